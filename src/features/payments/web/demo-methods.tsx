import { FlaskConical } from 'lucide-react';
import { demoEmail } from '#features/accounts/demo-account.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useTexts } from '#ui/locale.tsx';
import { requestAuth } from '#web-kit/session/auth-events.ts';
import { useSession } from '#web-kit/session/session-store.ts';
import { payingTexts } from './texts.ts';

export const useIsDemo = (): boolean => useSession().user?.email === demoEmail;

/** In place of the fields for a new payment card: the demo account has no fields, since the server saves none for it. */
export function DemoMethods() {
  const t = useTexts(payingTexts);
  return (
    <Notice
      icon={FlaskConical}
      tone="warn"
      title={t('paying.demo.title')}
      isStacked
      action={
        <Button size="sm" variant="outline" onClick={() => requestAuth('register')}>
          {t('paying.demo.register')}
        </Button>
      }
    >
      {t('paying.demo.text')}
    </Notice>
  );
}
