import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LogIn } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { LinkCard } from '#ui/layout/link-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api/api-context.tsx';
import { requestAuth } from '#web-kit/session/auth-events.ts';
import { useSession } from '#web-kit/session/session-store.ts';
import { storedUser } from '#web-kit/session/session-user.ts';
import { authApi } from '../../contract.ts';
import { accountQueries } from '../account/use-account.ts';
import { accountTexts } from '../account-texts.ts';
import { forgetFragment, requirementWithoutSession, useLinkToken } from './link-token.ts';
import { ResetDone } from './reset-done.tsx';
import { ResetForm } from './reset-form.tsx';
import { VerifyOutcome, verifyQuery } from './verify-outcome.tsx';

export function VerifyEmailPage() {
  const t = useTexts(accountTexts);
  const api = useApi();
  const queries = useQueryClient();
  const token = useLinkToken();
  const { user } = useSession();
  const { data, error, isFetching, refetch } = useQuery(verifyQuery(api, token));
  const [chosen, setChosen] = useState<'done' | 'dead'>();
  const outside = requirementWithoutSession(error);
  usePageTitle(t('account.section.email'));
  useEffect(() => {
    if (token) forgetFragment(token);
  }, [token]);
  useEffect(() => {
    if (data) void queries.invalidateQueries(accountQueries.account(api));
  }, [data, queries, api]);
  useEffect(() => {
    // After a sign-in here the user need not open the email again.
    if (outside && user) void refetch();
  }, [outside, user, refetch]);
  if (chosen === 'done') return <ResetDone title={t('account.verify.done')} />;
  if (outside && !isFetching && !chosen && token)
    return (
      <VerifySignedOut
        token={token}
        mayChoosePassword={outside === 'password'}
        onDone={() => setChosen('done')}
        onInvalidLink={() => setChosen('dead')}
      />
    );
  return (
    <VerifyOutcome
      address={data?.email}
      error={chosen === 'dead' ? null : error}
      isPending={isFetching}
      isSignedIn={storedUser() !== undefined}
      onRetry={() => void refetch()}
    />
  );
}

interface VerifySignedOutProps {
  token: string;
  /** A registration can also be confirmed by choosing a new password. */
  mayChoosePassword: boolean;
  onDone(): void;
  onInvalidLink(): void;
}

/** The link was opened in a browser where its account is not signed in, such as a mail app's browser. */
function VerifySignedOut({ token, mayChoosePassword, onDone, onInvalidLink }: VerifySignedOutProps) {
  const t = useTexts(accountTexts);
  const signIn = (
    <Button variant={mayChoosePassword ? 'outline' : 'default'} block onClick={() => requestAuth('login')}>
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
      onInvalidLink={onInvalidLink}
    >
      {signIn}
    </ResetForm>
  );
}
