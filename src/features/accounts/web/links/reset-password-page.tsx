import { useState } from 'react';
import { useTexts } from '#ui/locale.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { authApi } from '../../contract.ts';
import { accountTexts } from '../account-texts.ts';
import { AskForLink } from './ask-for-link.tsx';
import { ResetDone } from './reset-done.tsx';
import { ResetForm } from './reset-form.tsx';
import { forgetFragment, useLinkToken } from './use-link-token.ts';

type Step = 'choosing' | 'done' | 'dead';

export function ResetPasswordPage() {
  const t = useTexts(accountTexts);
  const token = useLinkToken();
  const [step, setStep] = useState<Step>('choosing');
  usePageTitle(t('account.reset.title'));
  // Until it is used the token stays in the address: a phone that drops the tab opens the form again.
  const end = (next: Step) => {
    forgetFragment();
    setStep(next);
  };
  if (step === 'done') return <ResetDone title={t('account.reset.done')} />;
  if (step === 'dead' || !token) return <AskForLink isDead={step === 'dead'} />;
  return (
    <ResetForm
      key={token}
      title={t('account.reset.title')}
      text={t('account.reset.text')}
      send={(api, password) => api.call(authApi.resetPassword, { body: { token, password } })}
      onDone={() => end('done')}
      onDead={() => end('dead')}
    />
  );
}
