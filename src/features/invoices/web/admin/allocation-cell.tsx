import { useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { AdminInvoice } from '../../admin-contract.ts';
import { numberText } from '../../domain.ts';
import { AllocationDialog } from './allocation-dialog.tsx';
import styles from './invoices.module.css';
import { invoicesAdminTexts } from './invoices-texts.ts';

/** The number that is there, or the way to enter it; where the law wants one, that it is missing stands out. */
export function AllocationCell({ invoice }: { invoice: AdminInvoice }) {
  const t = useTexts(invoicesAdminTexts);
  const [isOpen, setOpen] = useState(false);
  if (invoice.allocationNumber)
    return <LatinText className={styles.number ?? ''}>{invoice.allocationNumber}</LatinText>;
  // Only a business can ask for one.
  if (invoice.kind !== 'invoice_receipt' || invoice.buyer.taxId === null) return null;
  return (
    <span className={styles.actions}>
      {invoice.needsAllocation && (
        <Badge variant="warn" size="sm">
          {t('invoicesAdmin.allocation.missing')}
        </Badge>
      )}
      <Button
        variant="ghost"
        size="sm"
        aria-label={t('invoicesAdmin.allocation.setFor', { number: numberText(invoice.number) })}
        onClick={() => setOpen(true)}
      >
        {t('invoicesAdmin.allocation.set')}
      </Button>
      {isOpen && <AllocationDialog invoice={invoice} onClose={() => setOpen(false)} />}
    </span>
  );
}
