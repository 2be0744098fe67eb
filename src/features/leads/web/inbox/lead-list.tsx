import { ArrowUp } from 'lucide-react';
import { type KeyboardEvent, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Row } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Text } from '#ui/text.tsx';
import type { Lead } from '../../contract.ts';
import { inboxTexts } from '../inbox-texts.ts';
import { holdBack } from '../state/held.ts';
import type { LeadList as List } from '../state/use-lead-list.ts';
import { usePicked } from '../state/use-picked.ts';
import { LeadChunk } from './lead-chunk.tsx';
import styles from './lead-list.module.css';
import { PickBar } from './pick-bar.tsx';

/** Whoever has the top of the list before them may see it grow. */
const topPixels = 120;
const isAtTop = (): boolean => window.scrollY < topPixels;

/** The list as the reader knows it, and how many have come in since. */
function useHeld(pages: readonly Lead[][] | undefined, isSettled: boolean) {
  const [newest, setNewest] = useState<number>();
  const top = pages?.[0]?.[0]?.id;
  const held = useMemo(() => holdBack(pages ?? [], newest), [pages, newest]);
  useEffect(() => {
    if (isSettled && top !== undefined && (newest === undefined || isAtTop()))
      setNewest((before) => Math.max(before ?? 0, top));
  }, [isSettled, top, newest]);
  const release = useCallback(() => {
    setNewest(top);
    window.scrollTo({ top: 0 });
  }, [top]);
  return { ...held, release };
}

interface MoreRowsProps {
  /** How many pages are there: after each the end is looked for anew. */
  pages: number;
  hasMore: boolean;
  isLoading: boolean;
  /** It has failed once: from then on only when it is asked for. */
  isFailed: boolean;
  onMore: () => void;
}

/** Begins a screen before the end is reached. */
const ahead = '800px';

/** The rest comes by itself while one reads, and by a button for whoever comes here with the keyboard. */
function MoreRows({ pages, hasMore, isLoading, isFailed, onMore }: MoreRowsProps) {
  const t = useTexts(inboxTexts);
  const place = useRef<HTMLDivElement>(null);
  const isReady = hasMore && !isLoading && !isFailed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page may come so fast that nothing else tells of it
  useEffect(() => {
    if (!isReady || !place.current) return;
    const observer = new IntersectionObserver(
      // Several looks may be told of at once.
      (looks) => looks.some(({ isIntersecting }) => isIntersecting) && onMore(),
      { rootMargin: ahead },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isReady, onMore, pages]);
  return (
    <div className={styles.more} ref={place}>
      {hasMore ? (
        <Button variant="outline" loading={isLoading} onClick={onMore}>
          {t('inbox.more')}
        </Button>
      ) : (
        <Text tone="muted" size="s">
          {t('inbox.end')}
        </Text>
      )}
    </div>
  );
}

const steps: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** Up and down from row to row, by arrows or by the keys that mail readers know. */
function moveByKeys(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const isPlain = !(event.metaKey || event.ctrlKey || event.altKey || event.shiftKey);
  const row = (event.target as HTMLElement).closest?.('li');
  if (!step || !isPlain || !row || event.target instanceof HTMLInputElement) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const place = rows.findIndex((one) => row.contains(one));
  const next = rows[place + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

export interface LeadListProps {
  list: List;
  openId: number | undefined;
  showsCard: boolean;
  hrefOf: (id: number) => string;
  onOpen: (id: number) => void;
  onGone: (ids: readonly number[]) => void;
}

/** The leads of one filter; another filter begins anew. */
export function LeadList({ list, openId, showsCard, hrefOf, onOpen, onGone }: LeadListProps) {
  const t = useTexts(inboxTexts);
  const { data, isPlaceholderData, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const { pages, fresh, release } = useHeld(data?.pages, !isPlaceholderData);
  const shown = useMemo(() => pages.flat(), [pages]);
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const { picked, isPicking, setIsPicking, pick, pickAll, clear } = usePicked(ids);
  const more = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  const allId = useId();
  return (
    <div className={styles.place} aria-busy={isPlaceholderData}>
      <NewBar count={fresh} onShow={release} />
      <div className={styles.card} data-stale={isPlaceholderData}>
        <Row gap={3} align="center" justify="between" className={styles.bar}>
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
        <ul className={styles.rows} aria-label={t('inbox.list')} data-picking={isPicking} onKeyDown={moveByKeys}>
          {pages.map((leads, place) => (
            <LeadChunk
              // biome-ignore lint/suspicious/noArrayIndexKey: leads move on from page to page when new ones come in
              key={place}
              leads={leads}
              openId={openId}
              picked={picked}
              showsCard={showsCard}
              hrefOf={hrefOf}
              onOpen={onOpen}
              onPick={pick}
            />
          ))}
        </ul>
      </div>
      <MoreRows
        pages={pages.length}
        hasMore={hasNextPage}
        isLoading={isFetchingNextPage}
        isFailed={isFetchNextPageError}
        onMore={more}
      />
      {picked.size > 0 && <PickBar leads={shown.filter(({ id }) => picked.has(id))} onClear={clear} onGone={onGone} />}
    </div>
  );
}

interface NewBarProps {
  count: number;
  onShow: () => void;
}

/** Leads that came in meanwhile, without taking the reader's place away. */
function NewBar({ count, onShow }: NewBarProps) {
  const t = useTexts(inboxTexts);
  return (
    <div className={styles.fresh} role="status">
      {count > 0 && (
        <Button size="sm" onClick={onShow}>
          <ArrowUp aria-hidden="true" />
          {t('inbox.fresh', { count })}
        </Button>
      )}
    </div>
  );
}
