import { useEffect } from 'react';
import { useTexts } from '#ui/locale.tsx';
import { toast } from '#ui/toast-store.ts';
import { onAuthWanted } from '#web-kit/auth-events.ts';
import { contactMail } from './contact-mail.ts';
import { layoutTexts } from './texts.ts';

/** Until accounts open, whoever asks to join is told so and given a way to be told when. */
export function AuthSoon() {
  const t = useTexts(layoutTexts);
  useEffect(
    () =>
      onAuthWanted(() => {
        const write = () => window.location.assign(`mailto:${contactMail}`);
        const action = { label: t('layout.auth.soonAction'), onPress: write };
        toast({ title: t('layout.auth.soonTitle'), description: t('layout.auth.soonText'), action });
      }),
    [t],
  );
  return null;
}
