import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { SecretColumn } from '#base/secret-column.ts';
import { temporaryFolder } from '#server-kit/testing/temporary-folder.ts';
import { createTestServices } from '#server-kit/testing/test-services.ts';
import { parseSecretKeys } from './secret-keys.ts';
import { addKey, describeUnreadable, dropOldKeys, encryptColumns, openSecrets, UnreadableSecret } from './secrets.ts';

const column: SecretColumn = { table: 'users', column: 'second_factor_secret', id: 'id', type: 'bytea' };
const root = await temporaryFolder();
const newFolder = () => mkdtemp(join(root, 'data-'));
const newKey = () => randomBytes(32);
const withKeys = async (...secretsKeys: Buffer[]) => openSecrets({ dataDir: await newFolder(), secretsKeys });

describe('an encrypted value', () => {
  test('decrypts to the original, and has a different ciphertext each time', async () => {
    const secrets = await withKeys(newKey());
    for (const plain of ['negia_secret', 'סוד', '', randomBytes(20), randomBytes(3_000)]) {
      const stored = secrets.encrypt(plain, column, 7);
      expect(stored).toMatch(/^enc1\.[\da-f]{8}\.[\w-]+$/);
      expect(secrets.decrypt(stored, column, 7)).toEqual(Buffer.from(plain));
      expect(secrets.decrypt(Buffer.from(stored), column, 7)).toEqual(Buffer.from(plain));
      expect(secrets.encrypt(plain, column, 7)).not.toBe(stored);
    }
  });

  test('cannot be decrypted for another row, column or table', async () => {
    const secrets = await withKeys(newKey());
    const stored = secrets.encrypt('seed', column, 7);
    const others: [SecretColumn, number][] = [
      [column, 8],
      [{ ...column, column: 'other' }, 7],
      [{ ...column, table: 'other' }, 7],
    ];
    for (const [other, id] of others) expect(() => secrets.decrypt(stored, other, id)).toThrow(UnreadableSecret);
  });

  test('cannot be altered, truncated or decrypted with another key', async () => {
    const secrets = await withKeys(newKey());
    const stored = secrets.encrypt('seed', column, 7);
    // Not the last letter, some bits of which base64 ignores.
    const altered = stored.slice(0, -5) + (stored.at(-5) === 'A' ? 'B' : 'A') + stored.slice(-4);
    for (const wrong of [altered, stored.slice(0, 30), `${stored.slice(0, 14)}`, 'enc1..'])
      expect(() => secrets.decrypt(wrong, column, 7)).toThrow(UnreadableSecret);
    const other = await withKeys(newKey());
    expect(() => other.decrypt(stored, column, 7)).toThrow(/the key [\da-f]{8}, which is not here/);
  });

  test('still in plain text is returned unchanged', async () => {
    const secrets = await withKeys(newKey());
    const seed = randomBytes(20);
    expect(secrets.decrypt(seed, column, 7)).toEqual(seed);
    expect(secrets.decrypt('negia_clear', column, 7).toString()).toBe('negia_clear');
  });
});

describe('keys', () => {
  test('the first one encrypts and all of them decrypt', async () => {
    const [old, young] = [newKey(), newKey()];
    const [before, during, after] = [await withKeys(old), await withKeys(young, old), await withKeys(young)];
    const stored = before.encrypt('seed', column, 7);
    expect(during.decrypt(stored, column, 7).toString()).toBe('seed');
    expect(during.keyIds).toEqual([...after.keyIds, ...before.keyIds]);
    expect(after.decrypt(during.encrypt('seed', column, 7), column, 7).toString()).toBe('seed');
    expect(() => after.decrypt(stored, column, 7)).toThrow(UnreadableSecret);
  });

  test('are generated in DATA_DIR without a setting, and still decrypt after one is set', async () => {
    const dataDir = await newFolder();
    const installation = await openSecrets({ dataDir, secretsKeys: [] });
    const reopened = await openSecrets({ dataDir, secretsKeys: [] });
    const stored = installation.encrypt('seed', column, 7);
    expect(reopened.decrypt(stored, column, 7).toString()).toBe('seed');
    expect((await stat(join(dataDir, 'secrets/secrets-key'))).mode & 0o777).toBe(0o600);
    const later = await openSecrets({ dataDir, secretsKeys: [newKey()] });
    expect(later.decrypt(stored, column, 7).toString()).toBe('seed');
    expect(later.keyIds).toHaveLength(2);
    expect(later.encrypt('seed', column, 7)).not.toContain(installation.keyIds[0]);
    const elsewhere = await newFolder();
    await openSecrets({ dataDir: elsewhere, secretsKeys: [newKey()] });
    expect(await readdir(elsewhere)).toEqual([]);
  });

  test('can be rotated under a running process, which continues to decrypt', async () => {
    const dataDir = await newFolder();
    const running = await openSecrets({ dataDir, secretsKeys: [] });
    const old = running.encrypt('seed', column, 7);
    await addKey(dataDir);
    const young = (await openSecrets({ dataDir, secretsKeys: [] })).encrypt('seed', column, 7);
    for (const stored of [old, young]) expect(running.decrypt(stored, column, 7).toString()).toBe('seed');
    await dropOldKeys(dataDir);
    const restarted = await openSecrets({ dataDir, secretsKeys: [] });
    expect(restarted.keyIds).toHaveLength(1);
    expect(restarted.decrypt(young, column, 7).toString()).toBe('seed');
    expect(() => restarted.decrypt(old, column, 7)).toThrow(UnreadableSecret);
    expect(await readdir(join(dataDir, 'secrets'))).toEqual(['secrets-key']);
  });

  test('derived from them differ by key, purpose and salt', async () => {
    const [one, two] = [await withKeys(newKey(), newKey()), await withKeys(newKey())];
    const [salt, other] = [randomBytes(32), randomBytes(32)];
    const ciphertexts = [
      one.deriveKeys('a', salt),
      one.deriveKeys('b', salt),
      one.deriveKeys('a', other),
      two.deriveKeys('a', salt),
    ];
    const all = ciphertexts.flat().map((key) => key.toString('hex'));
    expect(all).toHaveLength(7);
    expect(new Set(all).size).toBe(7);
    expect(one.deriveKeys('a', salt)).toEqual(ciphertexts[0]);
  });

  test.each([
    ['', 0],
    [randomBytes(32).toString('base64'), 1],
    [randomBytes(32).toString('base64url'), 1],
    [randomBytes(32).toString('hex'), 1],
    [` ${randomBytes(32).toString('hex')} , ${randomBytes(32).toString('base64')},`, 2],
  ])('are parsed from %j', (text, count) => {
    expect(parseSecretKeys(text)).toHaveLength(count);
  });

  test.each([
    'password',
    'x'.repeat(43),
    '0'.repeat(64),
    randomBytes(31).toString('base64'),
    `${randomBytes(32).toString('hex')},short`,
  ])('%j is invalid', (text) => {
    expect(parseSecretKeys(text)).toBeUndefined();
  });
});

