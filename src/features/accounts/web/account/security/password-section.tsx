import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { PasswordInput } from '#ui/controls/password-input.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { storeCsrfToken } from '#web-kit/api/csrf-token.ts';
import { renewSessionUser } from '#web-kit/session/session-store.ts';
import { type Account, accountApi, type SessionUser } from '../../../contract.ts';
import { accountLimits } from '../../../domain.ts';
import { accountTexts } from '../../account-texts.ts';
import styles from '../components/form.module.css';
import { SettingsSection } from '../components/settings-section.tsx';
import { showServerFields, useAccountCall, useFieldErrorText } from '../use-account-call.ts';
import { NewPasswordFields, type PasswordForm, passwordSchema } from './new-password-fields.tsx';

interface PasswordSectionProps {
  account: Account;
}

const empty: PasswordForm = { currentPassword: '', password: '', repeat: '' };

export function PasswordSection({
  account: { email, hasPassword, isDemo, userRole, adminLacks },
}: PasswordSectionProps) {
  const t = useTexts(accountTexts);
  const fieldMessage = useFieldErrorText();
  const storeNewSession = useNewSession();
  const form = useForm({ resolver: zodResolver(passwordSchema(hasPassword)), defaultValues: empty });
  const { send, isPending } = useAccountCall({
    call: (api, { currentPassword, password }: PasswordForm) =>
      api.call(accountApi.changePassword, { body: { password, ...(hasPassword && { currentPassword }) } }),
    onFields: (fields) => showServerFields(form, fields),
    onDone: ({ user, token, message }) => {
      storeNewSession(user, token);
      form.reset(empty);
      toast({ title: message });
    },
  });
  const isAdmin = userRole === 'admin' || adminLacks.length > 0;
  return (
    <SettingsSection
      name="password"
      text={t(hasPassword ? 'account.password.text' : 'account.password.none')}
      isLocked={isDemo}
    >
      <form className={styles.form} onSubmit={form.handleSubmit((passwords) => send(passwords))} noValidate>
        {/* Password managers look for the name that the password belongs to. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        {hasPassword && (
          <Field label={t('account.password.current')} error={fieldMessage(form.formState.errors.currentPassword)}>
            <PasswordInput {...form.register('currentPassword')} autoComplete="current-password" />
          </Field>
        )}
        <NewPasswordFields
          form={form}
          minLength={isAdmin ? accountLimits.adminPasswordMin : accountLimits.passwordMin}
        />
        <Row gap={3} align="center" wrap>
          <Button type="submit" loading={isPending}>
            {t(hasPassword ? 'account.password.change' : 'account.password.set')}
          </Button>
          {hasPassword && !isDemo && (
            <Button variant="link" asChild>
              <a href="/reset-password">{t('account.password.forgotten')}</a>
            </Button>
          )}
        </Row>
      </form>
    </SettingsSection>
  );
}

/** A new password brings a new session: its token replaces the old one, and all that was read is read again. */
function useNewSession(): (user: SessionUser, token: string) => void {
  const queries = useQueryClient();
  return useCallback(
    (user, token) => {
      renewSessionUser(user, token);
      storeCsrfToken(undefined);
      void queries.invalidateQueries();
    },
    [queries],
  );
}
