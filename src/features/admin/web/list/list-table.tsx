import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Table, TableCell, TableHead } from '#ui/lists/table.tsx';
import styles from './admin-list.module.css';
import { type AdminListProps, useListParams } from './list-params.ts';

interface SortHeadProps {
  sort: string;
  numeric: boolean | undefined;
  defaultSort: AdminListProps<never>['defaultSort'];
  children: ReactNode;
}

const sortIcons = { asc: ArrowUp, desc: ArrowDown, none: ChevronsUpDown } as const;
const ariaSort = { asc: 'ascending', desc: 'descending', none: 'none' } as const;

/** Sorts by its column; a second click reverses the order. */
function SortHead({ sort, numeric, defaultSort, children }: SortHeadProps) {
  const params = useListParams();
  const isOn = (params.get('sort') ?? defaultSort?.sort) === sort;
  const direction = params.get('direction') ?? defaultSort?.direction ?? 'desc';
  const order = !isOn ? 'none' : direction === 'asc' ? 'asc' : 'desc';
  const SortIcon = sortIcons[order];
  const flip = () => params.set({ sort, direction: order === 'desc' ? 'asc' : 'desc' });
  return (
    <TableHead numeric={numeric ?? false} aria-sort={ariaSort[order]}>
      <button type="button" className={styles.sort} onClick={flip}>
        {children}
        <SortIcon size={14} aria-hidden="true" />
      </button>
    </TableHead>
  );
}

type ListTableProps<Row> = Omit<AdminListProps<Row>, 'query' | 'empty'> & { rows: readonly Row[] };

/** A table; on a phone each row is a card with labelled values. */
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
        {rows.map((row, index) => (
          <tr key={keyOf(row, index)} className={styles.row}>
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
                <CellContent content={column.cell(row)} href={column.isMain ? hrefOf?.(row) : undefined} />
              </TableCell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function CellContent({ content, href }: { content: ReactNode; href: string | undefined }) {
  if (!href) return <div className={styles.content}>{content}</div>;
  return (
    <Link className={styles.link} to={href}>
      {content}
    </Link>
  );
}
