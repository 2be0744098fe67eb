import { useCallback, useEffect, useState } from 'react';
import type { CommunityField } from '../../domain.ts';
import type { CommunityFilter } from '../community-filter.ts';
import { filterOf, withFilter } from './filter-in-address.ts';

/** An empty value takes that part away. */
export interface FilterChange {
  readonly field?: CommunityField | undefined;
  readonly city?: string;
  readonly q?: string;
}

/** What is shown, kept in the address. The first HTML shows everything: what the address wants is asked for right after. */
export function useFilter(): readonly [CommunityFilter, (change: FilterChange | undefined) => void] {
  const [filter, setFilter] = useState<CommunityFilter>({});
  useEffect(() => {
    const follow = () => setFilter(filterOf(window.location.search));
    if (window.location.search) follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  /** Nothing: all of it goes. */
  const change = useCallback((wanted: FilterChange | undefined) => {
    const before = wanted ? filterOf(window.location.search) : {};
    const merged = Object.entries({ ...before, ...wanted }).filter(([, value]) => value);
    const next = Object.fromEntries(merged) as CommunityFilter;
    window.history.replaceState(window.history.state, '', withFilter(window.location, next));
    setFilter(next);
  }, []);
  return [filter, change];
}
