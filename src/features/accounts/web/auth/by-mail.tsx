import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Row } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { authTexts } from '../auth-texts.ts';
import styles from './auth-form.module.css';
import { startGoogle } from './google.ts';
import { GoogleMark } from './google-mark.tsx';
import { useSignInTools } from './use-sign-in-tools.ts';

interface ByMailProps {
  mode: 'login' | 'register';
}

/** Google first, as the shorter way, then a line that leads on to mail and password. */
export function ByMail({ mode }: ByMailProps) {
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
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await startGoogle(window.location.pathname + window.location.search, tools);
    setLeaving(false);
  };
  return (
    <Button variant="outline" block loading={isLeaving} onClick={leave}>
      <GoogleMark />
      {t(`auth.${mode}.google`)}
    </Button>
  );
}
