import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleUserRound, ShieldAlert } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { QueryContent, SkeletonCards } from '#ui/feedback/query-content.tsx';
import { AppPage, PageHeader } from '#ui/layout/app-page.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { TabLink, TabLinks } from '#ui/layout/nav-links.tsx';
import { usePageTitle, useTexts } from '#ui/locale.tsx';
import { Link, useLocation, useNavigate } from '#ui/router.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { requestAuth } from '#web-kit/session/auth-events.ts';
import { activityTexts } from '../../activity-texts.ts';
import type { Account } from '../../contract.ts';
import { accountTexts } from '../account-texts.ts';
import { ActivityList } from '../activity/activity-list.tsx';
import { activityQueries } from '../activity/activity-queries.ts';
import styles from './account-page.module.css';
import { RoleLockLink, RoleLockText } from './admin-access.tsx';
import { SettingsSection } from './components/settings-section.tsx';
import { ConfirmProvider } from './confirm-provider.tsx';
import { DetailsSection } from './details/details-section.tsx';
import { EmailSection } from './details/email-section.tsx';
import { DataSection, DeletionDialog } from './privacy/data-section.tsx';
import {
  type AccountPath,
  accountPages,
  accountPaths,
  hasGoogleSection,
  pathOfSection,
  type SectionName,
} from './section-names.ts';
import { GoogleSection } from './security/google-section.tsx';
import { PasswordSection } from './security/password-section.tsx';
import { SecondFactorSection } from './security/second-factor-section.tsx';
import { SessionsSection } from './security/sessions-section.tsx';
import { useAccount } from './use-account.ts';

function PageTabs({ current }: { current: AccountPath }) {
  const t = useTexts(accountTexts);
  return (
    <TabLinks label={t('account.page.sections')}>
      {accountPaths.map((path) => (
        <TabLink key={path} as={Link} to={path} isCurrent={path === current}>
          {t(`account.pages.${accountPages[path][0]}`)}
        </TabLink>
      ))}
    </TabLinks>
  );
}

/** `/account/security#sessions` scrolls to the devices once they are rendered; `/account#sessions` leads there. */
function useScrollToSection(current: AccountPath): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const name = hash.slice(1);
    const path = pathOfSection(name);
    if (path && path !== current) navigate(path + hash, { replace: true });
    // After the layout, which scrolls a new page to its top.
    const frame = requestAnimationFrame(() => document.getElementById(name)?.scrollIntoView({ behavior: 'instant' }));
    return () => cancelAnimationFrame(frame);
  }, [hash, current, navigate]);
}

interface AccountSettingsProps {
  account: Account;
  path: AccountPath;
  mails?: ReactNode;
}

export function AccountSettings({ account, path, mails }: AccountSettingsProps) {
  useScrollToSection(path);
  const sections: Readonly<Record<SectionName, ReactNode>> = {
    details: <DetailsSection account={account} />,
    email: <EmailSection account={account} />,
    mails: <MailsSection account={account}>{mails}</MailsSection>,
    password: <PasswordSection account={account} />,
    secondFactor: <SecondFactorSection account={account} />,
    google: hasGoogleSection(account) && <GoogleSection account={account} />,
    sessions: <SessionsSection account={account} />,
    activity: <ActivitySection account={account} />,
    data: <DataSection account={account} />,
    deletion: <DeletionSection account={account} />,
  };
  return (
    <ConfirmProvider hasPassword={account.hasPassword}>
      <Stack gap={4} shrinkItems className={styles.sections}>
        <AccountNotices account={account} />
        {accountPages[path].map((name) => (
          <Fragment key={name}>{sections[name]}</Fragment>
        ))}
      </Stack>
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
  const [isOpen, setOpen] = useState(false);
  // The bar on top of every page has the date and the way back.
  if (deletesAt) return null;
  return (
    <>
      <SettingsSection name="deletion" text={t('account.deletion.text')} isLocked={isDemo}>
        <p>{t('account.deletion.undo')}</p>
        <div>
          <Button variant="destructive" onClick={() => setOpen(true)}>
            {t('account.deletion.open')}
          </Button>
        </div>
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
function AccountNotices({ account }: { account: Account }) {
  const t = useTexts(accountTexts);
  const { adminLacks, isDemo } = account;
  return (
    <Stack gap={3} className={styles.list}>
      {adminLacks.length > 0 && (
        <Notice
          icon={ShieldAlert}
          tone="warn"
          title={t('account.admin.title')}
          action={<RoleLockLink account={account} />}
        >
          <RoleLockText account={account} />
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

interface AccountPageProps {
  /** The email preferences section. */
  mails: ReactNode;
}

export function AccountPage({ mails }: AccountPageProps) {
  const t = useTexts(accountTexts);
  const account = useAccount();
  const { pathname } = useLocation();
  const path = accountPaths.find((one) => one === pathname.replace(/\/$/, '')) ?? '/account';
  const title = t('account.page.title');
  usePageTitle(title);
  return (
    <AppPage className={styles.page}>
      <PageHeader title={title} lead={t('account.page.lead')} />
      <PageTabs current={path} />
      <QueryContent
        query={account}
        failed={t('account.page.failed')}
        homeHref="/"
        skeleton={<SkeletonCards label={t('account.page.loading')} shapes={['title', 'line', 'block', 'button']} />}
      >
        {(data) => <AccountSettings account={data} path={path} mails={mails} />}
      </QueryContent>
    </AppPage>
  );
}
