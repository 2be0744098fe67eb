import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { Text } from '#ui/text.tsx';
import { type Registration, registrationForm } from '../../contract.ts';
import { authTexts } from '../auth-texts.ts';
import { FormAlert } from './form-alert.tsx';
import { showFormFailure } from './show-form-failure.ts';
import type { SignInResult } from './sign-in.ts';
import { useFieldMessage } from './use-field-message.ts';

interface RegisterFormProps {
  email: string;
  pageExists(link: string): boolean;
  onSubmit(registration: Registration): Promise<SignInResult | undefined>;
}

export function RegisterForm({ email, pageExists, onSubmit }: RegisterFormProps) {
  const t = useTexts(authTexts);
  const fieldMessage = useFieldMessage();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(registrationForm),
    defaultValues: { username: '', email, password: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ confirmPassword: _, ...registration }) => {
    const result = await onSubmit(registration);
    if (result && !result.isDone) showFormFailure(result, ['username', 'email', 'password'], setError);
  });
  return (
    <Stack as="form" gap={4} shrinkItems noValidate onSubmit={submit}>
      <FormAlert message={errors.root?.message} />
      <Field
        label={t('auth.fields.username')}
        hint={errors.username ? undefined : t('auth.fields.usernameHint')}
        error={fieldMessage(errors.username)}
      >
        <Input autoComplete="username" autoCapitalize="none" spellCheck={false} {...register('username')} />
      </Field>
      <Field label={t('auth.fields.email')} error={fieldMessage(errors.email)}>
        <Input type="email" autoComplete="email" {...register('email')} />
      </Field>
      <Field
        label={t('auth.fields.password')}
        hint={errors.password ? undefined : t('auth.fields.passwordHint')}
        error={fieldMessage(errors.password)}
      >
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
      <Field label={t('auth.fields.confirmPassword')} error={fieldMessage(errors.confirmPassword)}>
        <PasswordInput
          autoComplete="new-password"
          showLabel={t('auth.fields.showConfirmation')}
          {...register('confirmPassword')}
        />
      </Field>
      <Button type="submit" variant="hot" block loading={isSubmitting}>
        {t('auth.register.submit')}
      </Button>
      <SmallPrint pageExists={pageExists} />
    </Stack>
  );
}

interface SmallPrintProps {
  pageExists(link: string): boolean;
}

/** Nobody can agree to pages that are not there to be read. */
function SmallPrint({ pageExists }: SmallPrintProps) {
  const t = useTexts(authTexts);
  if (!pageExists('/terms') || !pageExists('/privacy')) return null;
  return (
    <Text tone="muted" size="xs" textAlign="center">
      {t('auth.register.agree')}{' '}
      <a href="/terms" target="_blank" rel="noreferrer">
        {t('auth.register.terms')}
      </a>{' '}
      <a href="/privacy" target="_blank" rel="noreferrer">
        {t('auth.register.privacy')}
      </a>
    </Text>
  );
}
