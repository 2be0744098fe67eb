import { Download } from 'lucide-react';
import type { Invoice } from '#features/invoices/contract.ts';
import { invoicesApi } from '#features/invoices/contract.ts';
import { fileNameOf, numberText } from '#features/invoices/domain.ts';
import { AmountText } from '#ui/amount-text.tsx';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Text } from '#ui/text.tsx';
import type { Api } from '#web-kit/api-client.ts';
import { walletTexts } from '../texts.ts';
import { useWalletCall } from '../use-wallet-call.ts';
import styles from './invoice-row.module.css';

interface InvoiceRowProps {
  invoice: Invoice;
}

export function InvoiceRow({ invoice }: InvoiceRowProps) {
  const t = useTexts(walletTexts);
  const { send, isPending } = useWalletCall({ call: (api) => downloadInvoice(api, invoice) });
  const number = numberText(invoice.number);
  const kind = t(`wallet.invoices.${invoice.kind}`);
  return (
    <Row gap={3} align="center">
      <Stack gap={1} shrink className={styles.words}>
        <Text weight="medium" line="snug" breakWords>
          <bdi>{invoice.title}</bdi>
        </Text>
        <Row as="p" gap={[0, 3]} wrap tone="muted" size="s">
          <span>
            {kind} <LatinText>{number}</LatinText>
          </span>
          <DateText value={invoice.issuedAt} />
        </Row>
      </Stack>
      <AmountText className={styles.sum ?? ''} agorot={invoice.gross} />
      <Button
        variant="outline"
        size="icon"
        loading={isPending}
        aria-label={t('wallet.invoices.download', { kind, number })}
        onClick={() => send()}
      >
        <Download aria-hidden="true" />
      </Button>
    </Row>
  );
}

/** Hands a document to the reader's downloads; a refusal comes back as an error that says why. */
async function downloadInvoice(api: Api, invoice: Invoice): Promise<void> {
  const answer = (await api.call(invoicesApi.pdf, { params: { id: invoice.id } })) as Response;
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = fileNameOf(invoice);
  link.click();
  // Some browsers read the file only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
