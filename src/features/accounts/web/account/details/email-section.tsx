import { BadgeCheck, MailOpen, MailWarning } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { Button } from '#ui/controls/button.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Form, SubmitButton, useSchemaForm } from '#ui/forms/form.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { LatinText, useTexts } from '#ui/locale.tsx';
import { MailText } from '#ui/text/mail-text.tsx';
import { uiTexts } from '#ui/texts.ts';
import { type Account, accountApi, email } from '../../../contract.ts';
import { accountTexts } from '../../account-texts.ts';
import { SettingRow, SettingsSection } from '../components/settings-section.tsx';
import { accountFormTexts, useAccountCall, useAccountChange } from '../use-account.ts';

export function EmailSection({ account: { email, isEmailVerified, pendingEmail, isDemo } }: { account: Account }) {
  const t = useTexts(accountTexts);
  const [isChanging, setChanging] = useState(false);
  const Icon = isEmailVerified ? BadgeCheck : MailWarning;
  const state = (
    <Badge variant={isEmailVerified ? 'good' : 'warn'}>
      <Icon aria-hidden="true" />
      {t(isEmailVerified ? 'account.email.verified' : 'account.email.unverified')}
    </Badge>
  );
  return (
    <SettingsSection name="email" text={t('account.email.text')} isLocked={isDemo}>
      <SettingRow
        title={<LatinText>{email}</LatinText>}
        state={state}
        action={
          !isChanging &&
          !pendingEmail && (
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
  const { send, isPending } = useAccountChange({
    call: (api) => api.call(accountApi.cancelEmail, {}),
    done: t('account.email.stayed'),
  });
  const title = (
    <>
      {t('account.email.pending')} <MailText value={address} />
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
    onDone: ({ message }) => toast({ title: message }),
  });
  return (
    <Button variant="outline" loading={isPending} onClick={() => send()}>
      {t('account.email.resend')}
    </Button>
  );
}

const schema = z.object({ email });

/** On small screens the form opens below the fold: scrolls it into view once. */
const reveal = (form: HTMLFormElement | null): void => form?.scrollIntoView({ block: 'nearest' });

function EmailForm({ onClose }: { onClose(): void }) {
  const t = useTexts(accountTexts);
  const ui = useTexts(uiTexts);
  const form = useSchemaForm({ schema, texts: accountFormTexts, defaultValues: { email: '' } });
  const { send, isPending } = useAccountChange({
    call: (api, body: z.output<typeof schema>) => api.call(accountApi.changeEmail, { body }),
    onFields: form.showFields,
    onDone: onClose,
    done: t('account.email.sent'),
  });
  return (
    <Form ref={reveal} form={form} onSubmit={send} isPending={isPending} gap={5} shrink>
      <Field label={t('account.email.next')} hint={t('account.email.nextHint')} error={form.errorOf('email')}>
        <Input {...form.register('email')} type="email" autoComplete="email" autoFocus />
      </Field>
      <Row gap={3} align="center" wrap>
        <SubmitButton>{t('account.email.send')}</SubmitButton>
        <Button variant="ghost" onClick={onClose}>
          {ui('ui.cancel')}
        </Button>
      </Row>
    </Form>
  );
}
