import { ShieldCheck } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { LinkCard } from '#ui/layout/link-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { requestAuth } from '#web-kit/session/auth-events.ts';
import { accountTexts } from '../account-texts.ts';

export function ResetDone({ title }: { title: string }) {
  const t = useTexts(accountTexts);
  return (
    <LinkCard icon={ShieldCheck} tone="good" title={title} text={t('account.reset.doneText')}>
      <Button onClick={() => requestAuth('login')}>{t('account.reset.login')}</Button>
    </LinkCard>
  );
}
