import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#server-kit/testing/temporary-folder.ts';
import { findRunAs } from './run-as.ts';

const folder = await temporaryFolder();

function users(...ids: number[]): string {
  const file = join(folder, ids.join('-'));
  writeFileSync(file, ids.map((id) => `user${id}:x:${id}:${id}::/:/bin/sh`).join('\n'));
  return file;
}

describe.skipIf(process.platform !== 'linux' || process.getuid?.() !== 0)('as root', () => {
  test.each([
    [[0, 1, 1000, 65534], 1000],
    [[0, 1, 65534], 65534],
    [[0, 7], 7],
  ])('of the users %j it chooses %i', async (ids, chosen) => {
    const { prefix, options } = await findRunAs(users(...ids));
    const uid = prefix.length ? prefix.find((one) => one.startsWith('--map-user='))?.slice(11) : String(options.uid);
    expect(uid).toBe(String(chosen));
  });
});

test.skipIf(process.getuid?.() === 0)('an ordinary user with a name runs it without a prefix', async () => {
  expect((await findRunAs(users(process.getuid?.() ?? 0))).prefix).toEqual([]);
});
