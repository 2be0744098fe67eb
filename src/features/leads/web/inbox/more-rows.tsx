import { useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { inboxTexts } from '../inbox-texts.ts';
import styles from './lead-list.module.css';

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
export function MoreRows({ pages, hasMore, isLoading, isFailed, onMore }: MoreRowsProps) {
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
        <p className={styles.end}>{t('inbox.end')}</p>
      )}
    </div>
  );
}
