import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { authTexts } from '../auth-texts.ts';
import styles from './auth-modal.module.css';
import { startGoogle } from './google.ts';
import { GoogleLogo } from './google-logo.tsx';
import { useSignInTools } from './use-sign-in-tools.ts';

interface GoogleOptionProps {
  mode: 'login' | 'register';
}

/** Google first, as the shorter way, then a line that leads on to mail and password. */
export function GoogleOption({ mode }: GoogleOptionProps) {
  const t = useTexts(authTexts);
  return (
    <>
      <GoogleButton mode={mode} />
      <Row as="p" gap={3} align="center" tone="muted" size="xs" className={styles.or}>
        {t('auth.orByMail')}
      </Row>
    </>
  );
}

interface GoogleButtonProps {
  mode: 'login' | 'register';
}

function GoogleButton({ mode }: GoogleButtonProps) {
  const t = useTexts(authTexts);
  const tools = useSignInTools();
  const [isRedirecting, setRedirecting] = useState(false);
  const startGoogleSignIn = async () => {
    setRedirecting(true);
    await startGoogle(window.location.pathname + window.location.search, tools);
    setRedirecting(false);
  };
  return (
    <Button variant="outline" block loading={isRedirecting} onClick={startGoogleSignIn}>
      <GoogleLogo />
      {t(`auth.${mode}.google`)}
    </Button>
  );
}
