import { BadgeCheck, MailOpen, MailWarning } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import { LatinText } from '#ui/text/latin-text.tsx';
import type { Account } from '../../../contract.ts';
import { accountApi } from '../../../contract.ts';
import { accountTexts } from '../../account-texts.ts';
import { SettingRow } from '../components/setting-row.tsx';
import { SettingsSection } from '../components/settings-section.tsx';
import { useUpdateAccountCache } from '../use-account.ts';
import { useAccountCall } from '../use-account-call.ts';
import { EmailForm } from './email-form.tsx';

export function EmailSection({ account: { email, isEmailVerified, pendingEmail, isDemo } }: { account: Account }) {
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

function EmailPending({ address }: { address: string }) {
  const t = useTexts(accountTexts);
  const updateAccount = useUpdateAccountCache();
  const { send, isPending } = useAccountCall({
    call: (api) => api.call(accountApi.cancelEmail, {}),
    onDone: (account) => {
      updateAccount(account);
      toast({ title: t('account.email.stayed') });
    },
  });
  const title = (
    <>
      {t('account.email.pending')} <LatinText>{address}</LatinText>
    </>
  );
  const actions = (
    <>
      <ResendButton />
      <Button variant="ghost" loading={isPending} onClick={() => send()}>
        {t('account.email.stay')}
      </Button>
    </>
  );
  return (
    <Notice icon={MailOpen} tone="sea" isLive title={title} action={actions} isStacked>
      {t('account.email.pendingText')}
    </Notice>
  );
}

function ResendButton() {
  const t = useTexts(accountTexts);
  const { send, isPending } = useAccountCall({
    call: (api) => api.call(accountApi.resendEmail, {}),
    onDone: ({ message }) => {
      toast({ title: message });
    },
  });
  return (
    <Button variant="outline" loading={isPending} onClick={() => send()}>
      {t('account.email.resend')}
    </Button>
  );
}
