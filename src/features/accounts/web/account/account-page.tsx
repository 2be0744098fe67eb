import type { ReactNode } from 'react';
import { ErrorCard } from '#ui/feedback/error-card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Text } from '#ui/text/text.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { accountTexts } from '../account-texts.ts';
import styles from './account-page.module.css';
import { AccountSettings } from './account-settings.tsx';
import { AccountSkeleton } from './components/account-skeleton.tsx';
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
    <Stack gap={5} shrinkItems className={styles.page}>
      <Stack gap={1}>
        <Text as="h1" size="2xl">
          {title}
        </Text>
        <Text tone="muted">{t('account.page.lead')}</Text>
      </Stack>
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
    </Stack>
  );
}
