import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTexts } from '#ui/locale.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { storedUser } from '#web-kit/session-user.ts';
import { accountQueries } from '../account/use-account.ts';
import { accountTexts } from '../account-texts.ts';
import { forgetFragment, useLinkToken } from './use-link-token.ts';
import { VerifyOutcome } from './verify-outcome.tsx';
import { verifyQuery } from './verify-query.ts';

export function VerifyEmailPage() {
  const t = useTexts(accountTexts);
  const api = useApi();
  const queries = useQueryClient();
  const token = useLinkToken();
  const { data, error, isFetching, refetch } = useQuery(verifyQuery(api, token));
  usePageTitle(t('account.section.email'));
  useEffect(() => {
    if (token) forgetFragment(token);
  }, [token]);
  useEffect(() => {
    if (data) void queries.invalidateQueries(accountQueries.account(api));
  }, [data, queries, api]);
  return (
    <VerifyOutcome
      address={data?.email}
      error={error}
      isWorking={isFetching}
      isSignedIn={storedUser() !== undefined}
      onRetry={() => void refetch()}
    />
  );
}
