import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

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
