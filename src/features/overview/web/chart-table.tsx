import type { ReactNode } from 'react';
import { ChartDetails } from '#ui/chart.tsx';
import { Table, TableCell, TableHead } from '#ui/lists/table.tsx';
import styles from './charts.module.css';

interface ChartTableProps {
  caption: string;
  heads: readonly string[];
  rows: readonly { readonly name: string; readonly cells: readonly ReactNode[] }[];
}

export function ChartTable({ caption, heads: [first, ...heads], rows }: ChartTableProps) {
  return (
    <ChartDetails>
      <div className={styles.table}>
        <Table caption={caption} hideCaption pinned>
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
    </ChartDetails>
  );
}
