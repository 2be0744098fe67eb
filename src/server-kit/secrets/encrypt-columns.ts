import type pg from 'pg';
import type { SecretColumn } from '#base/secret-column.ts';
import { locks } from '../db/locks.ts';
import { encryptedPrefix, prefixOfKey, type Secrets, UnreadableSecret } from './secrets.ts';

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
