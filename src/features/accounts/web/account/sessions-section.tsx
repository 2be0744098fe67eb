import { useQuery } from '@tanstack/react-query';
import { ErrorCard } from '#ui/error-card.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast-store.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { type Account, accountApi } from '../../contract.ts';
import { accountTexts } from '../account-texts.ts';
import { ConfirmedButton } from './confirmed-button.tsx';
import { SessionList } from './session-list.tsx';
import { SettingsSection } from './settings-section.tsx';
import styles from './skeletons.module.css';
import { accountQueries, useUpdateSessionsCache } from './use-account.ts';
import { useAccountCall } from './use-account-call.ts';

interface SessionsSectionProps {
  account: Account;
}

export function SessionsSection({ account: { isDemo } }: SessionsSectionProps) {
  const t = useTexts(accountTexts);
  const { data, isError, error, refetch } = useQuery({ ...accountQueries.sessions(useApi()), enabled: !isDemo });
  const updateSessions = useUpdateSessionsCache();
  const others = useAccountCall({
    call: (api) => api.call(accountApi.endOtherSessions, {}),
    onDone: (remaining) => {
      updateSessions(remaining);
      toast({ title: t('account.sessions.endedOthers') });
    },
  });
  const hasOthers = data?.some(({ isCurrent }) => !isCurrent) ?? false;
  if (isDemo) return <SettingsSection name="sessions" text={t('account.demo.sessions')} />;
  return (
    <SettingsSection name="sessions" text={t(hasOthers || !data ? 'account.sessions.text' : 'account.sessions.alone')}>
      {data && <SessionList sessions={data} />}
      {!data && !isError && <SessionsSkeleton />}
      {!data && isError && (
        <ErrorCard
          level="h3"
          title={t('account.sessions.failed')}
          message={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {hasOthers && (
        <div>
          <ConfirmedButton
            call={others}
            title={t('account.sessions.endOthersTitle')}
            text={t('account.sessions.endOthersText')}
            confirm={t('account.sessions.endOthersConfirm')}
            isDestructive
          >
            {t('account.sessions.endOthers')}
          </ConfirmedButton>
        </div>
      )}
    </SettingsSection>
  );
}

function SessionsSkeleton() {
  const t = useTexts(accountTexts);
  return (
    <Stack gap={4} role="status" aria-busy="true" aria-label={t('account.page.loading')}>
      {['first', 'second'].map((name) => (
        <Row gap={4} align="center" key={name}>
          <Skeleton shape="circle" />
          <Stack gap={2} className={styles.lines}>
            <Skeleton shape="title" />
            <Skeleton />
          </Stack>
        </Row>
      ))}
    </Stack>
  );
}
