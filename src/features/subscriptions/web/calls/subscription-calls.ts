import type { Api } from '#web-kit/api/api-client.tsx';
import { type Subscription, subscriptionsApi } from '../../contract.ts';
import type { Cycle } from '../../domain.ts';

export type SubscriptionChange =
  | { readonly action: 'cancel' }
  | { readonly action: 'resume' }
  | { readonly action: 'stopRenewal' }
  | { readonly action: 'schedule'; readonly packageId: number; readonly cycle: Cycle }
  | { readonly action: 'setMethod'; readonly methodId: number };

/** Every change returns the whole updated subscription. */
export function changeSubscription(api: Api, change: SubscriptionChange): Promise<Subscription> {
  if (change.action === 'cancel') return api.call(subscriptionsApi.cancel, {});
  if (change.action === 'resume') return api.call(subscriptionsApi.resume, {});
  if (change.action === 'stopRenewal') return api.call(subscriptionsApi.stopRenewal, {});
  const { action, ...body } = change;
  return action === 'schedule'
    ? api.call(subscriptionsApi.schedule, { body: body as { packageId: number; cycle: Cycle } })
    : api.call(subscriptionsApi.setMethod, { body: body as { methodId: number } });
}
