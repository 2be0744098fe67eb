import { FlaskConical } from 'lucide-react';
import { demoEmail } from '#features/accounts/domain.ts';
import { useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import { useSession } from '#web-kit/use-session.ts';
import { plansTexts } from './plans-texts.ts';

/** Told before anything is pressed that would be refused. */
export function DemoNotice() {
  const t = useTexts(plansTexts);
  const { user } = useSession();
  if (user?.email !== demoEmail) return null;
  return (
    <Notice icon={FlaskConical} tone="warn" title={t('plans.demo.title')}>
      {t('plans.demo.text')}
    </Notice>
  );
}
