import type { LeadWebhook } from '../../webhook-contract.ts';

/** For tests: an address that was heard. */
export const webhookExample: LeadWebhook = {
  url: 'https://hook.example/in',
  secret: 'negia_a-secret-of-tests',
  createdAt: '2026-11-15T09:00:00.000Z',
  deliveredAt: '2026-11-15T09:58:00.000Z',
  last: { at: '2026-11-15T09:58:00.000Z', status: 200, error: null },
  failures: 0,
};
