import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { SecretColumn } from '#base/secret-column.ts';
import type { Config } from '../config/config.ts';
import { locks } from '../db/locks.ts';
import { writeAtomic } from '../files/write-atomic.ts';
import { secret } from './secret.ts';
import { parseSecretKeys } from './secret-keys.ts';

/** Synchronous variant for verifying signatures: the secret already exists, because something was signed with it. */
export function knownSecret(dataDir: string, name: string): string | undefined {
  try {
    return readFileSync(join(dataDir, 'secrets', name), 'utf8') || undefined;
  } catch {
    return undefined;
  }
}

/** Encrypted with a key that is not available, or corrupted. */
export class UnreadableSecret extends Error {
  override name = 'UnreadableSecret';
}

/** Encryption at rest, with keys that no backup contains. */
export interface Secrets {
  /** Uses the first key. */
  encrypt(plain: string | Uint8Array, column: SecretColumn, id: number): string;
  /** Uses the key that encrypted it. A value that is not encrypted yet is returned unchanged. */
  decrypt(stored: string | Uint8Array, column: SecretColumn, id: number): Buffer;
  /** Keys derived from ours and a row's salt: the first one signs, all of them verify. */
  deriveKeys(purpose: string, salt: Uint8Array): readonly Buffer[];
  /** The first one is used to encrypt. */
  readonly keyIds: readonly string[];
}

const encryptedPrefix = 'enc1.';
const prefixOfKey = (keyId: string): string => `${encryptedPrefix}${keyId}.`;
const cipher = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];
const fileName = 'secrets-key';

interface Key {
  readonly id: string;
  readonly master: Buffer;
  readonly encryption: Buffer;
}

const derive = (master: Buffer, purpose: string, salt: Uint8Array = Buffer.alloc(0)): Buffer =>
  Buffer.from(hkdfSync('sha256', master, salt, `negia ${purpose}`, 32));

const keyOf = (master: Buffer): Key => ({
  id: derive(master, 'key id').toString('hex').slice(0, 8),
  master,
  encryption: derive(master, 'encryption at rest'),
});

type Settings = Pick<Config, 'dataDir' | 'secretsKeys'>;

/** Keys of the setting, then of DATA_DIR: an installation that gets a setting later can still decrypt older values. */
export async function openSecrets(settings: Settings): Promise<Secrets> {
  if (!settings.secretsKeys.length) await secret(settings.dataDir, fileName);
  let keys = readKeys(settings);
  const find = (id: string): Key | undefined => {
    const known = keys.find((key) => key.id === id);
    if (known) return known;
    // The keys were rotated by the command line while the server was running.
    keys = readKeys(settings);
    return keys.find((key) => key.id === id);
  };
  return {
    get keyIds() {
      return keys.map(({ id }) => id);
    },
    encrypt: (plain, column, id) => encryptWith(firstOf(keys), plain, contextOf(column, id)),
    decrypt: (stored, column, id) => decryptWith(find, stored, contextOf(column, id)),
    deriveKeys: (purpose, salt) => keys.map(({ master }) => derive(master, purpose, salt)),
  };
}

function readKeys({ dataDir, secretsKeys }: Settings): readonly Key[] {
  const storedKeys = parseSecretKeys(knownSecret(dataDir, fileName) ?? '');
  if (!storedKeys) throw new UnreadableSecret(`${join(dataDir, 'secrets', fileName)} holds no key`);
  const ids = new Set<string>();
  return [...secretsKeys, ...storedKeys].map(keyOf).filter(({ id }) => !ids.has(id) && ids.add(id));
}

function firstOf(keys: readonly Key[]): Key {
  const [first] = keys;
  if (!first) throw new UnreadableSecret('There is no key');
  return first;
}

const contextOf = ({ table, column }: SecretColumn, id: number): Buffer =>
  Buffer.from(['negia', table, column, String(id)].join('\0'));

function encryptWith({ id, encryption }: Key, plain: string | Uint8Array, context: Buffer): string {
  const nonce = randomBytes(nonceBytes);
  const work = createCipheriv(cipher, encryption, nonce).setAAD(context);
  const bytes = Buffer.concat([nonce, work.update(Buffer.from(plain)), work.final(), work.getAuthTag()]);
  return `${prefixOfKey(id)}${bytes.toString('base64url')}`;
}

function decryptWith(find: (id: string) => Key | undefined, stored: string | Uint8Array, context: Buffer): Buffer {
  const bytes = Buffer.from(stored);
  if (!bytes.subarray(0, encryptedPrefix.length).equals(Buffer.from(encryptedPrefix))) return bytes;
  const [, id = '', body = ''] = bytes.toString().split('.');
  const key = find(id);
  if (!key) throw new UnreadableSecret(`It was encrypted with the key ${id}, which is not here`);
  const encrypted = Buffer.from(body, 'base64url');
  const end = encrypted.length - tagBytes;
  try {
    const work = createDecipheriv(cipher, key.encryption, encrypted.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    });
    work.setAAD(context).setAuthTag(encrypted.subarray(end));
    return Buffer.concat([work.update(encrypted.subarray(nonceBytes, end)), work.final()]);
  } catch (cause) {
    throw new UnreadableSecret('It is not what was encrypted for this row', { cause });
  }
}

