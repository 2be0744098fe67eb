import type { ReactNode } from 'react';
import { QueryContent, SkeletonCards } from '#ui/feedback/query-content.tsx';
import { AppPage, PageHeader } from '#ui/layout/app-page.tsx';
import { usePageTitle, useTexts } from '#ui/locale.tsx';
import { accountTexts } from '../account-texts.ts';
import styles from './account-page.module.css';
import { AccountSettings } from './account-settings.tsx';
import { useAccount } from './use-account.ts';

interface AccountPageProps {
  /** The email preferences section. */
  mails: ReactNode;
}

export function AccountPage({ mails }: AccountPageProps) {
  const t = useTexts(accountTexts);
  const account = useAccount();
  const title = t('account.page.title');
  usePageTitle(title);
  return (
    <AppPage className={styles.page}>
      <PageHeader title={title} lead={t('account.page.lead')} />
      <QueryContent
        query={account}
        failed={t('account.page.failed')}
        homeHref="/"
        skeleton={
          <SkeletonCards
            label={t('account.page.loading')}
            className={styles.skeleton}
            shapes={['title', 'line', 'block', 'button']}
          />
        }
      >
        {(data) => <AccountSettings account={data} mails={mails} />}
      </QueryContent>
    </AppPage>
  );
}
