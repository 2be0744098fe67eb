import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocale } from '#ui/locale.tsx';
import type { Api } from '#web-kit/api-client.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { renewSessionUser } from '#web-kit/session-store.ts';
import { readSession } from '#web-kit/session-user.ts';
import { askWhoIsSignedIn } from '#web-kit/start-session.ts';
import { isOpen } from '../../domain.ts';
import { forgetOrder } from './attempts.ts';
import { checkoutQueries } from './checkout-queries.ts';

/** An order until it is over; then all that was read is read again: a plan shows everywhere. */
export function useOrder(orderId: number) {
  const api = useApi();
  const queries = useQueryClient();
  const { locale } = useLocale();
  const order = useQuery(checkoutQueries.order(api, queries, orderId, locale));
  const status = order.data?.status;
  useEffect(() => {
    if (!status || isOpen(status)) return;
    forgetOrder(orderId);
    void queries.invalidateQueries();
    if (status === 'paid') void renewRole(api);
  }, [status, orderId, api, queries]);
  return order;
}

/** A paid package may make an owner a subscriber; a line that breaks here is met again at the next page. */
async function renewRole(api: Api): Promise<void> {
  const { user, token } = readSession(await askWhoIsSignedIn(api).catch(() => undefined));
  if (user) renewSessionUser(user, token);
}
