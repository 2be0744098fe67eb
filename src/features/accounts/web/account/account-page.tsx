import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarX2, CircleUserRound, ShieldAlert } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { QueryContent, SkeletonCards } from '#ui/feedback/query-content.tsx';
import { AppPage, PageHeader } from '#ui/layout/app-page.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { useLocale, usePageTitle, useTexts } from '#ui/locale.tsx';
import { useSectionInView } from '#ui/use-section-in-view.ts';
import { useApi } from '#web-kit/api/api-client.tsx';
import { requestAuth } from '#web-kit/session/auth-events.ts';
import { type Account, accountApi } from '../../contract.ts';
import { accountLimits } from '../../domain.ts';
import { accountTexts } from '../account-texts.ts';
import { ActivityList } from '../activity/activity-list.tsx';
import { activityQueries } from '../activity/activity-queries.ts';
import { activityTexts } from '../activity/activity-texts.ts';
import styles from './account-page.module.css';
import { SettingRow, SettingsSection } from './components/settings-section.tsx';
import { dayText } from './components/times.ts';
import { ConfirmProvider } from './confirm-provider.tsx';
import { DetailsSection } from './details/details-section.tsx';
import { EmailSection } from './details/email-section.tsx';
import { DataSection, DeletionDialog } from './privacy/data-section.tsx';
import { hasGoogleSection, type SectionName, sectionIcons, sectionsOf } from './section-names.ts';
import { GoogleSection } from './security/google-section.tsx';
import { PasswordSection } from './security/password-section.tsx';
import { SecondFactorSection } from './security/second-factor-section.tsx';
import { SessionsSection } from './security/sessions-section.tsx';
import { useAccount, useAccountChange } from './use-account.ts';

function SectionNav({ names }: { names: readonly SectionName[] }) {
  const t = useTexts(accountTexts);
  const current = useSectionInView(names, 160) ?? names[0];
  return (
    <nav className={styles.nav} aria-label={t('account.page.sections')}>
      <Stack as="ul" gap={1}>
        {names.map((name) => {
          const Icon = sectionIcons[name];
          return (
            <li key={name}>
              <a className={styles.link} href={`#${name}`} {...(name === current && { 'aria-current': 'location' })}>
                <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
                {t(`account.section.${name}`)}
              </a>
            </li>
          );
        })}
      </Stack>
    </nav>
  );
}

/** `/account#sessions` scrolls to the devices once they are rendered. */
function useScrollToSection(): void {
  useEffect(() => {
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
  }, []);
}

export function AccountSettings({ account, mails }: { account: Account; mails?: ReactNode }) {
  useScrollToSection();
  return (
    <ConfirmProvider hasPassword={account.hasPassword}>
      <Grid columns={1} gap={8} align="start" className={styles.columns}>
        <SectionNav names={sectionsOf(account, mails !== undefined)} />
        <Stack gap={4} shrinkItems>
          <AccountNotices account={account} />
          <DetailsSection account={account} />
          <EmailSection account={account} />
          {mails !== undefined && <MailsSection account={account}>{mails}</MailsSection>}
          <PasswordSection account={account} />
          <SecondFactorSection account={account} />
          {hasGoogleSection(account) && <GoogleSection account={account} />}
          <SessionsSection account={account} />
          <ActivitySection account={account} />
          <DataSection account={account} />
          <DeletionSection account={account} />
        </Stack>
      </Grid>
    </ConfirmProvider>
  );
}

/** Email preferences. Emails are sent only to a verified address; until then the text states this. */
function MailsSection({ account: { isDemo, isEmailVerified }, children }: { account: Account; children: ReactNode }) {
  const t = useTexts(accountTexts);
  const text = t(isEmailVerified || isDemo ? 'account.mails.text' : 'account.mails.unverified');
  return (
    <SettingsSection name="mails" text={text} isLocked={isDemo}>
      {children}
    </SettingsSection>
  );
}

function DeletionSection({ account: { username, deletesAt, isDemo } }: { account: Account }) {
  const t = useTexts(accountTexts);
  const { locale } = useLocale();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SettingsSection name="deletion" text={t('account.deletion.text')} isLocked={isDemo}>
        {deletesAt ? (
          <SettingRow
            title={t('account.deletion.noticeTitle', { date: dayText(new Date(deletesAt), locale) })}
            action={<CancelDeletionButton variant="outline" />}
          />
        ) : (
          <>
            <p>{t('account.deletion.undo')}</p>
            <div>
              <Button variant="destructive" onClick={() => setOpen(true)}>
                {t('account.deletion.open')}
              </Button>
            </div>
          </>
        )}
      </SettingsSection>
      {isOpen && <DeletionDialog username={username} onClose={() => setOpen(false)} />}
    </>
  );
}

function ActivitySection({ account: { isDemo } }: { account: Account }) {
  const t = useTexts(activityTexts);
  const reading = useInfiniteQuery({ ...activityQueries.own(useApi()), enabled: !isDemo });
  if (isDemo) return <SettingsSection name="activity" text={t('activity.demo')} />;
  return (
    <SettingsSection name="activity" text={t('activity.text')}>
      <ActivityList reading={reading} />
    </SettingsSection>
  );
}

/** Notices that the owner should see first. */
function AccountNotices({ account: { deletesAt, adminLacks, isDemo } }: { account: Account }) {
  const t = useTexts(accountTexts);
  return (
    <Stack gap={3} className={styles.list}>
      {deletesAt && <DeletionNotice deletesAt={deletesAt} />}
      {adminLacks.length > 0 && (
        <Notice icon={ShieldAlert} tone="warn" title={t('account.admin.title')}>
          <p>{t('account.admin.text')}</p>
          <ul className={styles.lacks}>
            {adminLacks.map((name) => (
              <li key={name}>
                <a href={`#${name}`}>{t(`account.admin.${name}`, { count: accountLimits.adminPasswordMin })}</a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {isDemo && (
        <Notice
          icon={CircleUserRound}
          tone="sea"
          title={t('account.demo.title')}
          action={
            <Button onClick={() => requestAuth('register', { next: '/editor' })}>{t('account.demo.register')}</Button>
          }
        >
          {t('account.demo.text')}
        </Notice>
      )}
    </Stack>
  );
}

function DeletionNotice({ deletesAt }: { deletesAt: string }) {
  const t = useTexts(accountTexts);
  const { locale } = useLocale();
  const title = t('account.deletion.noticeTitle', { date: dayText(new Date(deletesAt), locale) });
  return (
    <Notice icon={CalendarX2} tone="bad" isLive title={title} action={<CancelDeletionButton />}>
      {t('account.deletion.noticeText')}
    </Notice>
  );
}

function CancelDeletionButton({ variant = 'default' }: { variant?: 'default' | 'outline' }) {
  const t = useTexts(accountTexts);
  const { send, isPending } = useAccountChange({
    call: (api) => api.call(accountApi.cancelDeletion, {}),
    done: t('account.deletion.cancelled'),
  });
  return (
    <Button variant={variant} loading={isPending} onClick={() => send()}>
      {t('account.deletion.cancel')}
    </Button>
  );
}

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
