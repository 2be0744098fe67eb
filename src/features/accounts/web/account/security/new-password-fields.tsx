import type { UseFormReturn } from 'react-hook-form';
import { Field } from '#ui/controls/field.tsx';
import { PasswordInput } from '#ui/controls/password-input.tsx';
import { useTexts } from '#ui/locale.tsx';
import { accountTexts } from '../../account-texts.ts';
import { useFieldErrorText } from '../components/field-errors.ts';
import styles from '../components/form.module.css';
import type { PasswordForm } from './password-schema.ts';

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
