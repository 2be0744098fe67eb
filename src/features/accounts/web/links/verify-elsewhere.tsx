import { LogIn } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { LinkCard } from '#ui/link-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { askForAuth } from '#web-kit/auth-events.ts';
import { authApi } from '../../contract.ts';
import { accountTexts } from '../account-texts.ts';
import { ResetForm } from './reset-form.tsx';

interface VerifyElsewhereProps {
  token: string;
  /** A registration can also be confirmed by choosing a new password. */
  mayChoosePassword: boolean;
  onDone(): void;
  onDead(): void;
}

/** The link was opened in a browser in which nobody of its account is signed in, such as that of a mail program. */
export function VerifyElsewhere({ token, mayChoosePassword, onDone, onDead }: VerifyElsewhereProps) {
  const t = useTexts(accountTexts);
  const signIn = (
    <Button variant={mayChoosePassword ? 'outline' : 'default'} block onClick={() => askForAuth('login')}>
      {t(mayChoosePassword ? 'account.verify.remember' : 'account.reset.login')}
    </Button>
  );
  if (!mayChoosePassword)
    return (
      <LinkCard icon={LogIn} title={t('account.verify.signInTitle')} text={t('account.verify.signInText')}>
        {signIn}
      </LinkCard>
    );
  return (
    <ResetForm
      title={t('account.verify.elsewhereTitle')}
      text={t('account.verify.elsewhereText')}
      send={(api, password) => api.call(authApi.verifyEmail, { body: { token, password } })}
      onDone={onDone}
      onDead={onDead}
    >
      {signIn}
    </ResetForm>
  );
}
