import type { ReactNode } from 'react';
import { ErrorCard } from '#ui/error-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { accountTexts } from '../account-texts.ts';
import styles from './account-page.module.css';
import { AccountSettings } from './account-settings.tsx';
import { AccountSkeleton } from './account-skeleton.tsx';
import { useAccount } from './use-account.ts';

interface AccountPageProps {
  /** Which mails come. */
  mails: ReactNode;
}

export function AccountPage({ mails }: AccountPageProps) {
  const t = useTexts(accountTexts);
  const { data, isError, error, refetch } = useAccount();
  const title = t('account.page.title');
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <div className={styles.heading}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{t('account.page.lead')}</p>
      </div>
      {data && <AccountSettings account={data} mails={mails} />}
      {!data && !isError && <AccountSkeleton />}
      {!data && isError && (
        <ErrorCard
          title={t('account.page.failed')}
          message={error.message}
          onRetry={() => void refetch()}
          homeHref="/"
        />
      )}
    </div>
  );
}
