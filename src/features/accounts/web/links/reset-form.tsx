import { LockKeyhole, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Form, SubmitButton, useSchemaForm } from '#ui/forms/form.tsx';
import { LinkCard } from '#ui/layout/link-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { type Api, useApi } from '#web-kit/api/api-client.tsx';
import { RequestError } from '#web-kit/api/request-error.ts';
import { requestAuth } from '#web-kit/session/auth-events.ts';
import { accountLimits } from '../../domain.ts';
import {
  emptyPasswords,
  NewPasswordFields,
  type PasswordForm,
  passwordSchema,
} from '../account/security/password-section.tsx';
import { accountFormTexts } from '../account/use-account.ts';
import { accountTexts } from '../account-texts.ts';
import { useShowFailure } from '../show-failure.ts';
import { ensureCsrf, isInvalidLink } from './link-token.ts';

interface ResetFormProps {
  title: string;
  text: string;
  /** The request that the link allows, sent once a CSRF token exists. */
  send(api: Api, password: string): Promise<unknown>;
  onDone(): void;
  onInvalidLink(): void;
  /** Another option below the form. */
  children?: ReactNode;
}

/** Sets a new password with an email link. */
export function ResetForm({ title, text, send, onDone, onInvalidLink, children }: ResetFormProps) {
  const t = useTexts(accountTexts);
  const api = useApi();
  const showFailure = useShowFailure();
  const form = useSchemaForm({ schema: passwordSchema(false), texts: accountFormTexts, defaultValues: emptyPasswords });
  const save = async ({ password }: PasswordForm) => {
    try {
      await ensureCsrf(api);
      await send(api, password);
      onDone();
    } catch (error) {
      if (error instanceof RequestError && form.showFields(error.fields)) return;
      if (isInvalidLink(error)) onInvalidLink();
      else showFailure(error);
    }
  };
  return (
    <LinkCard icon={LockKeyhole} title={title} text={text}>
      <Form form={form} onSubmit={save} gap={5} shrink>
        <NewPasswordFields form={form} minLength={accountLimits.passwordMin} isStacked />
        <SubmitButton block>{t('account.reset.save')}</SubmitButton>
      </Form>
      {children}
    </LinkCard>
  );
}

export function ResetDone({ title }: { title: string }) {
  const t = useTexts(accountTexts);
  return (
    <LinkCard icon={ShieldCheck} tone="good" title={title} text={t('account.reset.doneText')}>
      <Button onClick={() => requestAuth('login', { next: '/dashboard' })}>{t('account.reset.login')}</Button>
    </LinkCard>
  );
}
