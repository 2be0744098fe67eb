import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Table, TableCell, TableHead } from '#ui/layout/table.tsx';
import { useTexts } from '#ui/locale.tsx';
import styles from './charts.module.css';
import { overviewTexts } from './overview-texts.ts';

interface ChartTableProps {
  caption: string;
  heads: readonly string[];
  rows: readonly { readonly name: string; readonly cells: readonly ReactNode[] }[];
}

/** Behind a chart: its numbers as a table, folded away until asked for. */
export function ChartTable({ caption, heads: [first, ...heads], rows }: ChartTableProps) {
  const t = useTexts(overviewTexts);
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        {t('overview.days.asTable')}
        <ChevronDown className={styles.chevron} size={16} aria-hidden="true" />
      </summary>
      <div className={styles.table}>
        <Table caption={caption} hideCaption>
          <thead>
            <tr>
              <TableHead>{first}</TableHead>
              {heads.map((head) => (
                <TableHead key={head} numeric>
                  {head}
                </TableHead>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row" className={styles.rowName}>
                  {name}
                </th>
                {cells.map((cell, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
                  <TableCell key={index} numeric>
                    {cell}
                  </TableCell>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </details>
  );
}
