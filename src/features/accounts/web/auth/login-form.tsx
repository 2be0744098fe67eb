import { Play } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { z } from 'zod';
import { Checkbox } from '#ui/choices/checkbox.tsx';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import { PasswordInput } from '#ui/controls/password-input.tsx';
import { Form, SubmitButton, useSchemaForm } from '#ui/forms/form.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { type Credentials, loginForm, secondFactorCode } from '../../contract.ts';
import { demoEmail, demoPassword } from '../../demo-account.ts';
import { accountsTexts } from '../../texts.ts';
import { authTexts } from '../auth-texts.ts';
import styles from './auth-modal.module.css';
import { closedAccount, FormAlert, showFormFailure } from './form-alert.tsx';
import type { SignInResult } from './sign-in.ts';

interface LoginFormProps {
  typed: Partial<Credentials>;
  onValues: ((values: z.input<typeof loginForm>) => void) | undefined;
  /** The demo was requested: submits automatically. */
  startsDemo: boolean;
  onSubmit(credentials: Credentials): Promise<SignInResult | undefined>;
  contactHref: string;
  onForgot(email: string): void;
}

export function LoginForm({ typed, onValues, startsDemo, contactHref, onSubmit, onForgot }: LoginFormProps) {
  const t = useTexts(authTexts);
  const demoButton = useRef<HTMLButtonElement>(null);
  const form = useSchemaForm({
    schema: loginForm,
    texts: [accountsTexts],
    defaultValues: { email: '', password: '', rememberMe: true, ...typed },
    isOneErrorShown: true,
    onValues,
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
          {/* Ticked in the form that the server renders, too. */}
          <Checkbox {...form.register('rememberMe')} defaultChecked={typed.rememberMe ?? true} />
        </Field>
        <LinkButton
          href={contactHref}
          variant="link"
          size="sm"
          onClick={(event) => {
            // In a new tab it opens the contact page.
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            onForgot(form.getValues('email'));
          }}
        >
          {t('auth.fields.forgot')}
        </LinkButton>
      </Row>
      <SubmitButton block>{t('auth.login.submit')}</SubmitButton>
      <Button ref={demoButton} variant="secondary" block disabled={isSubmitting} onClick={enterDemo}>
        <Play aria-hidden="true" />
        {t('auth.demo')}
      </Button>
    </Form>
  );
}

const schema = z.object({ code: secondFactorCode });

interface CodeFormProps {
  /** A recovery code instead of the app's. */
  isRecovery: boolean;
  onSwitch(): void;
  onSubmit(code: string): Promise<SignInResult | undefined>;
  onBack(): void;
}

export function CodeForm({ isRecovery, onSwitch, onSubmit, onBack }: CodeFormProps) {
  const t = useTexts(authTexts);
  const form = useSchemaForm({ schema, texts: [accountsTexts], defaultValues: { code: '' } });
  const { root } = form.formState.errors;
  const submit = async ({ code }: z.output<typeof schema>) => {
    const result = await onSubmit(code);
    if (result && !result.isDone) showFormFailure(form, result);
  };
  return (
    <Form form={form} onSubmit={submit} gap={4} shrinkItems>
      <FormAlert message={root?.message} isClosed={root?.type === closedAccount} />
      <Field
        label={isRecovery ? t('auth.code.recoveryField') : t('auth.code.field')}
        hint={isRecovery ? t('auth.code.recoveryHint') : t('auth.code.hint')}
        error={form.errorOf('code')}
      >
        <Input
          className={isRecovery ? styles.recovery : styles.code}
          dir="ltr"
          // Recovery codes contain letters, which a numeric keypad lacks.
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={24}
          {...form.register('code')}
        />
      </Field>
      <SubmitButton block>{t('auth.code.submit')}</SubmitButton>
      <Row gap={[0, 4]} justify="between" wrap>
        <Button variant="link" size="sm" onClick={onSwitch}>
          {isRecovery ? t('auth.code.byApp') : t('auth.code.byRecovery')}
        </Button>
        <Button variant="link" size="sm" onClick={onBack}>
          {t('auth.back')}
        </Button>
      </Row>
    </Form>
  );
}
