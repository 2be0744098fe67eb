import type { WorkshopOrderDetail } from '../../contract.ts';
import { AddressSection } from './address-section.tsx';
import { ChipsSection } from './chips-section.tsx';
import { FactsSection } from './facts-section.tsx';
import { FilesSection } from './files-section.tsx';
import { HistorySection } from './history-section.tsx';
import styles from './order-page.module.css';
import { OwnerSection } from './owner-section.tsx';
import { SidesSection } from './sides-section.tsx';
import { StepSection } from './step-section.tsx';

interface OrderWholeProps {
  order: WorkshopOrderDetail;
}

/** The work in the wide column, what is only read beside it. */
export function OrderDetail({ order }: OrderWholeProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <StepSection order={order} />
        <SidesSection order={order} />
        <ChipsSection order={order} />
      </div>
      <div className={styles.column}>
        <FactsSection order={order} />
        <OwnerSection owner={order.owner} />
        <AddressSection address={order.address} />
        <FilesSection order={order} />
        <HistorySection history={order.history} />
      </div>
    </div>
  );
}
