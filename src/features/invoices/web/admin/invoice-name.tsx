import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { AdminInvoice } from '../../admin-contract.ts';
import { numberText } from '../../domain.ts';
import styles from './invoices.module.css';
import { invoicesAdminTexts } from './invoices-texts.ts';

export function InvoiceName({ invoice: { kind, number } }: { invoice: AdminInvoice }) {
  const t = useTexts(invoicesAdminTexts);
  return (
    <span>
      <LatinText className={styles.number ?? ''}>{numberText(number)}</LatinText>
      <span className={styles.quiet}> · {t(`invoicesAdmin.kinds.${kind}`)}</span>
    </span>
  );
}
