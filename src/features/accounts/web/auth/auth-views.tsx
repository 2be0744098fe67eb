import { MailCheck } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { Button } from '#ui/controls/button.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import { PasswordInput } from '#ui/controls/password-input.tsx';
import { dismissToast, toast } from '#ui/feedback/toast-store.ts';
import { Form, SubmitButton, useSchemaForm } from '#ui/forms/form.tsx';
import { IconTile } from '#ui/icon-tile.tsx';
import { Row, Stack, Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { RequestError } from '#web-kit/api/request-error.ts';
import {
  authApi,
  type Credentials,
  email as emailSchema,
  type Registration,
  registrationForm,
} from '../../contract.ts';
import { usernameFor } from '../../domain.ts';
import { accountsTexts } from '../../texts.ts';
import { authTexts } from '../auth-texts.ts';
import styles from './auth-modal.module.css';
import type { AuthView } from './auth-return.ts';
import { FormAlert, focusFirst, showFormFailure } from './form-alert.tsx';
import { GoogleOption } from './google-option.tsx';
import { CodeForm, LoginForm } from './login-form.tsx';
import type { NextPage, SignInResult } from './sign-in.ts';
import { useSignIn } from './use-sign-in.ts';

const forgotForm = z.object({ email: emailSchema });

interface ForgotFormProps {
  email: string;
  onSent(message: string): void;
  onBack(email: string): void;
}

function ForgotForm({ email, onSent, onBack }: ForgotFormProps) {
  const t = useTexts(authTexts);
  const api = useApi();
  const form = useSchemaForm({ schema: forgotForm, texts: [accountsTexts], defaultValues: { email } });
  const submit = async (body: z.output<typeof forgotForm>) => {
    try {
      onSent((await api.call(authApi.forgotPassword, { body })).message);
    } catch (error) {
      const { fields, message } =
        error instanceof RequestError ? error : { fields: {}, message: t('auth.failed.login') };
      showFormFailure(form, { fields, message });
    }
  };
  return (
    <Form form={form} onSubmit={submit} gap={4} shrinkItems>
      <FormAlert message={form.formState.errors.root?.message} />
      <Field label={t('auth.fields.email')} error={form.errorOf('email')}>
        <Input type="email" autoComplete="username" {...form.register('email')} />
      </Field>
      <SubmitButton block>{t('auth.forgot.submit')}</SubmitButton>
      <Button variant="ghost" block onClick={() => onBack(form.getValues('email'))}>
        {t('auth.back')}
      </Button>
    </Form>
  );
}

/** What was typed in each form. */
export interface TypedForms {
  login?: Partial<Credentials>;
  register?: RegistrationInput;
}

type RegistrationInput = z.input<typeof registrationForm>;

export interface AuthViewsProps {
  view: AuthView;
  setView(view: AuthView): void;
  startsDemo: boolean;
  hasGoogle: boolean;
  onIn(): void;
  next: NextPage;
  pageExists(link: string): boolean;
  /** The link to support. */
  contactHref: string;
  /** Outlives the modal: who closed it by mistake goes on from there. */
  typedForms?: RefObject<TypedForms>;
}

/** The views of the modal. Typed input carries over from one to the next. */
export function AuthViews(props: AuthViewsProps) {
  const { view, setView, startsDemo, hasGoogle, onIn, next, pageExists, contactHref, typedForms } = props;
  const t = useTexts(authTexts);
  const container = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<Partial<Credentials>>(typedForms?.current.login ?? {});
  const [answer, setAnswer] = useState('');
  const [hasNavigated, setNavigated] = useState(false);
  const signIn = useSignIn(onIn, next);
  const firstView = useRef(view);
  useEffect(() => {
    // The code is all there is to type, and the keyboard of a phone is open already.
    if (view === 'code' || view === 'recovery') container.current?.querySelector('input')?.focus();
    else if (firstView.current !== view) focusFirst(container.current);
    firstView.current = view;
  }, [view]);

  const goTo = (nextView: AuthView, email?: string) => {
    if (email !== undefined) setTyped({ ...typed, email });
    setNavigated(true);
    setView(nextView);
  };
  /** What failed in one form has nothing to say above the other. */
  const switchTo = (nextView: 'login' | 'register', email: string | undefined) => {
    dismissToast();
    goTo(nextView, email || undefined);
  };
  const forgot = (email: string) => {
    const action = { label: t('auth.forgot.toastAction'), onClick: () => window.location.assign(contactHref) };
    toast({ title: t('auth.forgot.toastTitle'), description: t('auth.forgot.toastText'), action });
    goTo('forgot', email);
  };
  const login = async (body: Credentials) => {
    const result = await signIn({ kind: 'login', body });
    if (result && !result.isDone && result.needsCode) {
      setTyped(body);
      setView('code');
    }
    return result;
  };
  /** With a typed password, the whole sign-in is repeated with the code; without one, it completes a Google sign-in. */
  const submitCode = (code: string) => {
    const { email, password, rememberMe = true } = typed;
    return email && password
      ? signIn({ kind: 'login', body: { email, password, rememberMe, code } })
      : signIn({ kind: 'code', body: { code } });
  };
  const showSent = (message: string) => {
    // It tells another way, for which there is no need now.
    dismissToast();
    setAnswer(message);
    goTo('sent');
  };
  return (
    <Stack gap={4} shrinkItems className={styles.view} ref={container} tabIndex={-1}>
      {view === 'login' && (
        <>
          {hasGoogle && <GoogleOption mode="login" next={next} />}
          <LoginForm
            typed={typed}
            onValues={
              typedForms &&
              (({ rememberMe = true, ...values }) => {
                typedForms.current.login = { ...values, rememberMe };
              })
            }
            startsDemo={startsDemo && !hasNavigated}
            contactHref={contactHref}
            onSubmit={login}
            onForgot={forgot}
          />
          <FormFooter mode="login" onSwitch={() => switchTo('register', typedForms?.current.login?.email)} />
        </>
      )}
      {view === 'register' && (
        <>
          {hasGoogle && <GoogleOption mode="register" next={next} />}
          <RegisterForm
            email={typed.email ?? ''}
            typed={typedForms?.current.register}
            onValues={
              typedForms &&
              ((values) => {
                typedForms.current.register = values;
              })
            }
            pageExists={pageExists}
            onSubmit={(body) => signIn({ kind: 'register', body })}
          />
          <FormFooter mode="register" onSwitch={() => switchTo('login', typedForms?.current.register?.email)} />
        </>
      )}
      {(view === 'code' || view === 'recovery') && (
        <CodeForm
          // A code of the app is no recovery code, nor is what was said of it.
          key={view}
          isRecovery={view === 'recovery'}
          onSwitch={() => goTo(view === 'code' ? 'recovery' : 'code')}
          onSubmit={submitCode}
          onBack={() => goTo('login')}
        />
      )}
      {view === 'forgot' && (
        <ForgotForm email={typed.email ?? ''} onSent={showSent} onBack={(email) => goTo('login', email)} />
      )}
      {view === 'sent' && <SentNote message={answer} onBack={() => goTo('login')} />}
    </Stack>
  );
}

function FormFooter({ mode, onSwitch }: { mode: 'login' | 'register'; onSwitch(): void }) {
  const t = useTexts(authTexts);
  return (
    <Row as="p" gap={[0, 1]} align="center" justify="center" wrap tone="muted" size="s">
      {t(`auth.${mode}.switchText`)}{' '}
      <Button variant="link" size="sm" onClick={onSwitch}>
        {t(`auth.${mode}.switchAction`)}
      </Button>
    </Row>
  );
}

interface RegisterFormProps {
  email: string;
  typed: RegistrationInput | undefined;
  onValues: ((values: RegistrationInput) => void) | undefined;
  pageExists(link: string): boolean;
  onSubmit(registration: Registration): Promise<SignInResult | undefined>;
}

function RegisterForm({ email, typed, onValues, pageExists, onSubmit }: RegisterFormProps) {
  const t = useTexts(authTexts);
  const form = useSchemaForm({
    schema: registrationForm,
    texts: [accountsTexts],
    defaultValues: typed ?? { displayName: '', username: '', email, password: '', confirmPassword: '' },
    isOneErrorShown: true,
    onValues,
  });
  const { errors, dirtyFields } = form.formState;
  const hasOwnUsername = typed !== undefined && typed.username !== usernameFor(typed.displayName ?? '');
  const suggestUsername = (name: string) => {
    if (!dirtyFields.username && !hasOwnUsername) form.resetField('username', { defaultValue: usernameFor(name) });
  };
  const submit = async ({ confirmPassword: _, ...registration }: z.output<typeof registrationForm>) => {
    const username = form.getValues('username').trim();
    // A name of several words is greeted as it was typed; the username joins them by hyphens.
    const name = registration.displayName ?? (/\s/.test(username) ? username : undefined);
    const result = await onSubmit({ ...registration, ...(name !== undefined && { displayName: name }) });
    if (result && !result.isDone) showFormFailure(form, result);
  };
  return (
    <Form form={form} onSubmit={submit} gap={4} shrinkItems>
      <FormAlert message={errors.root?.message} />
      <Field optional label={t('auth.fields.name')} error={form.errorOf('displayName')}>
        <Input
          autoComplete="name"
          {...form.register('displayName', { onChange: ({ target }) => suggestUsername(target.value) })}
        />
      </Field>
      <Field
        label={t('auth.fields.username')}
        hint={form.errorOf('username') ? undefined : t('auth.fields.usernameHint')}
        error={form.errorOf('username')}
      >
        <Input autoComplete="username" autoCapitalize="none" spellCheck={false} {...form.register('username')} />
      </Field>
      <Field label={t('auth.fields.email')} error={form.errorOf('email')}>
        <Input type="email" autoComplete="email" {...form.register('email')} />
      </Field>
      <Field
        label={t('auth.fields.password')}
        hint={form.errorOf('password') ? undefined : t('auth.fields.passwordHint')}
        error={form.errorOf('password')}
      >
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
      <Field label={t('auth.fields.confirmPassword')} error={form.errorOf('confirmPassword')}>
        <PasswordInput
          autoComplete="new-password"
          showLabel={t('auth.fields.showConfirmation')}
          {...form.register('confirmPassword')}
        />
      </Field>
      <SubmitButton variant="hot" block>
        {t('auth.register.submit')}
      </SubmitButton>
      <SmallPrint pageExists={pageExists} />
    </Form>
  );
}

/** Hidden if the legal pages do not exist, since users cannot agree to pages they cannot read. */
function SmallPrint({ pageExists }: { pageExists(link: string): boolean }) {
  const t = useTexts(authTexts);
  if (!pageExists('/terms') || !pageExists('/privacy')) return null;
  return (
    <Text tone="muted" size="xs" textAlign="center">
      {t('auth.register.agree')}{' '}
      <a href="/terms" target="_blank" rel="noreferrer">
        {t('auth.register.terms')}
      </a>{' '}
      {t('auth.register.and')}
      <a href="/privacy" target="_blank" rel="noreferrer">
        {t('auth.register.privacy')}
      </a>
    </Text>
  );
}

interface SentNoteProps {
  /** The server's message, which is the same whether or not the address is registered. */
  message: string;
  onBack(): void;
}

function SentNote({ message, onBack }: SentNoteProps) {
  const t = useTexts(authTexts);
  return (
    <>
      <Row gap={4} align="start" className={styles.note} role="status">
        <IconTile icon={MailCheck} />
        <p>{message}</p>
      </Row>
      <Button variant="outline" block onClick={onBack}>
        {t('auth.back')}
      </Button>
    </>
  );
}
