import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { NetworkError } from '#web-kit/api/request-error.ts';
import { authApi } from '../../contract.ts';
import { authTexts } from '../auth-texts.ts';
import styles from './auth-modal.module.css';
import type { NextPage, SignInTools } from './sign-in.ts';
import { useSignInTools } from './use-sign-in.ts';

/**
 * Ends the current session, then redirects to Google. If Google cannot be reached, it shows an error instead, and both
 * the session and what was typed remain.
 */
export async function startGoogle(returnTo: string, tools: SignInTools, next?: string): Promise<void> {
  const { api, t, toast, navigate, clearSession } = tools;
  try {
    const { isReady } = await api.call(authApi.googleReady, {});
    if (!isReady) throw new Error('Google cannot be reached');
    await api.request('POST', authApi.logout.path).catch((error) => {
      if (error instanceof NetworkError) throw error;
    });
    clearSession();
    navigate(`${authApi.google.path}?${new URLSearchParams({ returnTo, ...(next && { next }) })}`);
  } catch {
    toast({ title: t('auth.failed.loginError'), description: t('auth.failed.google'), variant: 'destructive' });
  }
}

/** Google's logo in its own colours, as required by its branding rules for sign-in buttons. */
export function GoogleLogo() {
  return (
    <svg width="20" height="20" viewBox="0 0 48 48" aria-hidden="true">
      <path
        fill="#ea4335"
        d="M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z"
      />
      <path
        fill="#4285f4"
        d="M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z"
      />
      <path
        fill="#fbbc05"
        d="M10.53 28.59c-.48-1.45-.76-2.99-.76-4.59s.27-3.14.76-4.59l-7.98-6.19C.92 16.46 0 20.12 0 24c0 3.88.92 7.54 2.56 10.78l7.97-6.19z"
      />
      <path
        fill="#34a853"
        d="M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z"
      />
    </svg>
  );
}

/** The server marks its pages if it has the settings of a Google client. */
export const hasGoogle = (): boolean => document.documentElement.dataset.google !== undefined;

/** Google first, as the shorter way, then a divider before email and password. */
export function GoogleOption(props: { mode: 'login' | 'register'; next: NextPage }) {
  const t = useTexts(authTexts);
  return (
    <>
      <GoogleButton {...props} />
      <Row as="p" gap={3} align="center" tone="muted" size="xs" className={styles.or}>
        {t('auth.orByMail')}
      </Row>
    </>
  );
}

function GoogleButton({ mode, next }: { mode: 'login' | 'register'; next: NextPage }) {
  const t = useTexts(authTexts);
  const tools = useSignInTools();
  const [isRedirecting, setRedirecting] = useState(false);
  const startGoogleSignIn = async () => {
    setRedirecting(true);
    await startGoogle(window.location.pathname + window.location.search, tools, next(mode));
    setRedirecting(false);
  };
  return (
    <Button variant="outline" block loading={isRedirecting} onClick={startGoogleSignIn}>
      <GoogleLogo />
      {t(`auth.${mode}.google`)}
    </Button>
  );
}
