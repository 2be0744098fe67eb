import type { Overview } from '../contract.ts';
import { AttentionList } from './attention-list.tsx';
import { DaysSection } from './days-section.tsx';
import { FiguresGrid } from './figures-grid.tsx';
import { MonthsSection } from './months-section.tsx';
import { OrdersSection } from './orders-section.tsx';
import styles from './overview.module.css';

interface OverviewBodyProps {
  overview: Overview;
  /** Of the range that was shown before, while the next one comes. */
  isOld: boolean;
}

export function OverviewBody({ overview, isOld }: OverviewBodyProps) {
  return (
    <div className={styles.body} aria-busy={isOld}>
      <AttentionList overview={overview} />
      <FiguresGrid overview={overview} />
      <DaysSection days={overview.days} today={overview.to} />
      <div className={styles.pair}>
        <MonthsSection months={overview.months} />
        <OrdersSection orders={overview.orders} />
      </div>
    </div>
  );
}
