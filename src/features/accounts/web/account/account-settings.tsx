import { type ReactNode, useEffect } from 'react';
import type { Account } from '../../contract.ts';
import { ActivitySection } from '../activity/activity-section.tsx';
import { AccountNotices } from './account-notices.tsx';
import styles from './account-page.module.css';
import { ConfirmProvider } from './confirm-provider.tsx';
import { DataSection } from './data-section.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { DetailsSection } from './details-section.tsx';
import { EmailSection } from './email-section.tsx';
import { GoogleSection } from './google-section.tsx';
import { MailsSection } from './mails-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { sectionsOf, showsGoogle } from './section-names.ts';
import { SectionNav } from './section-nav.tsx';
import { SessionsSection } from './sessions-section.tsx';

interface AccountSettingsProps {
  account: Account;
  mails?: ReactNode;
}

/** `/account#sessions` opens the page at its devices, once they are there. */
function useAskedSection(): void {
  useEffect(() => {
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
  }, []);
}

export function AccountSettings({ account, mails }: AccountSettingsProps) {
  useAskedSection();
  return (
    <ConfirmProvider hasPassword={account.hasPassword}>
      <div className={styles.columns}>
        <SectionNav names={sectionsOf(account, mails !== undefined)} />
        <div className={styles.sections}>
          <AccountNotices account={account} />
          <DetailsSection account={account} />
          <EmailSection account={account} />
          {mails !== undefined && <MailsSection account={account}>{mails}</MailsSection>}
          <PasswordSection account={account} />
          <SecondFactorSection account={account} />
          {showsGoogle(account) && <GoogleSection account={account} />}
          <SessionsSection account={account} />
          <ActivitySection account={account} />
          <DataSection account={account} />
          <DeletionSection account={account} />
        </div>
      </div>
    </ConfirmProvider>
  );
}
