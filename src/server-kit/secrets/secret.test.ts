import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#server-kit/testing/temporary-folder.ts';
import { secret } from './secret.ts';
import { knownSecret } from './secrets.ts';

const folder = join(await temporaryFolder(), 'data');

test('fifty concurrent callers get the same secret, and it remains the same', async () => {
  const values = await Promise.all(Array.from({ length: 50 }, () => secret(folder, 'session-key')));
  expect(new Set(values).size).toBe(1);
  expect(await secret(folder, 'session-key')).toBe(values[0]);
  expect(values[0]).toMatch(/^[\w-]{43}$/);
});

test('each name and each installation has its own secret', async () => {
  const other = await temporaryFolder();
  const values = await Promise.all([
    secret(folder, 'session-key'),
    secret(folder, 'database-password'),
    secret(other, 'session-key'),
  ]);
  expect(new Set(values).size).toBe(3);
});

test('the file is private, and no temporary file remains', async () => {
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
  expect(await modeOf(join(folder, 'secrets'))).toBe(0o700);
  expect(await modeOf(join(folder, 'secrets/session-key'))).toBe(0o600);
  expect((await readdir(join(folder, 'secrets'))).sort()).toEqual(['database-password', 'session-key']);
});

test('a created secret is available synchronously, an unknown one is undefined', async () => {
  expect(knownSecret(folder, 'session-key')).toBe(await secret(folder, 'session-key'));
  expect(knownSecret(folder, 'never-made')).toBeUndefined();
});
