import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { useTexts } from '#ui/locale.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import { RequestError } from '#web-kit/request-error.ts';
import { authApi, password } from '../../contract.ts';
import { accountTexts } from '../account-texts.ts';
import { useFieldTexts } from './field-errors.ts';
import styles from './form.module.css';

const schema = z.object({ password });

interface ConfirmFormProps {
  onProved(): void;
}

export function ConfirmForm({ onProved }: ConfirmFormProps) {
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
