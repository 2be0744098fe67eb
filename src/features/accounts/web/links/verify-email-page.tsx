import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, Link2Off, LogIn, MailCheck, MailSearch } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import { LinkCard } from '#ui/layout/link-card.tsx';
import { LatinText, usePageTitle, useTexts } from '#ui/locale.tsx';
import { uiTexts } from '#ui/texts.ts';
import { type Api, useApi } from '#web-kit/api/api-client.tsx';
import { requestAuth } from '#web-kit/session/auth-events.ts';
import { useSession } from '#web-kit/session/session-store.ts';
import { storedUser } from '#web-kit/session/session-user.ts';
import { authApi } from '../../contract.ts';
import { accountQueries } from '../account/use-account.ts';
import { accountTexts } from '../account-texts.ts';
import {
  ensureCsrf,
  errorMessageOf,
  forgetFragment,
  isInvalidLink,
  isTransient,
  requirementWithoutSession,
  useLinkToken,
} from './link-token.ts';
import { ResetDone, ResetForm } from './reset-form.tsx';

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

interface VerifyOutcomeProps {
  address: string | undefined;
  error: Error | null;
  isPending: boolean;
  isSignedIn: boolean;
  onRetry(): void;
}

export function VerifyOutcome({ address, error, isPending, isSignedIn, onRetry }: VerifyOutcomeProps) {
  const t = useTexts(accountTexts);
  const ui = useTexts(uiTexts);
  const onwards = (
    <LinkButton href={isSignedIn ? '/account' : '/'}>
      {t(isSignedIn ? 'account.verify.account' : 'account.verify.home')}
    </LinkButton>
  );
  if (isPending)
    return (
      <LinkCard icon={MailSearch} title={t('account.verify.working')} isBusy>
        <Progress label={t('account.verify.working')} />
      </LinkCard>
    );
  if (address !== undefined) {
    const text = (
      <>
        {t('account.verify.doneText')} <LatinText>{address}</LatinText>
      </>
    );
    return (
      <LinkCard icon={MailCheck} tone="good" title={t('account.verify.done')} text={text}>
        {onwards}
      </LinkCard>
    );
  }
  const toAccount = <LinkButton href="/account">{t('account.verify.account')}</LinkButton>;
  if (error && !isInvalidLink(error))
    return (
      <LinkCard icon={CircleAlert} tone="warn" title={t('account.verify.failed')} text={errorMessageOf(error)}>
        {isTransient(error) ? <Button onClick={onRetry}>{ui('ui.error.retry')}</Button> : toAccount}
      </LinkCard>
    );
  return (
    <LinkCard icon={Link2Off} tone="warn" title={t('account.verify.dead')} text={t('account.verify.deadText')}>
      {toAccount}
    </LinkCard>
  );
}

/**
 * A link works once. As a query with the token as its key, it is sent once, however often React mounts the page, and
 * never refetched.
 */
export const verifyQuery = (api: Api, token: string | undefined) =>
  queryOptions({
    queryKey: ['/api/auth/verify-email', token],
    queryFn: async () => {
      await ensureCsrf(api);
      return api.call(authApi.verifyEmail, { body: { token: token ?? '' } });
    },
    enabled: token !== undefined,
    retry: false,
    // Not even when all queries are invalidated, as after a sign-in.
    staleTime: 'static',
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retryOnMount: false,
  });
