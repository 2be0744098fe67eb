import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { Badge } from '#ui/feedback/badge.tsx';
import { QueryContent, SkeletonRows } from '#ui/feedback/query-content.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { IconTile } from '#ui/icon-tile.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { DateText, LatinText, useLocale, useTexts } from '#ui/locale.tsx';
import { ConfirmButton } from '#ui/overlays/confirm-button.tsx';
import { agoTexts } from '#ui/text/ago-texts.ts';
import { passedSince } from '#ui/text/time-ago.tsx';
import { type Api, useApi } from '#web-kit/api/api-client.tsx';
import { type Account, type AccountSession, accountApi } from '../../../contract.ts';
import { accountTexts } from '../../account-texts.ts';
import styles from '../components/components.module.css';
import { SettingRow, SettingsSection } from '../components/settings-section.tsx';
import { instantText } from '../components/times.ts';
import { accountQueries, useAccountCall } from '../use-account.ts';

/** This device first, then by most recent use. */
const inOrder = (sessions: readonly AccountSession[]): AccountSession[] =>
  sessions.toSorted(
    (one, other) =>
      Number(other.isCurrent) - Number(one.isCurrent) || Date.parse(other.lastSeenAt) - Date.parse(one.lastSeenAt),
  );

/** Ends sessions; the response lists those that remain. */
function useSessionsCall(call: (api: Api) => Promise<AccountSession[]>, done: string) {
  const queries = useQueryClient();
  const api = useApi();
  return useAccountCall({
    call,
    onDone: (remaining) => {
      queries.setQueryData(accountQueries.sessions(api).queryKey, remaining);
      toast({ title: done });
    },
  });
}

function SessionList({ sessions }: { sessions: readonly AccountSession[] }) {
  return (
    <Stack as="ul">
      {inOrder(sessions).map((session) => (
        <li key={session.id} className={styles.item}>
          <SessionRow session={session} />
        </li>
      ))}
    </Stack>
  );
}

function SessionRow({ session }: { session: AccountSession }) {
  const { id, browser, system, isPhone, isCurrent, createdAt, lastSeenAt } = session;
  const t = useTexts(accountTexts);
  const ending = useSessionsCall(
    (api) => api.call(accountApi.endSession, { params: { id } }),
    t('account.sessions.ended'),
  );
  const name = [browser, system].filter(Boolean).join(' · ');
  const device = name || t('account.sessions.unknown');
  return (
    <SettingRow
      sign={<IconTile icon={isPhone ? Smartphone : Monitor} tone={isCurrent ? 'sea' : 'quiet'} />}
      title={name ? <LatinText>{name}</LatinText> : device}
      state={isCurrent && <Badge variant="good">{t('account.sessions.current')}</Badge>}
      text={
        <Row as="span" wrap className={styles.details}>
          <LastSeen at={lastSeenAt} isCurrent={isCurrent} />
          <span>
            {t('account.sessions.since')} <DateText value={createdAt} />
          </span>
        </Row>
      }
      action={
        !isCurrent && (
          <ConfirmButton
            size="sm"
            aria-label={t('account.sessions.endLabel', { device })}
            call={ending}
            title={t('account.sessions.endTitle')}
            description={t('account.sessions.endText', { device })}
            confirm={t('account.sessions.endConfirm')}
            destructive
          >
            {t('account.sessions.end')}
          </ConfirmButton>
        )
      }
    />
  );
}

function LastSeen({ at, isCurrent }: { at: string; isCurrent: boolean }) {
  const t = useTexts(accountTexts);
  const ago = useTexts(agoTexts);
  const { locale } = useLocale();
  const date = new Date(at);
  const passed = isCurrent ? undefined : passedSince(date, new Date());
  return (
    <time dateTime={at} title={instantText(date, locale)}>
      {passed
        ? `${t('account.sessions.lastActive')} ${ago(`ago.${passed.unit}`, { count: passed.count })}`
        : t('account.sessions.activeNow')}
    </time>
  );
}

export function SessionsSection({ account: { isDemo } }: { account: Account }) {
  const t = useTexts(accountTexts);
  const sessions = useQuery({ ...accountQueries.sessions(useApi()), enabled: !isDemo });
  const others = useSessionsCall((api) => api.call(accountApi.endOtherSessions, {}), t('account.sessions.endedOthers'));
  const hasOthers = sessions.data?.some(({ isCurrent }) => !isCurrent) ?? false;
  if (isDemo) return <SettingsSection name="sessions" text={t('account.demo.sessions')} />;
  return (
    <SettingsSection
      name="sessions"
      text={t(hasOthers || !sessions.data ? 'account.sessions.text' : 'account.sessions.alone')}
    >
      <QueryContent
        query={sessions}
        failed={t('account.sessions.failed')}
        level="h3"
        skeleton={<SkeletonRows label={t('account.page.loading')} count={2} />}
      >
        {(data) => <SessionList sessions={data} />}
      </QueryContent>
      {hasOthers && (
        <div>
          <ConfirmButton
            call={others}
            title={t('account.sessions.endOthersTitle')}
            description={t('account.sessions.endOthersText')}
            confirm={t('account.sessions.endOthersConfirm')}
            destructive
          >
            {t('account.sessions.endOthers')}
          </ConfirmButton>
        </div>
      )}
    </SettingsSection>
  );
}
