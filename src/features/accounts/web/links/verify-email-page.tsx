import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTexts } from '#ui/locale.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { storedUser } from '#web-kit/session-user.ts';
import { useSession } from '#web-kit/use-session.ts';
import { accountQueries } from '../account/use-account.ts';
import { accountTexts } from '../account-texts.ts';
import { askedOutside } from './is-dead-link.ts';
import { ResetDone } from './reset-done.tsx';
import { forgetFragment, useLinkToken } from './use-link-token.ts';
import { VerifyElsewhere } from './verify-elsewhere.tsx';
import { VerifyOutcome } from './verify-outcome.tsx';
import { verifyQuery } from './verify-query.ts';

export function VerifyEmailPage() {
  const t = useTexts(accountTexts);
  const api = useApi();
  const queries = useQueryClient();
  const token = useLinkToken();
  const { user } = useSession();
  const { data, error, isFetching, refetch } = useQuery(verifyQuery(api, token));
  const [chosen, setChosen] = useState<'done' | 'dead'>();
  const outside = askedOutside(error);
  usePageTitle(t('account.section.email'));
  useEffect(() => {
    if (token) forgetFragment(token);
  }, [token]);
  useEffect(() => {
    if (data) void queries.invalidateQueries(accountQueries.account(api));
  }, [data, queries, api]);
  useEffect(() => {
    // Whoever signs in here needs not go back to the mail.
    if (outside && user) void refetch();
  }, [outside, user, refetch]);
  if (chosen === 'done') return <ResetDone title={t('account.verify.done')} />;
  if (outside && !isFetching && !chosen && token)
    return (
      <VerifyElsewhere
        token={token}
        mayChoosePassword={outside === 'password'}
        onDone={() => setChosen('done')}
        onDead={() => setChosen('dead')}
      />
    );
  return (
    <VerifyOutcome
      address={data?.email}
      error={chosen === 'dead' ? null : error}
      isWorking={isFetching}
      isSignedIn={storedUser() !== undefined}
      onRetry={() => void refetch()}
    />
  );
}
