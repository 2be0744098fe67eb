import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { errorTexts } from '#i18n/shared-texts.ts';
import { toast } from '#ui/feedback/toast-store.ts';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-context.tsx';
import { RequestError } from '#web-kit/api/request-error.ts';
import { checkSession } from '#web-kit/session/start-session.ts';
import type { Subscription } from '../../contract.ts';
import { callsTexts } from './calls-texts.ts';
import type { SubscriptionChange } from './subscription-calls.ts';
import { subscriptionQueries } from './subscription-queries.ts';

/**
 * A change to the subscription: never sent twice at once, and tells what went wrong. A plan decides what every page
 * shows and who its owner is on the wire, so that afterwards all that was read is read again.
 */
export function useSubscriptionCall(onDone?: (subscription: Subscription) => void) {
  const api = useApi();
  const queries = useQueryClient();
  const { locale } = useLocale();
  const showFailure = useFailureToast();
  const isBusy = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: async (change: SubscriptionChange) =>
      (await import('./subscription-calls.ts')).changeSubscription(api, change),
    retry: false,
    onSuccess: (subscription) => {
      queries.setQueryData(subscriptionQueries.mine(locale).queryKey, subscription);
      onDone?.(subscription);
      void queries.invalidateQueries();
      void checkSession(api);
    },
    onError: showFailure,
    onSettled: () => {
      isBusy.current = false;
    },
  });
  const send = (change: SubscriptionChange) => {
    if (isBusy.current) return;
    isBusy.current = true;
    mutate(change);
  };
  return { send, isPending };
}

function useFailureToast(): (error: unknown) => void {
  const t = useTexts(callsTexts);
  const te = useTexts(errorTexts);
  return (error) => {
    // Whose session is over has left this page by now, and was told so.
    if (error instanceof RequestError && error.status === 401) return;
    // What is no answer at all is a part of the page that did not come over the line.
    const description = error instanceof RequestError ? error.message : te('errors.network');
    toast({ variant: 'destructive', title: t('planCalls.failure'), description });
  };
}
