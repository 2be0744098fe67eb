import { Link } from 'react-router';
import { Table, TableCell, TableHead } from '#ui/table.tsx';
import styles from './admin-list.module.css';
import type { AdminListProps, ListColumn } from './list-types.ts';
import { SortHead } from './sort-head.tsx';

type ListTableProps<Row> = Omit<AdminListProps<Row>, 'query' | 'empty'> & { rows: readonly Row[] };

/** A table; on a phone each row is a card, with the names of its columns beside what they hold. */
export function ListTable<Row>({ caption, rows, columns, keyOf, hrefOf, defaultSort }: ListTableProps<Row>) {
  return (
    <Table className={styles.table} caption={caption} hideCaption>
      <thead className={styles.heads}>
        <tr>
          {columns.map(({ id, head, sort, numeric }) =>
            sort ? (
              <SortHead key={id} sort={sort} numeric={numeric} defaultSort={defaultSort}>
                {head}
              </SortHead>
            ) : (
              <TableHead key={id} numeric={numeric ?? false}>
                {head}
              </TableHead>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className={styles.row}>
            {columns.map((column) => (
              <TableCell
                key={column.id}
                className={column.isMain ? styles.main : styles.cell}
                numeric={column.numeric ?? false}
              >
                {!column.isMain && (
                  <span className={styles.name} aria-hidden="true">
                    {column.head}
                  </span>
                )}
                <CellContent row={row} column={column} href={column.isMain ? hrefOf?.(row) : undefined} />
              </TableCell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

interface CellContentProps<Row> {
  row: Row;
  column: ListColumn<Row>;
  href: string | undefined;
}

function CellContent<Row>({ row, column, href }: CellContentProps<Row>) {
  const content = column.cell(row);
  if (!href) return <div className={styles.content}>{content}</div>;
  return (
    <Link className={styles.link} to={href}>
      {content}
    </Link>
  );
}