/** Adds a new first key in DATA_DIR; earlier ones still decrypt until `dropOldKeys`. */
export const addKey = async (dataDir: string): Promise<void> => {
  const known = await secret(dataDir, fileName);
  await writeKeys(dataDir, [randomBytes(32).toString('base64url'), known]);
};

export const dropOldKeys = async (dataDir: string): Promise<void> => {
  const [first = ''] = readFileSync(join(dataDir, 'secrets', fileName), 'utf8').split(',');
  await writeKeys(dataDir, [first]);
};

/** Atomic: a partly written key would lose everything encrypted with it. */
async function writeKeys(dataDir: string, keys: readonly string[]): Promise<void> {
  const file = join(dataDir, 'secrets', fileName);
  await writeAtomic(file, Buffer.from(keys.join(',')), `${file}.${randomBytes(6).toString('hex')}`);
}

const batch = 200;
const idLength = 8;

/** The column as bytes, to compare its prefix. */
const bytesOf = ({ column, type }: SecretColumn): string =>
  type === 'bytea' ? `"${column}"` : `convert_to("${column}", 'UTF8')`;

interface Counted {
  readonly encrypted: number;
  /** By column, as `table.column`: values encrypted with a key that is not available. */
  readonly unreadable: ReadonlyMap<string, number>;
}

/**
 * Encrypts plaintext values; with `rotates` also values under another key than the first. Safe to repeat and to run
 * concurrently: works in batches under a lock, and locks each row while it changes.
 */
export async function encryptColumns(
  pool: pg.Pool,
  secrets: Secrets,
  columns: readonly SecretColumn[],
  { rotates = false } = {},
): Promise<Counted> {
  let encrypted = 0;
  const [first = ''] = secrets.keyIds;
  const prefix = rotates ? prefixOfKey(first) : encryptedPrefix;
  for (const column of columns) {
    let after: number | undefined = -2_147_483_648;
    while (after !== undefined) {
      const result = await encryptBatch(pool, secrets, column, { prefix, after });
      encrypted += result.encrypted;
      after = result.last;
    }
  }
  return { encrypted, unreadable: await countUnreadable(pool, secrets, columns) };
}

interface Batch {
  /** Values with this prefix are skipped. */
  readonly prefix: string;
  readonly after: number;
}

async function encryptBatch(pool: pg.Pool, secrets: Secrets, column: SecretColumn, { prefix, after }: Batch) {
  const { table, column: name, id } = column;
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [locks.secrets]);
    const { rows } = await client.query<{ id: number; value: string | Buffer }>(
      `select "${id}" as id, "${name}" as value from "${table}"
       where "${name}" is not null and "${id}" > $1 and substring(${bytesOf(column)} from 1 for ${prefix.length}) <> $2
       order by 1 limit ${batch} for no key update`,
      [after, Buffer.from(prefix)],
    );
    let encrypted = 0;
    for (const row of rows) {
      const plain = readable(() => secrets.decrypt(row.value, column, row.id));
      if (!plain) continue;
      const stored = secrets.encrypt(plain, column, row.id);
      const value = column.type === 'bytea' ? Buffer.from(stored) : stored;
      await client.query(`update "${table}" set "${name}" = $2 where "${id}" = $1`, [row.id, value]);
      encrypted += 1;
    }
    await client.query('commit');
    return { encrypted, last: rows.length === batch ? rows.at(-1)?.id : undefined };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

function readable(read: () => Buffer): Buffer | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableSecret) return undefined;
    throw error;
  }
}

async function countUnreadable(pool: pg.Pool, secrets: Secrets, columns: readonly SecretColumn[]) {
  const unreadable = new Map<string, number>();
  const [start, length] = [encryptedPrefix.length, idLength];
  for (const column of columns) {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from "${column.table}" where "${column.column}" is not null
         and substring(${bytesOf(column)} from 1 for ${start}) = $1
         and substring(${bytesOf(column)} from ${start + 1} for ${length}) <> all($2::bytea[])`,
      [Buffer.from(encryptedPrefix), secrets.keyIds.map((id) => Buffer.from(id))],
    );
    const count = rows[0]?.count ?? 0;
    if (count) unreadable.set(`${column.table}.${column.column}`, count);
  }
  return unreadable;
}

/** One line for the operator; undefined if everything can be decrypted. */
export function describeUnreadable(unreadable: ReadonlyMap<string, number>): string | undefined {
  if (!unreadable.size) return undefined;
  const what = [...unreadable].map(([column, count]) => `${count} of ${column}`).join(', ');
  return `Encrypted with a key that is not here: ${what}. Add the key to SECRETS_KEY, or copy DATA_DIR/secrets/secrets-key from the machine that has it. Without it owners sign in with a recovery code, or after npm run admin -- turn-off-second-factor`;
}
