import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useShowFailure } from '#features/accounts/web/index.ts';
import type { Locale } from '#i18n/locale.ts';
import { useLocale } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { useCall } from '#web-kit/api/use-call.ts';
import { checkSession } from '#web-kit/session/start-session.ts';
import type { Subscription } from '../../contract.ts';
import type { SubscriptionChange } from './subscription-calls.ts';

/**
 * The key contains the language because package names are localized. The response is not validated: the schema would be
 * larger than the data shown. Not cached, since charges happen in the background.
 */
export const subscriptionQueries = {
  mine: (locale: Locale) => queryOptions<Subscription>({ queryKey: ['/api/subscription', locale], staleTime: 0 }),
};

/**
 * Changes the subscription. The plan affects every page and the user's session data, so all queries are invalidated
 * afterwards.
 */
export function useSubscriptionCall(onDone?: (subscription: Subscription) => void) {
  const api = useApi();
  const queries = useQueryClient();
  const { locale } = useLocale();
  return useCall({
    call: async (_, change: SubscriptionChange) =>
      (await import('./subscription-calls.ts')).changeSubscription(api, change),
    onDone: (subscription) => {
      queries.setQueryData(subscriptionQueries.mine(locale).queryKey, subscription);
      onDone?.(subscription);
      void queries.invalidateQueries();
      void checkSession(api);
    },
    onFailed: useShowFailure(),
  });
}
