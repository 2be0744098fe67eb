import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { TableHead } from '#ui/table.tsx';
import styles from './admin-list.module.css';
import type { AdminListProps } from './list-types.ts';
import { useListParams } from './use-list-params.ts';

interface SortHeadProps {
  sort: string;
  numeric: boolean | undefined;
  defaultSort: AdminListProps<never>['defaultSort'];
  children: ReactNode;
}

const marks = { asc: ArrowUp, desc: ArrowDown, none: ChevronsUpDown } as const;
const spoken = { asc: 'ascending', desc: 'descending', none: 'none' } as const;

/** Sorts by its column; pressed again, the other way round. */
export function SortHead({ sort, numeric, defaultSort, children }: SortHeadProps) {
  const params = useListParams();
  const isOn = (params.get('sort') ?? defaultSort?.sort) === sort;
  const direction = params.get('direction') ?? defaultSort?.direction ?? 'desc';
  const way = !isOn ? 'none' : direction === 'asc' ? 'asc' : 'desc';
  const Mark = marks[way];
  const flip = () => params.set({ sort, direction: way === 'desc' ? 'asc' : 'desc' });
  return (
    <TableHead numeric={numeric ?? false} aria-sort={spoken[way]}>
      <button type="button" className={styles.sort} onClick={flip}>
        {children}
        <Mark size={14} aria-hidden="true" />
      </button>
    </TableHead>
  );
}
