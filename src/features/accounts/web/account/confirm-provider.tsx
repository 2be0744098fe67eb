import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useCallback, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { useTexts } from '#ui/locale.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import { type AskForProof, ConfirmContext } from '#web-kit/proof.ts';
import { RequestError } from '#web-kit/request-error.ts';
import { authApi, password } from '../../contract.ts';
import { accountsTexts } from '../../texts.ts';
import { accountTexts } from '../account-texts.ts';
import { useFieldTexts } from './field-errors.ts';
import styles from './form.module.css';
import { googlePath } from './google-path.ts';

const schema = z.object({ password });

interface ConfirmFormProps {
  onProved(): void;
}

function ConfirmForm({ onProved }: ConfirmFormProps) {
  const t = useTexts(accountTexts);
  const say = useFieldTexts();
  const api = useApi();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;
  const prove = form.handleSubmit(async (body) => {
    try {
      await api.call(authApi.confirm, { body });
      onProved();
    } catch (error) {
      // Whatever went wrong stands at the only field, and the typed password stays.
      const message = error instanceof RequestError ? (error.fields.password ?? error.message) : String(error);
      form.setError('password', { message }, { shouldFocus: true });
    }
  });
  return (
    <form className={styles.form} onSubmit={prove} noValidate>
      <Field label={t('account.confirm.password')} error={say(errors.password)}>
        <PasswordInput {...form.register('password')} autoComplete="current-password" />
      </Field>
      <Button type="submit" loading={isSubmitting}>
        {t('account.confirm.action')}
      </Button>
    </form>
  );
}

type Settle = (isProved: boolean) => void;

interface ConfirmProviderProps {
  hasPassword: boolean;
  children: ReactNode;
}

/** One question for all sections of the page. */
export function ConfirmProvider({ hasPassword, children }: ConfirmProviderProps) {
  const [waiting, setWaiting] = useState<{ readonly settle: Settle }>();
  const ask = useCallback<AskForProof>(() => new Promise((settle) => setWaiting({ settle })), []);
  const settle: Settle = (isProved) => {
    waiting?.settle(isProved);
    setWaiting(undefined);
  };
  return (
    <ConfirmContext value={ask}>
      {children}
      <ConfirmDialog isOpen={waiting !== undefined} hasPassword={hasPassword} onSettle={settle} />
    </ConfirmContext>
  );
}

/** Over another dialog a field's own `autoFocus` comes too early: that one still holds the focus. */
function focusField(event: Event): void {
  const field = (event.currentTarget as HTMLElement).querySelector('input');
  if (!field) return;
  event.preventDefault();
  field.focus();
}

interface ConfirmDialogProps {
  isOpen: boolean;
  hasPassword: boolean;
  onSettle(isProved: boolean): void;
}

function ConfirmDialog({ isOpen, hasPassword, onSettle }: ConfirmDialogProps) {
  const t = useTexts(accountTexts);
  const accounts = useTexts(accountsTexts);
  return (
    <Dialog open={isOpen} onOpenChange={(next) => next || onSettle(false)}>
      <DialogContent
        size="sm"
        onOpenAutoFocus={focusField}
        title={t('account.confirm.title')}
        description={hasPassword ? t('account.confirm.text') : accounts('accounts.password.missing')}
      >
        {hasPassword ? (
          <ConfirmForm onProved={() => onSettle(true)} />
        ) : (
          <Button asChild>
            <a href={googlePath()}>{t('account.confirm.google')}</a>
          </Button>
        )}
      </DialogContent>
    </Dialog>
  );
}
