import { z } from 'zod';
import { Field } from '#ui/controls/field.tsx';
import { PasswordInput } from '#ui/controls/password-input.tsx';
import type { SchemaForm } from '#ui/forms/use-schema-form.ts';
import { Grid } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { password } from '../../../contract.ts';
import { accountTexts } from '../../account-texts.ts';

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
