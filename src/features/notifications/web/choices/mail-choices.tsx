import { useQuery } from '@tanstack/react-query';
import { ErrorCard } from '#ui/error-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import { offeredMailKinds } from '../../domain.ts';
import { notificationsQueries } from '../queries.ts';
import { noticesTexts } from '../texts.ts';
import { MailChoiceRow } from './mail-choice-row.tsx';
import styles from './mail-choices.module.css';

/** Which news also come by mail. */
export function MailChoices() {
  const t = useTexts(noticesTexts);
  const { data, isError, error, refetch } = useQuery(notificationsQueries.mailChoices(useApi()));
  if (data)
    return (
      <ul className={styles.list}>
        {offeredMailKinds.map((kind) => (
          <MailChoiceRow key={kind} kind={kind} isOn={data[kind]} />
        ))}
      </ul>
    );
  if (isError)
    return (
      <ErrorCard level="h3" title={t('notices.mails.failed')} message={error.message} onRetry={() => void refetch()} />
    );
  return (
    <div className={styles.list} role="status" aria-busy="true" aria-label={t('notices.mails.loading')}>
      {offeredMailKinds.map((kind) => (
        <div key={kind} className={styles.row}>
          <span className={styles.words}>
            <Skeleton />
            <Skeleton />
          </span>
        </div>
      ))}
    </div>
  );
}
