import { expect, test } from 'vitest';
import { createApi } from '#web-kit/api/api-client.tsx';
import { paidPlan } from '../testing/plan-examples.ts';
import { changeSubscription, type SubscriptionChange } from './subscription-calls.ts';

const sent: { url: string; method: string | undefined; body: unknown }[] = [];
const api = createApi({
  baseUrl: '',
  locale: () => 'he',
  fetch: async (url, init) => {
    sent.push({ url: String(url), method: init?.method, body: init?.body && JSON.parse(String(init.body)) });
    return Response.json(paidPlan);
  },
});

test.each<[SubscriptionChange, string, unknown]>([
  [{ action: 'cancel' }, '/api/subscription/cancel', undefined],
  [{ action: 'resume' }, '/api/subscription/resume', undefined],
  [{ action: 'stopRenewal' }, '/api/subscription/stop-renewal', undefined],
  [
    { action: 'schedule', packageId: 2, cycle: 'monthly' },
    '/api/subscription/schedule',
    { packageId: 2, cycle: 'monthly' },
  ],
  [{ action: 'setMethod', methodId: 7 }, '/api/subscription/method', { methodId: 7 }],
])('sends %o', async (change, url, body) => {
  expect(await changeSubscription(api, change)).toEqual(paidPlan);
  expect(sent.at(-1)).toEqual({ url, method: 'PUT', body });
});
