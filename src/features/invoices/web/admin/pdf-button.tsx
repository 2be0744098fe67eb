import { Download } from 'lucide-react';
import { fillPath } from '#base/endpoint.ts';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { type AdminInvoice, adminInvoicesApi } from '../../admin-contract.ts';
import { numberText } from '../../domain.ts';
import { invoicesAdminTexts } from './invoices-texts.ts';

export function PdfButton({ invoice: { id, kind, number } }: { invoice: AdminInvoice }) {
  const t = useTexts(invoicesAdminTexts);
  const name = { kind: t(`invoicesAdmin.kinds.${kind}`), number: numberText(number) };
  return (
    <Button variant="ghost" size="icon" asChild>
      <a href={fillPath(adminInvoicesApi.pdf.path, { id })} download aria-label={t('invoicesAdmin.pdf', name)}>
        <Download aria-hidden="true" />
      </a>
    </Button>
  );
}
