import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { SecretColumn } from '#base/secret-column.ts';
import { createTestServices } from '#server-kit/testing/test-services.ts';
import { describeUnreadable, encryptColumns, openSecrets } from './secrets.ts';

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

const newKey = () => randomBytes(32);
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
