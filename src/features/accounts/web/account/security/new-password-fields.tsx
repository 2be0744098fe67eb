import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { Field } from '#ui/controls/field.tsx';
import { PasswordInput } from '#ui/controls/password-input.tsx';
import { useTexts } from '#ui/locale.tsx';
import { password } from '../../../contract.ts';
import { accountTexts } from '../../account-texts.ts';
import styles from '../components/form.module.css';
import { useFieldErrorText } from '../use-account-call.ts';

/** Asked twice, as it cannot be seen; what travels is one. The first password of an account has none before it. */
export const passwordSchema = (hasCurrent: boolean) =>
  z
    .object({
      currentPassword: z.string().min(hasCurrent ? 1 : 0, { error: 'account.password.currentNeeded' }),
      password,
      repeat: z.string(),
    })
    .refine((form) => form.password === form.repeat, { path: ['repeat'], error: 'accounts.password.mismatch' });

export type PasswordForm = z.output<ReturnType<typeof passwordSchema>>;

interface NewPasswordFieldsProps {
  form: UseFormReturn<PasswordForm, unknown, PasswordForm>;
  minLength: number;
  /** One under the other, in a narrow card. */
  isStacked?: boolean;
}

export function NewPasswordFields({ form, minLength, isStacked = false }: NewPasswordFieldsProps) {
  const t = useTexts(accountTexts);
  const fieldMessage = useFieldErrorText();
  const { errors } = form.formState;
  return (
    <div className={isStacked ? styles.form : styles.pair}>
      <Field
        label={t('account.password.next')}
        hint={t('account.password.hint', { count: minLength })}
        error={fieldMessage(errors.password)}
      >
        <PasswordInput {...form.register('password')} autoComplete="new-password" />
      </Field>
      <Field label={t('account.password.repeat')} error={fieldMessage(errors.repeat)}>
        <PasswordInput {...form.register('repeat')} autoComplete="new-password" />
      </Field>
    </div>
  );
}
