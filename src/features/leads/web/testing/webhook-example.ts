import type { LeadWebhook } from '../../webhook-contract.ts';

/** Test fixture: a webhook whose last delivery succeeded. */
export const webhookExample: LeadWebhook = {
  url: 'https://hook.example/in',
  secret: 'negia_a-secret-of-tests',
  createdAt: '2026-11-15T09:00:00.000Z',
  deliveredAt: '2026-11-15T09:58:00.000Z',
  last: { at: '2026-11-15T09:58:00.000Z', status: 200, error: null },
  failures: 0,
};
