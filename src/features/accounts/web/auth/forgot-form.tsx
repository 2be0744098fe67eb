import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import { RequestError } from '#web-kit/request-error.ts';
import { authApi, email as emailSchema } from '../../contract.ts';
import { authTexts } from '../auth-texts.ts';
import { FormAlert } from './form-alert.tsx';
import { placeFailure } from './place-failure.ts';
import { useFieldMessage } from './use-field-message.ts';

const forgotForm = z.object({ email: emailSchema });

interface ForgotFormProps {
  email: string;
  onSent(message: string): void;
  onBack(email: string): void;
}

export function ForgotForm({ email, onSent, onBack }: ForgotFormProps) {
  const t = useTexts(authTexts);
  const api = useApi();
  const say = useFieldMessage();
  const { register, handleSubmit, getValues, setError, formState } = useForm({
    resolver: zodResolver(forgotForm),
    defaultValues: { email },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (body) => {
    try {
      onSent((await api.call(authApi.forgotPassword, { body })).message);
    } catch (error) {
      const { fields, message } =
        error instanceof RequestError ? error : { fields: {}, message: t('auth.failed.login') };
      placeFailure({ fields, message }, ['email'], setError);
    }
  });
  return (
    <Stack as="form" gap={4} shrinkItems noValidate onSubmit={submit}>
      <FormAlert message={errors.root?.message} />
      <Field label={t('auth.fields.email')} error={say(errors.email)}>
        <Input type="email" autoComplete="username" {...register('email')} />
      </Field>
      <Button type="submit" block loading={isSubmitting}>
        {t('auth.forgot.submit')}
      </Button>
      <Button variant="ghost" block onClick={() => onBack(getValues('email'))}>
        {t('auth.back')}
      </Button>
    </Stack>
  );
}
