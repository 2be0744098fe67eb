import type { SecretColumn } from '#base/secret-column.ts';
import { seedColumn, shortLivedTables } from '#features/accounts/secret-columns.ts';
import { webhookSecretColumn } from '#features/leads/secret-columns.ts';

/** All columns encrypted at rest. Imports no feature's public module, so that scripts can read it without a build. */
export const secretColumns: readonly SecretColumn[] = [seedColumn, webhookSecretColumn];

/** Tables whose rows are excluded from a backup. */
export const tablesWithoutRows: readonly string[] = shortLivedTables.map((name) => `public.${name}`);
