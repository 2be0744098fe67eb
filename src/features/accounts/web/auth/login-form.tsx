import { zodResolver } from '@hookform/resolvers/zod';
import { Play } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { PasswordInput } from '#ui/controls/password-input.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { type Credentials, loginForm } from '../../contract.ts';
import { demoEmail, demoPassword } from '../../domain.ts';
import { authTexts } from '../auth-texts.ts';
import styles from './auth-modal.module.css';
import { closedAccount, FormAlert, showFormFailure, useFieldMessage } from './form-alert.tsx';
import type { SignInResult } from './sign-in.ts';

interface LoginFormProps {
  typed: Partial<Credentials>;
  /** Somebody asked for the demo: its button presses itself. */
  startsDemo: boolean;
  onSubmit(credentials: Credentials): Promise<SignInResult | undefined>;
  onForgot(email: string): void;
}

export function LoginForm({ typed, startsDemo, onSubmit, onForgot }: LoginFormProps) {
  const t = useTexts(authTexts);
  const fieldMessage = useFieldMessage();
  const demoButton = useRef<HTMLButtonElement>(null);
  const { register, handleSubmit, setValue, getValues, setError, formState } = useForm({
    resolver: zodResolver(loginForm),
    defaultValues: { email: '', password: '', rememberMe: true, ...typed },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    const result = await onSubmit(values);
    if (result && !result.isDone && !result.needsCode) showFormFailure(result, ['email', 'password'], setError);
  });
  const enterDemo = () => {
    setValue('email', demoEmail);
    setValue('password', demoPassword);
    void submit();
  };
  useEffect(() => {
    if (startsDemo) demoButton.current?.click();
  }, [startsDemo]);
  return (
    <Stack as="form" gap={4} shrinkItems noValidate onSubmit={submit}>
      <FormAlert message={errors.root?.message} isClosed={errors.root?.type === closedAccount} />
      <Field label={t('auth.fields.email')} error={fieldMessage(errors.email)}>
        <Input type="email" autoComplete="username" {...register('email')} />
      </Field>
      <Field label={t('auth.fields.password')} error={fieldMessage(errors.password)}>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      <Row gap={[0, 3]} align="center" justify="between" wrap className={styles.row}>
        <Field inline label={t('auth.fields.remember')} className={styles.remember ?? ''}>
          <Checkbox {...register('rememberMe')} />
        </Field>
        <Button variant="link" size="sm" onClick={() => onForgot(getValues('email'))}>
          {t('auth.fields.forgot')}
        </Button>
      </Row>
      <Button type="submit" block loading={isSubmitting}>
        {t('auth.login.submit')}
      </Button>
      <Button ref={demoButton} variant="secondary" block disabled={isSubmitting} onClick={enterDemo}>
        <Play aria-hidden="true" />
        {t('auth.demo')}
      </Button>
    </Stack>
  );
}
