import type { SecretColumn } from '#base/secret-column.ts';

/** TOTP seeds: anyone who has a seed can generate the owner's second-factor codes. */
export const seedColumn: SecretColumn = { table: 'users', column: 'second_factor_secret', id: 'id', type: 'bytea' };

/**
 * Short-lived credentials. Backups exclude their rows: they are useless after a restore, but would give access to
 * anyone who obtains the backup.
 */
export const shortLivedTables: readonly string[] = ['sessions', 'known_devices', 'one_time_tokens', 'oauth_states'];
