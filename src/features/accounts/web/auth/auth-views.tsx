import { useEffect, useRef, useState } from 'react';
import { Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { toast } from '#ui/toast-store.ts';
import type { Credentials } from '../../contract.ts';
import { authTexts } from '../auth-texts.ts';
import type { AuthView } from './arrival.ts';
import styles from './auth-modal.module.css';
import { ByMail } from './by-mail.tsx';
import { CodeForm } from './code-form.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { FormFoot } from './form-foot.tsx';
import { LoginForm } from './login-form.tsx';
import { focusFirst } from './modal-focus.ts';
import { RegisterForm } from './register-form.tsx';
import { SentNote } from './sent-note.tsx';
import { useSignIn } from './use-sign-in.ts';

export interface AuthViewsProps {
  view: AuthView;
  setView(view: AuthView): void;
  startsDemo: boolean;
  onIn(): void;
  pageExists(link: string): boolean;
  /** Where support is reached. */
  contactHref: string;
}

/** The faces of the modal. What was typed in one goes along to the next. */
export function AuthViews({ view, setView, startsDemo, onIn, pageExists, contactHref }: AuthViewsProps) {
  const t = useTexts(authTexts);
  const part = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<Partial<Credentials>>({});
  const [answer, setAnswer] = useState('');
  const [hasMoved, setMoved] = useState(false);
  const signIn = useSignIn(onIn);
  const firstView = useRef(view);
  useEffect(() => {
    if (firstView.current !== view) focusFirst(part.current);
    firstView.current = view;
  }, [view]);

  const go = (next: AuthView, email?: string) => {
    if (email !== undefined) setTyped({ ...typed, email });
    setMoved(true);
    setView(next);
  };
  const forgot = (email: string) => {
    const action = { label: t('auth.forgot.toastAction'), onPress: () => window.location.assign(contactHref) };
    toast({ title: t('auth.forgot.toastTitle'), description: t('auth.forgot.toastText'), action });
    go('forgot', email);
  };
  const login = async (body: Credentials) => {
    const result = await signIn({ kind: 'login', body });
    if (result && !result.isDone && result.needsCode) {
      setTyped(body);
      setView('code');
    }
    return result;
  };
  /** With a password behind it the whole sign-in is made again; without one it was Google that sent us here. */
  const giveCode = (code: string) => {
    const { email, password, rememberMe = true } = typed;
    return email && password
      ? signIn({ kind: 'login', body: { email, password, rememberMe, code } })
      : signIn({ kind: 'code', body: { code } });
  };
  const showSent = (message: string) => {
    setAnswer(message);
    go('sent');
  };
  return (
    <Stack gap={4} shrinkItems className={styles.view} ref={part} tabIndex={-1}>
      {view === 'login' && (
        <>
          <ByMail mode="login" />
          <LoginForm typed={typed} startsDemo={startsDemo && !hasMoved} onSubmit={login} onForgot={forgot} />
          <FormFoot mode="login" onSwitch={() => go('register')} />
        </>
      )}
      {view === 'register' && (
        <>
          <ByMail mode="register" />
          <RegisterForm
            email={typed.email ?? ''}
            pageExists={pageExists}
            onSubmit={(body) => signIn({ kind: 'register', body })}
          />
          <FormFoot mode="register" onSwitch={() => go('login')} />
        </>
      )}
      {view === 'code' && <CodeForm onSubmit={giveCode} onBack={() => go('login')} />}
      {view === 'forgot' && (
        <ForgotForm email={typed.email ?? ''} onSent={showSent} onBack={(email) => go('login', email)} />
      )}
      {view === 'sent' && <SentNote message={answer} onBack={() => go('login')} />}
    </Stack>
  );
}
