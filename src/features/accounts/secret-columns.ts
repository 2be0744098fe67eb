import type { SecretColumn } from '#base/secret-column.ts';

/** Seeds of second factors: whoever has one makes the codes that the owner's telephone makes. */
export const seedColumn: SecretColumn = { table: 'users', column: 'second_factor_secret', id: 'id', type: 'bytea' };

/**
 * Short-lived credentials. A backup has these tables without their rows: what opens an account today is of no use after a
 * restore, and of much use to whoever finds the backup.
 */
export const shortLivedTables: readonly string[] = ['sessions', 'known_devices', 'one_time_tokens', 'oauth_states'];
