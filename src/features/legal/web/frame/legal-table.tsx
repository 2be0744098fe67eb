import { classNames } from '#ui/class-names.ts';
import { Table, TableCell, TableHead } from '#ui/table.tsx';
import type { ReadBlock } from './legal-document.ts';
import styles from './legal-table.module.css';
import { RichText } from './rich-text.tsx';

interface LegalTableProps {
  table: Extract<ReadBlock, { kind: 'table' }>;
}

export function LegalTable({ table }: LegalTableProps) {
  return (
    <div className={styles.frame}>
      <Table
        className={classNames(styles.table, table.head.length > 2 && styles.wide)}
        caption={table.caption}
        hideCaption
      >
        <thead>
          <tr>
            {table.head.map((words) => (
              <TableHead key={words} className={styles.head}>
                {words}
              </TableHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row[0]}>
              {row.map((words, place) => (
                <TableCell key={table.head[place]} className={styles.cell}>
                  <RichText>{words}</RichText>
                </TableCell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
