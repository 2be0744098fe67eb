import type { ReactNode } from 'react';
import { QueryContent } from '#ui/feedback/query-content.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton-group.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Text } from '#ui/text/text.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { accountTexts } from '../account-texts.ts';
import styles from './account-page.module.css';
import { AccountSettings } from './account-settings.tsx';
import { useAccount } from './use-account.ts';

interface AccountPageProps {
  /** Which mails come. */
  mails: ReactNode;
}

export function AccountPage({ mails }: AccountPageProps) {
  const t = useTexts(accountTexts);
  const account = useAccount();
  const title = t('account.page.title');
  usePageTitle(title);
  return (
    <Stack gap={5} shrinkItems className={styles.page}>
      <Stack gap={1}>
        <Text as="h1" size="2xl">
          {title}
        </Text>
        <Text tone="muted">{t('account.page.lead')}</Text>
      </Stack>
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
    </Stack>
  );
}
