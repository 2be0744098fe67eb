import type { UseQueryResult } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface ListColumn<Row> {
  readonly id: string;
  readonly head: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** The name by which the server sorts, where it can. */
  readonly sort?: string;
  readonly numeric?: boolean;
  /** What the row is called: it carries the link, and heads the card on a phone. */
  readonly isMain?: boolean;
}

export interface AdminListProps<Row> {
  caption: string;
  query: Pick<UseQueryResult<{ rows: Row[]; next: string | null }>, 'data' | 'error' | 'refetch' | 'isPlaceholderData'>;
  columns: readonly ListColumn<Row>[];
  /** By its index where two rows may be alike in all that is known of them. */
  keyOf: (row: Row, index: number) => string | number;
  /** Nothing where a row leads nowhere. */
  hrefOf?: (row: Row) => string | undefined;
  empty: { readonly icon: LucideIcon; readonly title: string; readonly text?: string };
  defaultSort?: { readonly sort: string; readonly direction: 'asc' | 'desc' };
}
