import { KeyRound, Link2Off, MailOpen } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { LinkCard } from '#ui/layout/link-card.tsx';
import { usePageTitle, useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { authApi } from '../../contract.ts';
import { accountTexts } from '../account-texts.ts';
import { ensureCsrf, forgetFragment, isInvalidLink, useLinkToken } from './link-token.ts';
import { ResetDone, ResetForm } from './reset-form.tsx';
import { ResetRequestForm } from './reset-request-form.tsx';

type Step = 'choosing' | 'done' | 'dead';

export function ResetPasswordPage() {
  const t = useTexts(accountTexts);
  const token = useLinkToken();
  const [step, setStep] = useState<Step>('choosing');
  usePageTitle(t('account.reset.title'));
  // The token stays in the URL until it is used, so that a phone that reloads a discarded tab shows the form again.
  const end = (next: Step) => {
    forgetFragment();
    setStep(next);
  };
  useDeadLink(token, () => end('dead'));
  if (step === 'done') return <ResetDone title={t('account.reset.done')} />;
  if (step === 'dead' || !token) return <RequestLink isInvalid={step === 'dead'} />;
  return (
    <ResetForm
      key={token}
      title={t('account.reset.title')}
      text={t('account.reset.text')}
      send={(api, password) => api.call(authApi.resetPassword, { body: { token, password } })}
      onDone={() => end('done')}
      onInvalidLink={() => end('dead')}
    />
  );
}

/** The form is there meanwhile. What fails otherwise, such as the network, is said when the form is sent. */
function useDeadLink(token: string | undefined, onDead: () => void): void {
  const api = useApi();
  const report = useEffectEvent(onDead);
  useEffect(() => {
    if (!token) return;
    let isHere = true;
    const check = async () => {
      await ensureCsrf(api);
      await api.call(authApi.checkResetLink, { body: { token } });
    };
    check().catch((error: unknown) => {
      if (isHere && isInvalidLink(error)) report();
    });
    return () => {
      isHere = false;
    };
  }, [api, token]);
}

interface RequestLinkProps {
  /** The link that was opened is no longer valid. */
  isInvalid: boolean;
}

function RequestLink({ isInvalid }: RequestLinkProps) {
  const t = useTexts(accountTexts);
  const [sentMessage, setSentMessage] = useState<string>();
  if (sentMessage)
    return (
      <LinkCard icon={MailOpen} tone="good" title={t('account.reset.sent')} text={sentMessage}>
        <Button variant="outline" onClick={() => setSentMessage(undefined)}>
          {t('account.reset.again')}
        </Button>
      </LinkCard>
    );
  return (
    <LinkCard
      icon={isInvalid ? Link2Off : KeyRound}
      tone={isInvalid ? 'warn' : 'sea'}
      title={t(isInvalid ? 'account.reset.deadTitle' : 'account.reset.requestTitle')}
      text={t(isInvalid ? 'account.reset.deadText' : 'account.reset.requestText')}
    >
      <ResetRequestForm onSent={setSentMessage} />
    </LinkCard>
  );
}
