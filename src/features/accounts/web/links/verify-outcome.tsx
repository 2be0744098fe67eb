import { queryOptions } from '@tanstack/react-query';
import { CircleAlert, Link2Off, MailCheck, MailSearch } from 'lucide-react';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import { LinkCard } from '#ui/layout/link-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { LatinText } from '#ui/text/latin-text.tsx';
import { uiTexts } from '#ui/texts.ts';
import type { Api } from '#web-kit/api/api-client.ts';
import { authApi } from '../../contract.ts';
import { accountTexts } from '../account-texts.ts';
import { ensureCsrf, errorMessageOf, isInvalidLink, isTransient } from './link-token.ts';

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
