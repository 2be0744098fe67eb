import type { WorkshopOrderDetail } from '../../contract.ts';
import { AddressPart } from './address-part.tsx';
import { ChipsPart } from './chips-part.tsx';
import { FactsPart } from './facts-part.tsx';
import { FilesPart } from './files-part.tsx';
import { HistoryPart } from './history-part.tsx';
import styles from './order-page.module.css';
import { OwnerPart } from './owner-part.tsx';
import { SidesPart } from './sides-part.tsx';
import { StepPart } from './step-part.tsx';

interface OrderWholeProps {
  order: WorkshopOrderDetail;
}

/** The work in the wide column, what is only read beside it. */
export function OrderDetail({ order }: OrderWholeProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <StepPart order={order} />
        <SidesPart order={order} />
        <ChipsPart order={order} />
      </div>
      <div className={styles.column}>
        <FactsPart order={order} />
        <OwnerPart owner={order.owner} />
        <AddressPart address={order.address} />
        <FilesPart order={order} />
        <HistoryPart history={order.history} />
      </div>
    </div>
  );
}
