import { FlaskConical } from 'lucide-react';
import { demoEmail } from '#features/accounts/demo-account.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useSession } from '#web-kit/session/session-store.ts';
import { cancelTexts } from './cancel/cancel-texts.ts';

export const useIsDemo = (): boolean => useSession().user?.email === demoEmail;

/** Shown at the start of a dialog in the demo account, where the server would refuse in the end. */
export function DemoNotice() {
  const t = useTexts(cancelTexts);
  return (
    <Notice icon={FlaskConical} tone="warn" title={t('cancelPlan.demo.title')}>
      {t('cancelPlan.demo.text')}
    </Notice>
  );
}
