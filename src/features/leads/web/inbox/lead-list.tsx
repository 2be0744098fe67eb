import { useCallback, useId, useMemo } from 'react';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { useTexts } from '#ui/locale.tsx';
import { inboxTexts } from '../inbox-texts.ts';
import { useHeld } from '../state/use-held.ts';
import type { LeadList as List } from '../state/use-lead-list.ts';
import { usePicked } from '../state/use-picked.ts';
import { LeadChunk } from './lead-chunk.tsx';
import styles from './lead-list.module.css';
import { MoreRows } from './more-rows.tsx';
import { NewBar } from './new-bar.tsx';
import { PickBar } from './pick-bar.tsx';
import { moveByKeys } from './row-keys.ts';

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
        <div className={styles.bar}>
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
        </div>
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
