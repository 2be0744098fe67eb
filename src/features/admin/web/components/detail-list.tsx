import type { ReactNode } from 'react';
import styles from './admin-panels.module.css';

interface DetailListProps {
  /** What has no value is not shown. */
  rows: readonly { readonly name: ReactNode; readonly value: ReactNode }[];
}

/** What is known of something: names and values. */
export function DetailList({ rows }: DetailListProps) {
  const visibleRows = rows.filter(({ value }) => value !== null && value !== undefined && value !== '');
  return (
    <dl className={styles.details}>
      {visibleRows.map(({ name, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a thing keep their places
        <div key={index} className={styles.detail}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
