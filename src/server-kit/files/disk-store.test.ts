import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '#server-kit/testing/temporary-folder.ts';
import { createDiskStore } from './disk-store.ts';
import { FileStoreError } from './file-store.ts';

let dir: string;
beforeEach(async () => {
  dir = await temporaryFolder();
});

const text = { contentType: 'text/plain' };

/** Writes one key repeatedly, each time 8 MB of one letter, until it is killed. */
const endlessWriter = `
  import { createDiskStore } from ${JSON.stringify(fileURLToPath(new URL('./disk-store.ts', import.meta.url)))};
  const store = createDiskStore(process.argv[1]);
  for (let turn = 0; ; turn += 1) {
    await store.put('victim.txt', Buffer.alloc(8_000_000, 97 + (turn % 26)), { contentType: 'text/plain' });
    if (turn === 0) process.stdout.write('writing');
  }`;

it('leaves a complete file, old or new, when killed during a write', async () => {
  for (let round = 0; round < 5; round += 1) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', endlessWriter, dir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    await sleep(15 + round * 7);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const bytes = await readFile(join(dir, 'victim.txt'));
    expect(bytes.length).toBe(8_000_000);
    expect(bytes.every((byte) => byte === bytes[0])).toBe(true);
  }
  const keys: string[] = [];
  for await (const { key } of createDiskStore(dir).list('')) keys.push(key);
  expect(keys).toEqual(['victim.txt']);
});

it('removes stale temporary parts but not recent ones', async () => {
  const temporaryFolder = join(dir, '.parts');
  await mkdir(temporaryFolder);
  await writeFile(join(temporaryFolder, 'stale'), 'x');
  await writeFile(join(temporaryFolder, 'young'), 'x');
  const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  await utimes(join(temporaryFolder, 'stale'), twoHoursAgo, twoHoursAgo);
  await createDiskStore(dir).put('a.txt', Buffer.from('a'), text);
  expect(await readdir(temporaryFolder)).toEqual(['young']);
});

it('makes files accessible only to their owner', async () => {
  await createDiskStore(dir).put('deep/a.txt', Buffer.from('a'), text);
  expect((await stat(join(dir, 'deep/a.txt'))).mode & 0o777).toBe(0o600);
  expect((await stat(join(dir, 'deep'))).mode & 0o777).toBe(0o700);
});

it('continues to read an open file when it is replaced', async () => {
  const store = createDiskStore(dir);
  await store.put('a.txt', Buffer.from('before'), text);
  const file = await store.get('a.txt');
  await store.put('a.txt', Buffer.from('after it'), text);
  expect(file?.size).toBe(6);
  expect(file && String(await buffer(file.stream))).toBe('before');
});

it('throws a descriptive error and leaves no temporary parts', async () => {
  const store = createDiskStore(dir);
  await store.put('a.txt', Buffer.from('a'), text);
  await expect(store.put('a.txt/b.txt', Buffer.from('b'), text)).rejects.toThrow(/could not put a\.txt\/b\.txt/);
  await store.put('folder/b.txt', Buffer.from('b'), text);
  await expect(store.put('folder', Buffer.from('b'), { contentType: 'application/octet-stream' })).rejects.toThrow(
    FileStoreError,
  );
  expect(await readdir(join(dir, '.parts'))).toEqual([]);
});
