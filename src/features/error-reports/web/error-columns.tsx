import type { ListColumn } from '#features/admin/web/index.ts';
import { useTexts } from '#ui/locale.tsx';
import { TimeAgo } from '#ui/time-ago.tsx';
import type { ErrorKind } from '../admin-contract.ts';
import { BrowserText } from './browser-text.tsx';
import styles from './errors.module.css';
import { errorsTexts } from './errors-texts.ts';
import { StateBadge } from './state-badge.tsx';

export function useErrorColumns(): ListColumn<ErrorKind>[] {
  const t = useTexts(errorsTexts);
  return [
    {
      id: 'message',
      head: t('adminErrors.message'),
      isMain: true,
      cell: (error) => <KindName error={error} />,
    },
    { id: 'state', head: t('adminErrors.state'), cell: (error) => <StateBadge error={error} /> },
    {
      id: 'count',
      head: t('adminErrors.count'),
      sort: 'count',
      numeric: true,
      cell: ({ count, countSince, returnedAt, state }) => (
        <span className={styles.count}>
          {count.toLocaleString('en')}
          {state === 'open' && returnedAt && (
            <span className={styles.since}>{t('adminErrors.since', { count: countSince })}</span>
          )}
        </span>
      ),
    },
    {
      id: 'lastSeen',
      head: t('adminErrors.lastSeen'),
      sort: 'lastSeen',
      cell: ({ lastSeenAt }) => <TimeAgo at={lastSeenAt} />,
    },
    { id: 'firstSeen', head: t('adminErrors.firstSeen'), cell: ({ firstSeenAt }) => <TimeAgo at={firstSeenAt} /> },
    { id: 'browser', head: t('adminErrors.browser'), cell: (error) => <BrowserText error={error} /> },
  ];
}

/** What it says, and under it of which kind it is and on which page it was. */
function KindName({ error: { type, message, path } }: { error: ErrorKind }) {
  return (
    <span className={styles.kind}>
      <span className={styles.message} dir="ltr">
        {message || type}
      </span>
      <span className={styles.type} dir="ltr">
        {[message && type, path].filter(Boolean).join(' · ')}
      </span>
    </span>
  );
}
