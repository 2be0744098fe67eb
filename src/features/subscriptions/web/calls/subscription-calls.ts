import type { Api } from '#web-kit/api-client.ts';
import { type Subscription, subscriptionsApi } from '../../contract.ts';
import type { Cycle } from '../../domain.ts';

export type SubscriptionChange =
  | { readonly act: 'cancel' }
  | { readonly act: 'resume' }
  | { readonly act: 'schedule'; readonly packageId: number; readonly cycle: Cycle }
  | { readonly act: 'setMethod'; readonly methodId: number };

/** Every change answers with the whole subscription, as it is from then on. */
export function changeSubscription(api: Api, change: SubscriptionChange): Promise<Subscription> {
  if (change.act === 'cancel') return api.call(subscriptionsApi.cancel, {});
  if (change.act === 'resume') return api.call(subscriptionsApi.resume, {});
  const { act, ...body } = change;
  return act === 'schedule'
    ? api.call(subscriptionsApi.schedule, { body: body as { packageId: number; cycle: Cycle } })
    : api.call(subscriptionsApi.setMethod, { body: body as { methodId: number } });
}
