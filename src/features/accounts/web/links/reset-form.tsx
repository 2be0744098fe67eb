import { zodResolver } from '@hookform/resolvers/zod';
import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#ui/controls/button.tsx';
import { LinkCard } from '#ui/layout/link-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { Api } from '#web-kit/api/api-client.ts';
import { useApi } from '#web-kit/api/api-context.tsx';
import { RequestError } from '#web-kit/api/request-error.ts';
import { accountLimits } from '../../domain.ts';
import formStyles from '../account/components/form.module.css';
import { NewPasswordFields, type PasswordForm, passwordSchema } from '../account/security/new-password-fields.tsx';
import { showServerFields, useShowFailure } from '../account/use-account-call.ts';
import { accountTexts } from '../account-texts.ts';
import { ensureCsrf, isInvalidLink } from './link-token.ts';

interface ResetFormProps {
  title: string;
  text: string;
  /** The call that the link allows, once a token against forgery is there. */
  send(api: Api, password: string): Promise<unknown>;
  onDone(): void;
  onInvalidLink(): void;
  /** Another way on, under the form. */
  children?: ReactNode;
}

const empty: PasswordForm = { currentPassword: '', password: '', repeat: '' };

/** Chooses a new password by the link of a mail. */
export function ResetForm({ title, text, send, onDone, onInvalidLink, children }: ResetFormProps) {
  const t = useTexts(accountTexts);
  const api = useApi();
  const showFailure = useShowFailure();
  const form = useForm({ resolver: zodResolver(passwordSchema(false)), defaultValues: empty });
  const save = form.handleSubmit(async ({ password }) => {
    try {
      await ensureCsrf(api);
      await send(api, password);
      onDone();
    } catch (error) {
      if (error instanceof RequestError && showServerFields(form, error.fields)) return;
      if (isInvalidLink(error)) onInvalidLink();
      else showFailure(error);
    }
  });
  return (
    <LinkCard icon={LockKeyhole} title={title} text={text}>
      <form className={formStyles.form} onSubmit={save} noValidate>
        <NewPasswordFields form={form} minLength={accountLimits.passwordMin} isStacked />
        <Button type="submit" block loading={form.formState.isSubmitting}>
          {t('account.reset.save')}
        </Button>
      </form>
      {children}
    </LinkCard>
  );
}
