import type { AdminPaymentDetail } from '../../../admin-contract.ts';
import { RefundPanel } from '../refund/refund-panel.tsx';
import { AttemptsPanel } from './attempts-panel.tsx';
import { DocumentsPanel } from './documents-panel.tsx';
import { EntriesPanel } from './entries-panel.tsx';
import { FactsPanel } from './facts-panel.tsx';
import { LinesPanel } from './lines-panel.tsx';
import styles from './payment.module.css';
import { RefundsPanel } from './refunds-panel.tsx';

export function PaymentDetail({ payment }: { payment: AdminPaymentDetail }) {
  return (
    <div className={styles.panels}>
      <FactsPanel payment={payment} />
      <LinesPanel lines={payment.lines} />
      <RefundPanel payment={payment} />
      <RefundsPanel refunds={payment.refunds} />
      <DocumentsPanel payment={payment} />
      <EntriesPanel entries={payment.entries} />
      <AttemptsPanel attempts={payment.attempts} />
    </div>
  );
}
