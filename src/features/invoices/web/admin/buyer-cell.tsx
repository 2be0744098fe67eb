import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { AdminInvoice } from '../../admin-contract.ts';
import styles from './invoices.module.css';
import { invoicesAdminTexts } from './invoices-texts.ts';

/** Whom a document is made out to; the number that an accountant looks for goes before an address. */
export function BuyerCell({ buyer: { name, email, taxId } }: Pick<AdminInvoice, 'buyer'>) {
  const t = useTexts(invoicesAdminTexts);
  const second = taxId ?? email;
  return (
    <span className={styles.words}>
      {name ? <bdi>{name}</bdi> : t('invoicesAdmin.nobody')}
      {second && <LatinText className={styles.quiet ?? ''}>{second}</LatinText>}
    </span>
  );
}
