import type { ReactNode } from 'react';
import { useTexts } from '#ui/locale.tsx';
import type { Account } from '../../contract.ts';
import { accountTexts } from '../account-texts.ts';
import { SettingsSection } from './settings-section.tsx';

interface MailsSectionProps {
  account: Account;
  children: ReactNode;
}

/** Which mails come: only to an address that is proven, so that it says so until then. */
export function MailsSection({ account: { isDemo, isEmailVerified }, children }: MailsSectionProps) {
  const t = useTexts(accountTexts);
  const text = t(isEmailVerified || isDemo ? 'account.mails.text' : 'account.mails.unverified');
  return (
    <SettingsSection name="mails" text={text} isLocked={isDemo}>
      {children}
    </SettingsSection>
  );
}
