import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import styles from './broadcasts.module.css';
import { broadcastsQueries } from './broadcasts-queries.ts';
import { broadcastsAdminTexts } from './broadcasts-texts.ts';
import { audienceOf, type Typed } from './draft.ts';

/** How many are left by the conditions, told as they change. */
export function AudienceCount({ typed }: { typed: Typed }) {
  const t = useTexts(broadcastsAdminTexts);
  const { data, error } = useQuery(broadcastsQueries.count(useApi(), audienceOf(useDeferredValue(typed))));
  return (
    <p className={styles.count} role="status">
      {data && (
        <>
          <strong>{t('broadcastsAdmin.audience.count', { owners: data.owners })}</strong>
          {data.owners > 0 && <span>{t('broadcastsAdmin.audience.mails', { mails: data.mails })}</span>}
        </>
      )}
      {!data && (error?.message ?? t('broadcastsAdmin.audience.counting'))}
    </p>
  );
}