const seeds: SecretColumn = { table: 'zz_seeds', column: 'seed', id: 'id', type: 'bytea' };
const wordsColumn: SecretColumn = { table: 'zz_words', column: 'word', id: 'owner', type: 'text' };
const columns = [seeds, wordsColumn];

const kit = await createTestServices();
await kit.pool.query('create table zz_seeds (id int primary key, seed bytea)');
await kit.pool.query('create table zz_words (owner int primary key, word text not null)');
beforeEach(async () => {
  await kit.pool.query('truncate zz_seeds, zz_words');
  await kit.pool.query(`insert into zz_seeds select n, decode(md5(n::text), 'hex') from generate_series(1, 450) n`);
  await kit.pool.query('insert into zz_seeds values (1000, null)');
  await kit.pool.query(`insert into zz_words select n, 'word-' || n from generate_series(1, 3) n`);
});
const open = (...secretsKeys: Buffer[]) => openSecrets({ dataDir: kit.services.config.dataDir, secretsKeys });
type Opened = Awaited<ReturnType<typeof open>>;
const storedSeeds = async () =>
  (
    await kit.pool.query<{ id: number; seed: Buffer }>(
      'select id, seed from zz_seeds where seed is not null order by id',
    )
  ).rows;
async function expectReadable(secrets: Opened): Promise<void> {
  for (const { id, seed } of await storedSeeds()) {
    expect(seed.toString()).toContain(`enc1.${secrets.keyIds[0]}.`);
    const row = await kit.row(`select decode(md5($1::text), 'hex') as plain`, [id]);
    expect(secrets.decrypt(seed, seeds, id)).toEqual(row.plain);
  }
  const rows = await kit.rows('select * from zz_words order by owner');
  for (const { owner, word } of rows)
    expect(secrets.decrypt(word, wordsColumn, owner).toString()).toBe(`word-${owner}`);
}

test('plain-text rows are encrypted once, even by concurrent starts', async () => {
  const secrets = await open(newKey());
  const results = await Promise.all([1, 2, 3].map(() => encryptColumns(kit.pool, secrets, columns)));
  expect(results.reduce((sum, { encrypted }) => sum + encrypted, 0)).toBe(453);
  await expectReadable(secrets);
  const before = await storedSeeds();
  expect(await encryptColumns(kit.pool, secrets, columns)).toEqual({ encrypted: 0, unreadable: new Map() });
  expect(await storedSeeds()).toEqual(before);
});

test('a rotation re-encrypts everything with the first key, so the old one can be removed', async () => {
  const [old, young] = [newKey(), newKey()];
  await encryptColumns(kit.pool, await open(old), columns);
  const both = await open(young, old);
  expect(await encryptColumns(kit.pool, both, columns)).toMatchObject({ encrypted: 0 });
  expect(await encryptColumns(kit.pool, both, columns, { rotates: true })).toEqual({
    encrypted: 453,
    unreadable: new Map(),
  });
  await expectReadable(await open(young));
});

test('values with a missing key are left unchanged, counted and reported in one sentence', async () => {
  await encryptColumns(kit.pool, await open(newKey()), columns);
  const before = await storedSeeds();
  const other = await open(newKey());
  for (const rotates of [false, true]) {
    const { encrypted, unreadable } = await encryptColumns(kit.pool, other, columns, { rotates });
    expect([encrypted, [...unreadable]]).toEqual([
      0,
      [
        ['zz_seeds.seed', 450],
        ['zz_words.word', 3],
      ],
    ]);
    expect(describeUnreadable(unreadable)).toMatch(
      /^Encrypted with a key that is not here: 450 of zz_seeds\.seed, 3 .+SECRETS_KEY[^\n]+$/,
    );
  }
  expect(await storedSeeds()).toEqual(before);
  expect(describeUnreadable(new Map())).toBeUndefined();
});
