import { type ReactNode, useCallback, useState } from 'react';
import { z } from 'zod';
import { LinkButton } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { PasswordInput } from '#ui/controls/password-input.tsx';
import { Form, SubmitButton, useSchemaForm } from '#ui/forms/form.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Dialog, DialogContent } from '#ui/overlays/dialog.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { failureMessage } from '#web-kit/api/request-error.ts';
import { ConfirmContext, type Reauthenticate } from '#web-kit/session/reauthenticate.ts';
import { authApi, password } from '../../contract.ts';
import { accountsTexts } from '../../texts.ts';
import { accountTexts } from '../account-texts.ts';
import { googlePath } from './security/google-path.ts';
import { accountFormTexts } from './use-account.ts';

const schema = z.object({ password });

function ConfirmForm({ onConfirmed }: { onConfirmed(): void }) {
  const t = useTexts(accountTexts);
  const api = useApi();
  const form = useSchemaForm({ schema, texts: accountFormTexts, defaultValues: { password: '' } });
  const confirm = async (body: z.output<typeof schema>) => {
    try {
      await api.call(authApi.confirm, { body });
      onConfirmed();
    } catch (error) {
      // Shows any error at the only field and preserves the typed password.
      form.showFields({ password: failureMessage(error) });
    }
  };
  return (
    <Form form={form} onSubmit={confirm} gap={5} shrink>
      <Field label={t('account.confirm.password')} error={form.errorOf('password')}>
        <PasswordInput {...form.register('password')} autoComplete="current-password" />
      </Field>
      <SubmitButton>{t('account.confirm.action')}</SubmitButton>
    </Form>
  );
}

type ConfirmationListener = (isConfirmed: boolean) => void;

/** One re-authentication dialog for all sections of the page. */
export function ConfirmProvider({ hasPassword, children }: { hasPassword: boolean; children: ReactNode }) {
  const [pending, setPending] = useState<{ readonly resolve: ConfirmationListener }>();
  const reauthenticate = useCallback<Reauthenticate>(() => new Promise((resolve) => setPending({ resolve })), []);
  const resolve: ConfirmationListener = (isConfirmed) => {
    pending?.resolve(isConfirmed);
    setPending(undefined);
  };
  return (
    <ConfirmContext value={reauthenticate}>
      {children}
      <ConfirmDialog isOpen={pending !== undefined} hasPassword={hasPassword} onFinish={resolve} />
    </ConfirmContext>
  );
}

/** On top of another dialog, a field's `autoFocus` runs too early: the other dialog still traps focus. */
function focusField(event: Event): void {
  const field = (event.currentTarget as HTMLElement).querySelector('input');
  if (!field) return;
  event.preventDefault();
  field.focus();
}

interface ConfirmDialogProps {
  isOpen: boolean;
  hasPassword: boolean;
  onFinish(isConfirmed: boolean): void;
}

function ConfirmDialog({ isOpen, hasPassword, onFinish }: ConfirmDialogProps) {
  const t = useTexts(accountTexts);
  const accounts = useTexts(accountsTexts);
  return (
    <Dialog open={isOpen} onOpenChange={(next) => next || onFinish(false)}>
      <DialogContent
        size="sm"
        onOpenAutoFocus={focusField}
        title={t('account.confirm.title')}
        description={hasPassword ? t('account.confirm.text') : accounts('accounts.password.missing')}
      >
        {hasPassword ? (
          <ConfirmForm onConfirmed={() => onFinish(true)} />
        ) : (
          <LinkButton href={googlePath()}>{t('account.confirm.google')}</LinkButton>
        )}
      </DialogContent>
    </Dialog>
  );
}
