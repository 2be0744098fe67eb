import { Link2Off, MailOpen, ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { LinkCard } from '#ui/layout/link-card.tsx';
import { usePageTitle, useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { authApi } from '../../contract.ts';
import { accountTexts } from '../account-texts.ts';
import { useShowFailure } from '../show-failure.ts';
import { ensureCsrf, forgetFragment, isInvalidLink, useLinkToken } from './link-token.ts';

type Step = 'asking' | 'working' | 'done' | 'dead';

/** "This was not me". Requires a click, because mail scanners open links too. */
export function UndoChangePage() {
  const t = useTexts(accountTexts);
  const api = useApi();
  const showFailure = useShowFailure();
  const token = useLinkToken();
  const [step, setStep] = useState<Step>('asking');
  const [message, setMessage] = useState('');
  usePageTitle(t('account.undo.title'));
  const undo = async (link: string) => {
    setStep('working');
    try {
      await ensureCsrf(api);
      setMessage((await api.call(authApi.undoChange, { body: { token: link } })).message);
      forgetFragment();
      setStep('done');
    } catch (error) {
      setStep(isInvalidLink(error) ? 'dead' : 'asking');
      if (!isInvalidLink(error)) showFailure(error);
    }
  };
  if (step === 'done') return <LinkCard icon={MailOpen} tone="good" title={t('account.undo.done')} text={message} />;
  if (step === 'dead' || !token)
    return (
      <LinkCard icon={Link2Off} tone="warn" title={t('account.verify.dead')} text={t('account.undo.deadText')}>
        <LinkButton href="/reset-password">{t('account.reset.title')}</LinkButton>
      </LinkCard>
    );
  return (
    <LinkCard icon={ShieldAlert} tone="warn" title={t('account.undo.title')} text={t('account.undo.text')}>
      <Button variant="destructive" block loading={step === 'working'} onClick={() => void undo(token)}>
        {t('account.undo.action')}
      </Button>
      <LinkButton variant="outline" block href="/account">
        {t('account.undo.mine')}
      </LinkButton>
    </LinkCard>
  );
}
