import { BadgeCheck, MailWarning } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Account } from '../../contract.ts';
import { accountTexts } from '../account-texts.ts';
import { EmailForm } from './email-form.tsx';
import { EmailPending } from './email-pending.tsx';
import { ResendButton } from './resend-button.tsx';
import { SettingRow } from './setting-row.tsx';
import { SettingsSection } from './settings-section.tsx';

interface EmailSectionProps {
  account: Account;
}

export function EmailSection({ account: { email, isEmailVerified, pendingEmail, isDemo } }: EmailSectionProps) {
  const t = useTexts(accountTexts);
  const [isChanging, setChanging] = useState(false);
  const state = isEmailVerified ? (
    <Badge variant="good">
      <BadgeCheck aria-hidden="true" />
      {t('account.email.verified')}
    </Badge>
  ) : (
    <Badge variant="warn">
      <MailWarning aria-hidden="true" />
      {t('account.email.unverified')}
    </Badge>
  );
  const canChange = !isChanging && !pendingEmail;
  return (
    <SettingsSection name="email" text={t('account.email.text')} isLocked={isDemo}>
      <SettingRow
        title={<LatinText>{email}</LatinText>}
        state={state}
        action={
          canChange && (
            <Button variant="outline" onClick={() => setChanging(true)}>
              {t('account.email.change')}
            </Button>
          )
        }
      />
      {!isEmailVerified && !pendingEmail && !isDemo && (
        <Notice icon={MailWarning} tone="warn" title={t('account.email.unverifiedTitle')} action={<ResendButton />}>
          {t('account.email.unverifiedText')}
        </Notice>
      )}
      {pendingEmail && <EmailPending address={pendingEmail} />}
      {isChanging && <EmailForm onClose={() => setChanging(false)} />}
    </SettingsSection>
  );
}
