import { Play } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Checkbox } from '#ui/choices/checkbox.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { PasswordInput } from '#ui/controls/password-input.tsx';
import { Form, SubmitButton } from '#ui/forms/form.tsx';
import { useSchemaForm } from '#ui/forms/use-schema-form.ts';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { type Credentials, loginForm } from '../../contract.ts';
import { demoEmail, demoPassword } from '../../domain.ts';
import { accountsTexts } from '../../texts.ts';
import { authTexts } from '../auth-texts.ts';
import styles from './auth-modal.module.css';
import { closedAccount, FormAlert, showFormFailure } from './form-alert.tsx';
import type { SignInResult } from './sign-in.ts';

interface LoginFormProps {
  typed: Partial<Credentials>;
  /** The demo was requested: submits automatically. */
  startsDemo: boolean;
  onSubmit(credentials: Credentials): Promise<SignInResult | undefined>;
  onForgot(email: string): void;
}

export function LoginForm({ typed, startsDemo, onSubmit, onForgot }: LoginFormProps) {
  const t = useTexts(authTexts);
  const demoButton = useRef<HTMLButtonElement>(null);
  const form = useSchemaForm({
    schema: loginForm,
    texts: [accountsTexts],
    defaultValues: { email: '', password: '', rememberMe: true, ...typed },
    isOneErrorShown: true,
  });
  const { errors, isSubmitting } = form.formState;
  const submit = async (values: Credentials) => {
    const result = await onSubmit(values);
    if (result && !result.isDone && !result.needsCode) showFormFailure(form, result);
  };
  const enterDemo = () => {
    form.setValue('email', demoEmail);
    form.setValue('password', demoPassword);
    void form.handleSubmit(submit)();
  };
  useEffect(() => {
    if (startsDemo) demoButton.current?.click();
  }, [startsDemo]);
  return (
    <Form form={form} onSubmit={submit} gap={4} shrinkItems>
      <FormAlert message={errors.root?.message} isClosed={errors.root?.type === closedAccount} />
      <Field label={t('auth.fields.email')} error={form.errorOf('email')}>
        <Input type="email" autoComplete="username" {...form.register('email')} />
      </Field>
      <Field label={t('auth.fields.password')} error={form.errorOf('password')}>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
      <Row gap={[0, 3]} align="center" justify="between" wrap className={styles.row}>
        <Field inline label={t('auth.fields.remember')} className={styles.remember ?? ''}>
          <Checkbox {...form.register('rememberMe')} />
        </Field>
        <Button variant="link" size="sm" onClick={() => onForgot(form.getValues('email'))}>
          {t('auth.fields.forgot')}
        </Button>
      </Row>
      <SubmitButton block>{t('auth.login.submit')}</SubmitButton>
      <Button ref={demoButton} variant="secondary" block disabled={isSubmitting} onClick={enterDemo}>
        <Play aria-hidden="true" />
        {t('auth.demo')}
      </Button>
    </Form>
  );
}
