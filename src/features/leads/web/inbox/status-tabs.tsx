import { Link } from 'react-router';
import { useTexts } from '#ui/locale.tsx';
import type { LeadFilter } from '../../contract.ts';
import { type LeadStatus, leadStatuses } from '../../domain.ts';
import { inboxTexts } from '../inbox-texts.ts';
import type { LeadCounts } from '../state/use-lead-list.ts';
import type { View } from '../state/view.ts';
import styles from './status-tabs.module.css';

interface StatusTabsProps {
  filter: LeadFilter;
  counts: LeadCounts | undefined;
  hrefTo: (view: View) => string;
}

/** Ordinary links: each status has an address of its own. */
export function StatusTabs({ filter, counts, hrefTo }: StatusTabsProps) {
  const t = useTexts(inboxTexts);
  const { status: now, ...rest } = filter;
  // There only where something waits for review: most owners never need it.
  const isShown = (tab: LeadStatus) => tab !== 'review' || now === 'review' || (counts?.review ?? 0) > 0;
  return (
    <nav className={styles.tabs} aria-label={t('inbox.tabs.label')}>
      {(['all', ...leadStatuses.filter(isShown)] as const).map((tab) => {
        const isNow = tab === (now ?? 'all');
        const to = hrefTo({ filter: tab === 'all' ? rest : { ...rest, status: tab }, leadId: undefined });
        return (
          <Link key={tab} className={styles.tab} to={to} {...(isNow && { 'aria-current': true })}>
            {t(`inbox.tabs.${tab}`)}
            <span className={styles.count}>{counts ? counts[tab].toLocaleString('en') : ''}</span>
          </Link>
        );
      })}
    </nav>
  );
}
