import { ShieldCheck } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { LinkCard } from '#ui/link-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { askForAuth } from '#web-kit/auth-events.ts';
import { accountTexts } from '../account-texts.ts';

export function ResetDone() {
  const t = useTexts(accountTexts);
  return (
    <LinkCard icon={ShieldCheck} tone="good" title={t('account.reset.done')} text={t('account.reset.doneText')}>
      <Button onClick={() => askForAuth('login')}>{t('account.reset.login')}</Button>
    </LinkCard>
  );
}
