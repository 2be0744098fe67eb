import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { LinkButton } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { PasswordInput } from '#ui/controls/password-input.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Form, type SchemaForm, SubmitButton, useSchemaForm } from '#ui/forms/form.tsx';
import { Grid, Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { storeCsrfToken } from '#web-kit/api/csrf-token.ts';
import { renewSessionUser } from '#web-kit/session/session-store.ts';
import { type Account, accountApi, password, type SessionUser } from '../../../contract.ts';
import { accountLimits } from '../../../domain.ts';
import { accountTexts } from '../../account-texts.ts';
import { SettingsSection } from '../components/settings-section.tsx';
import { accountFormTexts, useAccountCall } from '../use-account.ts';

/** The password is not visible, so it is confirmed; only one value is sent. A first password has no current one. */
export const passwordSchema = (hasCurrent: boolean) =>
  z
    .object({
      currentPassword: z.string().min(hasCurrent ? 1 : 0, { error: 'account.password.currentNeeded' }),
      password,
      repeat: z.string(),
    })
    .refine((form) => form.password === form.repeat, { path: ['repeat'], error: 'accounts.password.mismatch' });

export type PasswordForm = z.output<ReturnType<typeof passwordSchema>>;
export const emptyPasswords: PasswordForm = { currentPassword: '', password: '', repeat: '' };

interface NewPasswordFieldsProps {
  form: SchemaForm<PasswordForm>;
  minLength: number;
  /** Stacks the fields in a narrow card. */
  isStacked?: boolean;
}

export function NewPasswordFields({ form, minLength, isStacked = false }: NewPasswordFieldsProps) {
  const t = useTexts(accountTexts);
  return (
    <Grid gap={5} shrink align={isStacked ? undefined : 'start'} wideColumns={isStacked ? undefined : 2}>
      <Field
        label={t('account.password.next')}
        hint={t('account.password.hint', { count: minLength })}
        error={form.errorOf('password')}
      >
        <PasswordInput {...form.register('password')} autoComplete="new-password" />
      </Field>
      <Field label={t('account.password.repeat')} error={form.errorOf('repeat')}>
        <PasswordInput {...form.register('repeat')} autoComplete="new-password" />
      </Field>
    </Grid>
  );
}

export function PasswordSection({
  account: { email, hasPassword, isDemo, userRole, adminLacks },
}: {
  account: Account;
}) {
  const t = useTexts(accountTexts);
  const storeNewSession = useNewSession();
  const form = useSchemaForm({
    schema: passwordSchema(hasPassword),
    texts: accountFormTexts,
    defaultValues: emptyPasswords,
  });
  const { send, isPending } = useAccountCall({
    call: (api, { currentPassword, password }: PasswordForm) =>
      api.call(accountApi.changePassword, { body: { password, ...(hasPassword && { currentPassword }) } }),
    onFields: form.showFields,
    onDone: ({ user, token, message }) => {
      storeNewSession(user, token);
      form.reset(emptyPasswords);
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
      <Form form={form} onSubmit={send} isPending={isPending} gap={5} shrink>
        {/* Password managers need the user name that belongs to the password. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        {hasPassword && (
          <Field label={t('account.password.current')} error={form.errorOf('currentPassword')}>
            <PasswordInput {...form.register('currentPassword')} autoComplete="current-password" />
          </Field>
        )}
        <NewPasswordFields
          form={form}
          minLength={isAdmin ? accountLimits.adminPasswordMin : accountLimits.passwordMin}
        />
        <Row gap={3} align="center" wrap>
          <SubmitButton>{t(hasPassword ? 'account.password.change' : 'account.password.set')}</SubmitButton>
          {hasPassword && !isDemo && (
            <LinkButton variant="link" href="/reset-password">
              {t('account.password.forgotten')}
            </LinkButton>
          )}
        </Row>
      </Form>
    </SettingsSection>
  );
}

/** A password change starts a new session: stores its token and refetches all queries. */
function useNewSession(): (user: SessionUser, token: string) => void {
  const queries = useQueryClient();
  return (user, token) => {
    renewSessionUser(user, token);
    storeCsrfToken(undefined);
    void queries.invalidateQueries();
  };
}
