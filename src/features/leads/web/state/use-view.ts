import { useCallback, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import type { LeadFilter } from '../../contract.ts';
import { hrefOf, type View, viewOf } from './view.ts';

interface OpenedHere {
  readonly isOpenedHere?: boolean;
}

/** What the address says, and the ways to change it. */
export function useView() {
  const { pathname, search, state } = useLocation();
  const [params] = useSearchParams();
  const { profileId } = useParams();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text of the address says whether it changed
  const view = useMemo(() => viewOf(params, profileId), [search, profileId]);
  const isOpenedHere = Boolean((state as OpenedHere | null)?.isOpenedHere);
  const latest = useRef({ view, pathname, isOpenedHere });
  latest.current = { view, pathname, isOpenedHere };

  /** The first lead that is opened makes a step that "back" undoes; from one to the next is no further step. */
  const open = useCallback(
    (leadId: number) => {
      const now = latest.current;
      const isNext = now.view.leadId !== undefined;
      void navigate(hrefOf(now.pathname, { ...now.view, leadId }), {
        replace: isNext,
        state: { isOpenedHere: isNext ? now.isOpenedHere : true } satisfies OpenedHere,
      });
    },
    [navigate],
  );
  const close = useCallback(() => {
    const now = latest.current;
    if (now.view.leadId === undefined) return;
    if (now.isOpenedHere) void navigate(-1);
    else void navigate(hrefOf(now.pathname, { ...now.view, leadId: undefined }), { replace: true });
  }, [navigate]);
  const setFilter = useCallback(
    (filter: LeadFilter, replace = false) => {
      void navigate(hrefOf(latest.current.pathname, { filter, leadId: undefined }), { replace });
    },
    [navigate],
  );
  const hrefTo = useCallback((to: View) => hrefOf(pathname, to), [pathname]);
  return { view, open, close, setFilter, hrefTo };
}
