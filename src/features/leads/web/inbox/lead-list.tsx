import { ArrowUp, ChevronDown, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Checkbox } from '#ui/choices/checkbox.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { MoreRows, RowList } from '#ui/lists/row-list.tsx';
import { SelectionBar, useSelection } from '#ui/lists/selection.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useOpenness } from '#ui/overlays/back-closes.ts';
import { ConfirmButton } from '#ui/overlays/confirm-button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#ui/overlays/dropdown-menu.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import type { Lead } from '../../contract.ts';
import { canTransition } from '../../domain.ts';
import { statusIcons } from '../components/status-badge.tsx';
import { inboxTexts } from '../inbox-texts.ts';
import { aims, useRemoveLeads, useSetLeadsStatus } from '../state/lead-calls.ts';
import { type LeadList as List, withoutPending } from '../state/lead-queries.ts';
import { LeadChunk } from './lead-chunk.tsx';
import styles from './lead-list.module.css';
import { heirOf, passFocus } from './pass-focus.ts';

interface PickBarProps {
  leads: readonly Lead[];
  /** All leads of the list, in its order. */
  order: readonly number[];
  onClear: () => void;
  onRemoved: (ids: readonly number[]) => void;
}

const idsOf = (leads: readonly Lead[]): number[] => leads.map(({ id }) => id);

