import { Link } from 'react-router';
import type { OrderState } from '#features/physical-cards/moves.ts';
import { useTexts } from '#ui/locale.tsx';
import { queueTexts } from '../queue-texts.ts';
import { countIn, hasMoreIn, type QueueFilter, type QueueTab, queueHref, queueTabs } from '../state/queue-view.ts';
import { wordsTexts } from '../words-texts.ts';
import styles from './state-tabs.module.css';

interface StateTabsProps {
  filter: QueueFilter;
  counts: readonly { state: OrderState; count: number }[] | undefined;
}

/** Ordinary links: each step has an address of its own. The number is of all that stand there, whatever the filter. */
export function StateTabs({ filter, counts }: StateTabsProps) {
  const t = useTexts(queueTexts);
  const words = useTexts(wordsTexts);
  const nameOf = (tab: QueueTab) =>
    tab === 'open' || tab === 'closed' || tab === 'all'
      ? t(`workshopQueue.tabs.${tab}`)
      : words(`workshopWords.state.${tab}`);
  return (
    <nav className={styles.tabs} aria-label={t('workshopQueue.tabs.label')}>
      {queueTabs.map((tab) => (
        <Link
          key={tab}
          className={styles.tab}
          to={queueHref({ ...filter, tab })}
          {...(tab === filter.tab && { 'aria-current': true })}
        >
          {nameOf(tab)}
          <span className={styles.count} dir="ltr">
            {countIn(tab, counts)?.toLocaleString('en') ?? ''}
            {hasMoreIn(tab, counts) && '+'}
          </span>
        </Link>
      ))}
    </nav>
  );
}
