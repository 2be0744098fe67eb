import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Locale } from '#i18n/locale.ts';
import { useLocale } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { type SearchHit, searchApi } from '../contract.ts';
import { isSearchable, type SearchKind } from '../domain.ts';

export interface KnownHit extends SearchHit {
  readonly kind: SearchKind;
}

const waitMilliseconds = 120;
const second = 1_000;

/** What is typed, and the hits of it or, until they are here, of what was typed before. */
export function useSearch(typed: string) {
  const api = useApi();
  const { locale } = useLocale();
  const text = isSearchable(typed) ? typed.trim() : '';
  const [q, setQ] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setQ(text), text === '' ? 0 : waitMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);
  const query = useQuery({
    queryKey: [searchApi.search.path, q, locale],
    queryFn: () => api.call(searchApi.search, { query: { q } }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    // For who goes back to a text; rows change while nobody looks.
    staleTime: 10 * second,
    // The panel has a button for it.
    retry: false,
  });
  return {
    q,
    text,
    groups: q === '' || text === '' ? undefined : query.data?.groups,
    error: q === text && q !== '' && !query.data ? query.error : null,
    /** The hits are not those of the text yet. */
    isPending: text !== '' && (q !== text || query.isPlaceholderData || query.isLoading),
    /** Without waiting for a pause. */
    searchNow: () => setQ(text),
    retry: () => void query.refetch(),
  };
}

interface Recent {
  readonly hits: readonly KnownHit[];
  /** Their texts are in this language. */
  readonly locale: Locale;
}

const recentKey = ['admin-search-recent'];
const maxRecent = 6;
const keyOf = ({ kind, id }: KnownHit): string => `${kind}-${id}`;

/** Kept in memory only, and forgotten with everything else that was read when the session ends: they name customers. */
export function useRecent() {
  const queries = useQueryClient();
  const { locale } = useLocale();
  const stored = queries.getQueryData<Recent>(recentKey);
  const recent = stored?.locale === locale ? stored.hits : [];
  return {
    recent,
    remember: (hit: KnownHit) => {
      const others = recent.filter((one) => keyOf(one) !== keyOf(hit));
      queries.setQueryDefaults(recentKey, { gcTime: Number.POSITIVE_INFINITY });
      queries.setQueryData<Recent>(recentKey, { hits: [hit, ...others].slice(0, maxRecent), locale });
    },
  };
}
