import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { type FileStore, FileStoreError } from './file-store.ts';
import { openDisk, openLoopback } from './testing/open-stores.ts';

async function listKeys(store: FileStore, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const file of store.list(prefix)) keys.push(file.key);
  return keys.sort();
}

async function read(store: FileStore, key: string): Promise<Buffer | undefined> {
  const file = await store.get(key);
  return file && buffer(file.stream);
}

describe.each([
  ['on a disk', openDisk],
  ['on S3 with checked signatures', openLoopback],
])('files %s', async (_name, open) => {
  const store = await open();

  const png = { contentType: 'image/png' };
  const bytes = new Uint8Array(Array.from({ length: 256 }, (_, value) => value));

  it('returns the same bytes, type and size', async () => {
    await store.put('avatars/1/a-b_c.png', bytes, png);
    const file = await store.get('avatars/1/a-b_c.png');
    expect(file).toMatchObject({ contentType: 'image/png', size: 256 });
    file?.stream.destroy();
    expect(await read(store, 'avatars/1/a-b_c.png')).toEqual(Buffer.from(bytes));
  });

  it('stores an empty file and a large one', async () => {
    const large = Buffer.alloc(6_000_000, 'negia');
    await store.put('sizes/empty.txt', new Uint8Array(), { contentType: 'text/plain' });
    await store.put('sizes/large.pdf', large, { contentType: 'application/pdf' });
    const empty = await store.get('sizes/empty.txt');
    expect(empty).toMatchObject({ size: 0, contentType: 'text/plain; charset=utf-8' });
    empty?.stream.destroy();
    expect(await read(store, 'sizes/empty.txt')).toHaveLength(0);
    expect((await read(store, 'sizes/large.pdf'))?.equals(large)).toBe(true);
  });

  it('replaces a file', async () => {
    await store.put('replaced.json', Buffer.from('{"long":"first"}'), { contentType: 'application/json' });
    await store.put('replaced.json', Buffer.from('{}'), { contentType: 'application/json' });
    expect(String(await read(store, 'replaced.json'))).toBe('{}');
  });

  it('distinguishes existing files from missing ones', async () => {
    await store.put('there/x.png', bytes, png);
    expect(await store.has('there/x.png')).toBe(true);
    for (const key of ['there/y.png', 'there', 'no/such/folder/x.png', 'there/x.png/deeper.png']) {
      expect(await store.has(key)).toBe(false);
      expect(await store.get(key)).toBeUndefined();
    }
  });

  it('deletes idempotently', async () => {
    await store.put('gone/x.png', bytes, png);
    await store.delete('gone/x.png');
    await store.delete('gone/x.png');
    await store.delete('never/there.png');
    expect(await store.get('gone/x.png')).toBeUndefined();
    expect(await listKeys(store, 'gone/')).toEqual([]);
  });

  it('lists by prefix over several pages', async () => {
    const keys = [
      'list/a-b.png',
      'list/a.png',
      'list/a/1.png',
      'list/a/2/x.png',
      'list/a0.png',
      'list/b.png',
      'list/b/z.png',
    ];
    for (const key of keys.toReversed()) await store.put(key, bytes, png);
    await store.put('listed-not.png', bytes, png);
    expect(await listKeys(store, 'list/')).toEqual(keys);
    expect(await listKeys(store, 'list/a')).toEqual(keys.slice(0, 5));
    expect(await listKeys(store, 'list/a/')).toEqual(keys.slice(2, 4));
    expect(await listKeys(store, 'list/a.')).toEqual(['list/a.png']);
    expect(await listKeys(store, 'list/none/')).toEqual([]);
    expect(await listKeys(store, '')).toEqual(expect.arrayContaining([...keys, 'listed-not.png']));
    for await (const file of store.list('list/b.png')) {
      expect(file.size).toBe(256);
      expect(file.modifiedAt.getTime()).toBeGreaterThan(Date.parse('2026-01-01'));
    }
  });

  it('reads and writes many files concurrently', async () => {
    const keys = Array.from({ length: 40 }, (_, order) => `many/${order}.txt`);
    await Promise.all(keys.map((key) => store.put(key, Buffer.from(key), { contentType: 'text/plain' })));
    const texts = await Promise.all(keys.map((key) => read(store, key)));
    expect(texts.map(String)).toEqual(keys);
  });

  it.each([
    '',
    '/',
    '/a',
    'a/',
    'a//b',
    '..',
    'a/../b',
    './a',
    'a/.b',
    'a..b',
    'a.',
    'A.png',
    'ש.png',
    'a b',
    'a\\b',
    'a\0',
    'a%2e',
    'a'.repeat(201),
  ])('refuses the key %j', async (key) => {
    await expect(store.put(key, bytes, png)).rejects.toThrow(FileStoreError);
    await expect(store.get(key)).rejects.toThrow(FileStoreError);
    await expect(store.has(key)).rejects.toThrow(FileStoreError);
    await expect(store.delete(key)).rejects.toThrow(FileStoreError);
  });

  it('refuses a prefix outside the store and a type that does not match the extension', async () => {
    expect(() => store.list('../')).toThrow(FileStoreError);
    expect(() => store.list('a/../../')).toThrow(FileStoreError);
    await expect(store.put('x.pdf', bytes, png)).rejects.toThrow(/says application\/pdf.*says image\/png/);
    await store.put('no-ending', bytes, { contentType: 'application/octet-stream' });
    expect((await store.get('no-ending'))?.stream.destroy()).toBeDefined();
  });
});
