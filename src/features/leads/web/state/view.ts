import { useCallback, useMemo, useRef } from 'react';
import { addDays } from '#base/time/israel-time.ts';
import { useGoBack, useLocation, useNavigate, useParams, useSearchParams } from '#ui/router.tsx';
import { hrefWith, readFilter } from '#web-kit/address-filter.ts';
import { type LeadFilter, leadFilter } from '../../contract.ts';

/** State of the inbox: a filter and at most one open lead. All of it is stored in the URL. */
export interface View {
  readonly filter: LeadFilter;
  readonly leadId: number | undefined;
}

const byProfilePath = '/contact-leads';

/** The view in the URL; a profile ID in the path overrides the one in the query. */
export function viewOf(search: URLSearchParams, profileId: string | undefined): View {
  const written = new URLSearchParams(search);
  if (profileId !== undefined) written.set('profileId', profileId);
  const leadId = Number(search.get('lead'));
  return {
    filter: readFilter(written, leadFilter.shape),
    leadId: Number.isInteger(leadId) && leadId > 0 ? leadId : undefined,
  };
}

/** URL of a view. Users who arrived by a profile's URL stay on profile URLs. */
export function hrefOf(pathname: string, { filter, leadId: lead }: View): string {
  const { profileId, status, q, from, to } = filter;
  const rest = { status, q, from, to, lead };
  if (!pathname.startsWith(byProfilePath)) return hrefWith('/leads', { profileId, ...rest });
  return hrefWith([byProfilePath, profileId].filter(Boolean).join('/'), rest);
}

export const isFiltered = (filter: LeadFilter): boolean => Object.values(filter).some((value) => value !== undefined);

/** What a view lists: archived leads are under their own tab, and wherever a search finds them. */
export const listedBy = (filter: LeadFilter): LeadFilter =>
  filter.status || filter.q ? filter : { ...filter, status: 'active' };

/** The view in the URL, and functions to change it. */
export function useView() {
  const { pathname, search, state } = useLocation();
  const [params] = useSearchParams();
  const { profileId } = useParams();
  const navigate = useNavigate();
  const goBack = useGoBack();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text of the address says whether it changed
  const view = useMemo(() => viewOf(params, profileId), [search, profileId]);
  const isOpenedHere = Boolean((state as { isOpenedHere?: boolean } | null)?.isOpenedHere);
  const latest = useRef({ view, pathname, isOpenedHere });
  latest.current = { view, pathname, isOpenedHere };

  /** Opening the first lead adds a history entry that "back" undoes; switching to another lead replaces it. */
  const open = useCallback(
    (leadId: number) => {
      const now = latest.current;
      const isNext = now.view.leadId !== undefined;
      navigate(hrefOf(now.pathname, { ...now.view, leadId }), {
        replace: isNext,
        state: { isOpenedHere: isNext ? now.isOpenedHere : true },
      });
    },
    [navigate],
  );
  const close = useCallback(() => {
    const now = latest.current;
    if (now.view.leadId === undefined) return;
    if (now.isOpenedHere) goBack();
    else navigate(hrefOf(now.pathname, { ...now.view, leadId: undefined }), { replace: true });
  }, [navigate, goBack]);
  const setFilter = useCallback(
    (filter: LeadFilter, replace = false) => {
      navigate(hrefOf(latest.current.pathname, { filter, leadId: undefined }), { replace });
    },
    [navigate],
  );
  const hrefTo = useCallback((to: View) => hrefOf(pathname, to), [pathname]);
  return { view, open, close, setFilter, hrefTo };
}

export const timeRanges = ['all', 'today', 'week', 'month', 'own'] as const;
export type TimeRange = (typeof timeRanges)[number];
export const isTimeRange = (value: string): value is TimeRange => timeRanges.some((one) => one === value);

type Days = Pick<LeadFilter, 'from' | 'to'>;

const daysBack = { today: 0, week: 6, month: 29 } as const;

/** The dates of a range that ends today. The end is left open, so that later leads are included. */
export function daysOf(range: TimeRange, today: string): Days {
  if (range === 'all' || range === 'own') return {};
  return { from: addDays(today, -daysBack[range]) };
}

/** Which range the dates in the URL correspond to. */
export function rangeOf({ from, to }: Days, today: string): TimeRange {
  if (!from && !to) return 'all';
  const named = (['today', 'week', 'month'] as const).find((range) => !to && from === addDays(today, -daysBack[range]));
  return named ?? 'own';
}