/** Bulk actions for selected leads. Leads that already have the status are skipped. */
function PickBar({ leads, order, onClear, onRemoved }: PickBarProps) {
  const t = useTexts(inboxTexts);
  const setStatus = useSetLeadsStatus();
  const { mutate: remove, isPending } = useRemoveLeads(onRemoved);
  const count = leads.length;
  const possible = aims
    .map((aim) => ({ aim, able: leads.filter(({ status }) => canTransition(status, aim)) }))
    .filter(({ able }) => able.length > 0);
  return (
    <SelectionBar
      label={t('inbox.pick.bar')}
      text={t('inbox.pick.count', { count })}
      clearLabel={t('inbox.pick.clear')}
      onClear={onClear}
    >
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button size="sm">
            {t('inbox.pick.setStatus')}
            <ChevronDown aria-hidden="true" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          {possible.map(({ aim, able }) => (
            <DropdownMenuItem
              key={aim}
              icon={statusIcons[aim]}
              onSelect={() => {
                setStatus({ ids: idsOf(able), status: aim });
                onClear();
                // Under a filter the rows leave the list.
                passFocus([leads[0]?.id, heirOf(order, idsOf(leads))]);
              }}
            >
              {t(`inbox.tabs.${aim}`)}
            </DropdownMenuItem>
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
      <ConfirmButton
        size="sm"
        call={{ isPending, send: () => remove(idsOf(leads)) }}
        title={t('inbox.remove.title', { count })}
        description={t('inbox.remove.text')}
        confirm={t('inbox.remove.confirm', { count })}
        destructive
      >
        <Trash2 aria-hidden="true" />
        {t('inbox.pick.delete')}
      </ConfirmButton>
    </SelectionBar>
  );
}

/** At the top of the list, new leads may be inserted directly. */
const topPixels = 120;
const isAtTop = (): boolean => window.scrollY < topPixels;

/** The list as shown, and the number of leads received since. */
function usePendingLeads(pages: readonly Lead[][] | undefined, isLoaded: boolean) {
  const [newest, setNewest] = useState<number>();
  const top = pages?.[0]?.[0]?.id;
  const visible = useMemo(() => withoutPending(pages ?? [], newest), [pages, newest]);
  useEffect(() => {
    if (isLoaded && top !== undefined && (newest === undefined || isAtTop()))
      setNewest((before) => Math.max(before ?? 0, top));
  }, [isLoaded, top, newest]);
  const release = useCallback(() => {
    setNewest(top);
    window.scrollTo({ top: 0 });
  }, [top]);
  return { ...visible, release };
}

interface EndOfListProps {
  /** Number of loaded pages; the end of the list is observed again after each. */
  pages: number;
  hasMore: boolean;
  isLoading: boolean;
  /** A page failed to load: from then on loading is manual only. */
  isFailed: boolean;
  onMore: () => void;
}

/** Starts loading one screen before the end. */
const ahead = '800px';

/** Loads more rows on scroll, and by a button for keyboard users. */
function EndOfList({ pages, isFailed, ...props }: EndOfListProps) {
  const t = useTexts(inboxTexts);
  const ref = useRef<HTMLDivElement>(null);
  const { hasMore, isLoading, onMore } = props;
  const isReady = hasMore && !isLoading && !isFailed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page may come so fast that nothing else tells of it
  useEffect(() => {
    if (!isReady || !ref.current) return;
    const observer = new IntersectionObserver(
      // The observer may report several entries at once.
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onMore(),
      { rootMargin: ahead },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isReady, onMore, pages]);
  return <MoreRows {...props} ref={ref} more={t('inbox.more')} end={t('inbox.end')} />;
}

const steps: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** Moves focus between rows with the arrow keys or the keys known from mail clients. */
function focusByKeys(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const isPlain = !(event.metaKey || event.ctrlKey || event.altKey || event.shiftKey);
  const row = (event.target as HTMLElement).closest?.('li');
  if (!step || !isPlain || !row || event.target instanceof HTMLInputElement) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const ref = rows.findIndex((one) => row.contains(one));
  const next = rows[ref + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

export interface LeadListProps {
  list: List;
  openId: number | undefined;
  showsProfile: boolean;
  hrefOf: (id: number) => string;
  onOpen: (id: number) => void;
  onRemoved: (ids: readonly number[]) => void;
}

/** Leads of one filter; another filter restarts the list. */
export function LeadList({ list, openId, showsProfile, hrefOf, onOpen, onRemoved }: LeadListProps) {
  const t = useTexts(inboxTexts);
  const { data, isPlaceholderData, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const { pages, newCount, release } = usePendingLeads(data?.pages, !isPlaceholderData);
  const visibleLeads = useMemo(() => pages.flat(), [pages]);
  const ids = useMemo(() => visibleLeads.map(({ id }) => id), [visibleLeads]);
  const { picked, isPicking, setIsPicking, pick, pickAll, clear } = useSelection(ids);
  // On a phone choosing is a mode of its own, which "back" ends.
  const isNarrow = useMediaQuery('(width < 640px)');
  useOpenness({ open: isPicking && isNarrow, onOpenChange: clear });
  const more = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  const allId = useId();
  return (
    <Stack shrinkItems shrink className={styles.location} aria-busy={isPlaceholderData}>
      <NewBar count={newCount} onShow={release} />
      <RowList
        isStale={isPlaceholderData}
        aria-label={t('inbox.list')}
        data-picking={isPicking}
        onKeyDown={focusByKeys}
        head={
          <Row gap={3} align="center" justify="between" tone="muted" size="s" className={styles.bar}>
            <label className={styles.all} htmlFor={allId} data-shown={isPicking}>
              <Checkbox id={allId} checked={ids.length > 0 && picked.size === ids.length} onCheckedChange={pickAll} />
              {t('inbox.pick.all')}
            </label>
            <Button
              className={styles.mode ?? ''}
              variant="ghost"
              size="sm"
              onClick={() => (isPicking ? clear() : setIsPicking(true))}
            >
              {t(isPicking ? 'inbox.pick.done' : 'inbox.pick.mode')}
            </Button>
          </Row>
        }
      >
        {pages.map((leads, ref) => (
          <LeadChunk
            // biome-ignore lint/suspicious/noArrayIndexKey: leads move on from page to page when new ones come in
            key={ref}
            leads={leads}
            openId={openId}
            picked={picked}
            showsProfile={showsProfile}
            hrefOf={hrefOf}
            onOpen={onOpen}
            onPick={pick}
          />
        ))}
      </RowList>
      <EndOfList
        pages={pages.length}
        hasMore={hasNextPage}
        isLoading={isFetchingNextPage}
        isFailed={isFetchNextPageError}
        onMore={more}
      />
      {picked.size > 0 && (
        <PickBar
          leads={visibleLeads.filter(({ id }) => picked.has(id))}
          order={ids}
          onClear={clear}
          onRemoved={onRemoved}
        />
      )}
    </Stack>
  );
}

/** Announces new leads without changing the scroll position. */
function NewBar({ count, onShow }: { count: number; onShow: () => void }) {
  const t = useTexts(inboxTexts);
  return (
    <Stack align="center" className={styles.unread} role="status">
      {count > 0 && (
        <Button size="sm" onClick={onShow}>
          <ArrowUp aria-hidden="true" />
          {t('inbox.newLeads', { count })}
        </Button>
      )}
    </Stack>
  );
}
