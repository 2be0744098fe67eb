import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { SecretColumn } from '#base/secret-column.ts';
import { temporaryFolder } from '#server-kit/testing/temporary-folder.ts';
import { parseSecretKeys } from './secret-keys.ts';
import { addKey, dropOldKeys, openSecrets, UnreadableSecret } from './secrets.ts';

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
    const last = stored.endsWith('A') ? 'B' : 'A';
    for (const wrong of [stored.slice(0, -1) + last, stored.slice(0, 30), `${stored.slice(0, 14)}`, 'enc1..'])
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
