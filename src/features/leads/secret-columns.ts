import type { SecretColumn } from '#base/secret-column.ts';

/** With this secret, an attacker could send forged leads to an owner's systems. */
export const webhookSecretColumn: SecretColumn = {
  table: 'lead_webhooks',
  column: 'secret',
  id: 'user_id',
  type: 'text',
};
