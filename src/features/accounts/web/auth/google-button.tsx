import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { authTexts } from '../auth-texts.ts';
import { startGoogle } from './google.ts';
import { GoogleMark } from './google-mark.tsx';
import { useSignInTools } from './use-sign-in-tools.ts';

interface GoogleButtonProps {
  mode: 'login' | 'register';
}

export function GoogleButton({ mode }: GoogleButtonProps) {
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
