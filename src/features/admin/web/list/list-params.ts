import type { UseQueryResult } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

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

export interface ListParams {
  get(name: string): string | undefined;
  /** What is set to nothing goes; a list that is narrowed begins anew. */
  set(changes: Readonly<Record<string, string | undefined>>): void;
  /** The query of the call. */
  all(): Record<string, string>;
}

/** Filters, order and page of a list live in the address: it can be sent to a colleague, and "back" goes back. */
export function useListParams(): ListParams {
  const [params, setParams] = useSearchParams();
  const set = useCallback<ListParams['set']>(
    (changes) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          if (!('after' in changes)) next.delete('after');
          for (const [name, value] of Object.entries(changes)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        // Turning a page is a step; narrowing down is one long thought.
        { replace: !('after' in changes), preventScrollReset: true },
      ),
    [setParams],
  );
  return useMemo(
    () => ({
      get: (name) => params.get(name) || undefined,
      set,
      all: () => Object.fromEntries([...params].filter(([, value]) => value)),
    }),
    [params, set],
  );
}
