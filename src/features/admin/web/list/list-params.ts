import type { UseQueryResult } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { OnPick } from '#ui/lists/selection.tsx';
import { useNavigate, useSearchParams } from '#ui/router.tsx';

export interface ListColumn<Row> {
  readonly id: string;
  readonly head: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** The server's sort key, if sortable. */
  readonly sort?: string;
  /** Sorted from A to Z first; numbers and dates start with the highest. */
  readonly isText?: boolean;
  readonly numeric?: boolean;
  /** The row's main column: contains the link, and is the card's heading on a phone. */
  readonly isMain?: boolean;
}

export interface AdminListProps<Row> {
  caption: string;
  query: Pick<UseQueryResult<{ rows: Row[]; next: string | null }>, 'data' | 'error' | 'refetch' | 'isPlaceholderData'>;
  columns: readonly ListColumn<Row>[];
  /** Uses the index where two rows may be identical. */
  keyOf: (row: Row, index: number) => string | number;
  /** Absent if rows have no link. */
  hrefOf?: (row: Row) => string | undefined;
  /** Opens a row without an address of its own; a button in its main cell does the same for the keyboard. */
  onOpen?: (row: Row) => void;
  empty: { readonly icon: LucideIcon; readonly title: string; readonly text?: string };
  defaultSort?: ListSort;
  /** Rows can be marked; their keys are numbers. */
  selection?: ListSelection<Row> | undefined;
}

interface ListSelection<Row> {
  readonly picked: ReadonlySet<number>;
  readonly pick: OnPick;
  readonly pickAll: (isOn: boolean) => void;
  /** Names the row for a screen reader. */
  readonly nameOf: (row: Row) => string;
}

/** What can be done with the marked rows, given by a higher feature. */
export interface BulkBarProps {
  readonly ids: readonly number[];
  /** The filter and search of the list. */
  readonly filter: Readonly<Record<string, string>>;
  readonly onClear: () => void;
}

interface ListSort {
  readonly sort: string;
  readonly direction: 'asc' | 'desc';
}

export interface ListParams {
  get(name: string): string | undefined;
  /** Undefined values are removed; changing a filter returns to the first page. */
  set(changes: Readonly<Record<string, string | undefined>>): void;
  /** The query of the request. */
  all(): Record<string, string>;
}

/** Stores filters, order and page of a list in the URL, so that it can be shared and "back" works. */
export function useListParams(): ListParams {
  const [params, setParams] = useSearchParams();
  // The router renders a change later: a second one made by then starts from the first.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const set = useCallback<ListParams['set']>(
    (changes) => {
      const next = new URLSearchParams(latest.current);
      if (!('after' in changes)) next.delete('after');
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      latest.current = next;
      // Paging adds a history entry; filtering replaces the current one.
      setParams(next, { replace: !('after' in changes) });
    },
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

/** The order of the list: from the URL, or its default. */
export function useListSort(defaultSort: ListSort = { sort: '', direction: 'desc' }) {
  const params = useListParams();
  const sort = params.get('sort') ?? defaultSort.sort;
  const direction = (params.get('direction') ?? defaultSort.direction) === 'asc' ? 'asc' : 'desc';
  return { sort, direction, isDefault: sort === defaultSort.sort && direction === defaultSort.direction } as const;
}

interface AddressFilter<Filter extends object> {
  readonly read: (search: URLSearchParams) => Filter;
  readonly hrefOf: (filter: Filter) => string;
}

function changed<Filter extends object>(filter: Filter, name: keyof Filter, value: string): Filter {
  const { [name]: _, ...rest } = filter;
  return (value ? { ...rest, [name]: value } : rest) as Filter;
}

/**
 * A filter in the URL, and functions to change it: for lists that ignore invalid URL parameters, where `useListParams`
 * leaves validation to the server. `address` must be a stable object.
 */
export function useAddressFilter<Filter extends object>(address: AddressFilter<Filter>) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const filter = address.read(search);
  // A debounced search may fire after the filter has changed, so it must read the latest filter.
  const latest = useRef(filter);
  latest.current = filter;
  const show = useCallback(
    (next: Filter, replace = false) => navigate(address.hrefOf(next), { replace }),
    [navigate, address],
  );
  const change = useCallback(
    (name: keyof Filter & string, value: string, replace = name === 'q') => {
      show(changed(latest.current, name, value), replace);
    },
    [show],
  );
  // Clearing the filter also clears the search field.
  const [resets, setResets] = useState(0);
  const reset = (next: Filter) => {
    setResets(resets + 1);
    show(next);
  };
  return { filter, show, change, reset, resets };
}
