import type { SecretColumn } from '#base/secret-column.ts';

/** Whoever has one can send an owner's systems what passes for leads of ours. */
export const webhookSecretColumn: SecretColumn = {
  table: 'lead_webhooks',
  column: 'secret',
  id: 'user_id',
  type: 'text',
};
