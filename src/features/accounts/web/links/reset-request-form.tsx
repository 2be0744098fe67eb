import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-context.tsx';
import { RequestError } from '#web-kit/api/request-error.ts';
import { authApi, email } from '../../contract.ts';
import formStyles from '../account/components/form.module.css';
import { showServerFields, useFieldErrorText, useShowFailure } from '../account/use-account-call.ts';
import { accountTexts } from '../account-texts.ts';
import { ensureCsrf } from './link-token.ts';

const schema = z.object({ email });

interface ResetRequestFormProps {
  onSent(message: string): void;
}

export function ResetRequestForm({ onSent }: ResetRequestFormProps) {
  const t = useTexts(accountTexts);
  const fieldMessage = useFieldErrorText();
  const api = useApi();
  const showFailure = useShowFailure();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email: '' } });
  const submit = form.handleSubmit(async (body) => {
    try {
      await ensureCsrf(api);
      onSent((await api.call(authApi.forgotPassword, { body })).message);
    } catch (error) {
      if (!(error instanceof RequestError && showServerFields(form, error.fields))) showFailure(error);
    }
  });
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <Field label={t('account.reset.email')} error={fieldMessage(form.formState.errors.email)}>
        <Input {...form.register('email')} type="email" autoComplete="email" />
      </Field>
      <Button type="submit" block loading={form.formState.isSubmitting}>
        {t('account.reset.send')}
      </Button>
    </form>
  );
}
