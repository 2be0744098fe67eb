import { useCallback, useMemo, useSyncExternalStore } from 'react';

export interface BlogFilter {
  readonly tag: string;
  readonly q: string;
}

const changed = 'blog-filter-changed';

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  window.addEventListener(changed, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(changed, listener);
  };
}

const present = () => window.location.search;
/** The server renders everything; the browser applies the filter after hydration. */
const first = () => '';

/** `/blog?tag=…&q=…` from the filter; preserves all other parameters. */
export function blogAddress(filter: BlogFilter, search = ''): string {
  const query = new URLSearchParams(search);
  for (const name of ['tag', 'q'] as const) filter[name] ? query.set(name, filter[name]) : query.delete(name);
  return query.size ? `/blog?${query}` : '/blog';
}

/**
 * Topic and search are in the URL, so that links can be shared. "Back" undoes the choice of a topic; typing a search
 * replaces the history entry, so that users need not step back through every letter.
 */
export function useBlogFilter() {
  const search = useSyncExternalStore(subscribe, present, first);
  const filter = useMemo((): BlogFilter => {
    const query = new URLSearchParams(search);
    return { tag: query.get('tag')?.slice(0, 30) ?? '', q: query.get('q')?.slice(0, 100) ?? '' };
  }, [search]);
  const go = useCallback((change: Partial<BlogFilter>) => {
    const query = new URLSearchParams(window.location.search);
    const next = { tag: query.get('tag') ?? '', q: query.get('q') ?? '', ...change };
    const address = blogAddress(next, window.location.search);
    window.history[change.tag === undefined ? 'replaceState' : 'pushState'](null, '', address);
    window.dispatchEvent(new Event(changed));
  }, []);
  return { filter, go };
}
