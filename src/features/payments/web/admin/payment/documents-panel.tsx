import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { fillPath } from '#base/endpoint.ts';
import { Panel } from '#features/admin/web/index.ts';
import { adminInvoicesApi } from '#features/invoices/admin-contract.ts';
import { numberText } from '#features/invoices/domain.ts';
import { AmountText } from '#ui/amount-text.tsx';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { AdminPaymentDetail } from '../../../admin-contract.ts';
import { paymentAdminTexts } from '../payment-texts.ts';
import styles from './payment.module.css';

type Document = AdminPaymentDetail['invoices'][number];

export function DocumentsPanel({ payment: { invoices, userId } }: { payment: AdminPaymentDetail }) {
  const t = useTexts(paymentAdminTexts);
  const toAll = (
    <Button variant="ghost" size="sm" asChild>
      <Link to={`/admin/invoices?user=${userId}`}>{t('paymentAdmin.invoices.all')}</Link>
    </Button>
  );
  return (
    <Panel title={t('paymentAdmin.invoices.title')} actions={invoices.length > 0 && toAll}>
      {invoices.length === 0 && <p className={styles.quiet}>{t('paymentAdmin.invoices.empty')}</p>}
      {invoices.length > 0 && (
        <ul className={styles.rows}>
          {invoices.map((document) => (
            <DocumentRow key={document.id} document={document} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function DocumentRow({ document: { id, kind, number, gross, issuedAt } }: { document: Document }) {
  const t = useTexts(paymentAdminTexts);
  const name = { kind: t(`paymentAdmin.invoices.kinds.${kind}`), number: numberText(number) };
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span>
          {name.kind} <LatinText>{name.number}</LatinText>
        </span>
        <DateText className={styles.quiet ?? ''} value={issuedAt} />
      </span>
      <span className={styles.end}>
        <AmountText agorot={gross} />
        <Button variant="ghost" size="icon" asChild>
          <a
            href={fillPath(adminInvoicesApi.pdf.path, { id })}
            download
            aria-label={t('paymentAdmin.invoices.download', name)}
          >
            <Download aria-hidden="true" />
          </a>
        </Button>
      </span>
    </li>
  );
}
