import { beforeEach, expect, test } from 'vitest';
import { collectExtensions } from '#server-kit/services/services.ts';
import { copyFiles, fileReferences, ownsFiles, readPicture, storePicture } from './index.ts';
import { sweepFiles } from './sweep.ts';
import { type FileOwner, newOwner, startFiles } from './testing/files-api.ts';
import { sampleJpeg, samplePdf } from './testing/sample-pictures.ts';

let owner: FileOwner;
const needed = new Set<string>();
const day = 86_400_000;

const api = await startFiles({ RATE_LIMITS: 'off' }, [
  fileReferences.with(async (_, __, ids) => ids.filter((id) => needed.has(id))),
]);
beforeEach(async () => {
  owner = await newOwner(api);
});

const upload = async (by = owner): Promise<string> => (await by.upload(await sampleJpeg())).body.id;
const isStored = async (id: string) => (await readPicture(api.services.files, id, 1, 'webp')) !== undefined;
const listFileIds = async (by = owner): Promise<string[]> =>
  (await by.send('GET', '/api/files')).body.files.map(({ id }: { id: string }) => id);

/** Runs the cleanup this many days in the future, with no file touched since. */
const sweepIn = (days: number) =>
  sweepFiles({ ...api.services, clock: { now: () => new Date(Date.now() + days * day) } });

async function addProfile(ownerId: number, columns: { draft?: string; published?: string; version?: string }) {
  const text = (id?: string) => JSON.stringify({ pictures: { avatar: id ? { file: id } : null } });
  const now = new Date();
  const { id } = await api.insert('profiles', {
    owner_id: ownerId,
    slug: `used-${ownerId}`,
    draft: text(columns.draft),
    published: columns.published ? text(columns.published) : null,
    created_at: now,
    updated_at: now,
  });
  if (columns.version)
    await api.insert('profile_versions', { profile_id: id, document: text(columns.version), published_at: now });
}

test('files not used by a profile are deleted after sixty days, with their bytes', async () => {
  const [draft, published, version, unreferenced] = [await upload(), await upload(), await upload(), await upload()];
  await addProfile(owner.id, { draft, published, version });
  await sweepIn(59);
  expect(await listFileIds()).toContain(unreferenced);
  await sweepIn(61);
  expect((await listFileIds()).sort()).toEqual([draft, published, version].sort());
  expect(await Promise.all([draft, published, version, unreferenced].map(isStored))).toEqual([true, true, true, false]);
});

test('a profile of another owner does not retain the file', async () => {
  const id = await upload();
  const other = await newOwner(api);
  await addProfile(other.id, { draft: id });
  await sweepIn(61);
  expect(await listFileIds()).toEqual([]);
});

test('nothing is deleted when no feature reports the files in use', async () => {
  const id = await upload();
  await expect(sweepFiles({ ...api.services, extensions: collectExtensions([]) })).rejects.toThrow('No feature says');
  expect([await listFileIds(), await isStored(id)]).toEqual([[id], true]);
});

test('another feature can retain a file', async () => {
  const id = await upload();
  needed.add(id);
  await sweepIn(61);
  expect([await listFileIds(), await isStored(id)]).toEqual([[id], true]);
});

test('bytes are retained while any owner has the file, and deleted after the last', async () => {
  const bytes = await sampleJpeg();
  const other = await newOwner(api);
  const { id } = (await owner.upload(bytes)).body;
  expect((await other.upload(bytes)).body.id).toBe(id);
  await api.pool.query('delete from users where id = $1', [owner.id]);
  await sweepIn(2);
  expect(await isStored(id)).toBe(true);
  await api.pool.query('delete from users where id = $1', [other.id]);
  await sweepIn(0);
  expect(await isStored(id)).toBe(true);
  await sweepIn(2);
  expect(await isStored(id)).toBe(false);
});

test('documents are deleted in the same way, and other stored files are not touched', async () => {
  const { files } = api.services;
  const { body } = await owner.upload(samplePdf('old'), { kind: 'document' });
  const key = `documents/${body.id.slice(2)}.pdf`;
  for (const other of ['exports/a.json', 'pictures/odd.json'])
    await files.put(other, Buffer.from('x'), { contentType: 'application/json' });
  expect(await files.has(key)).toBe(true);
  await sweepIn(61);
  expect(await Promise.all([key, 'exports/a.json', 'pictures/odd.json'].map(files.has))).toEqual([false, true, true]);
});

test('uploading a file again restarts its retention period', async () => {
  const bytes = await sampleJpeg();
  const { id } = (await owner.upload(bytes)).body;
  await api.pool.query(`update files set created_at = now() - interval '70 days' where id = $1`, [id]);
  await owner.upload(bytes);
  await sweepIn(1);
  expect(await listFileIds()).toEqual([id]);
});

test('ownsFiles returns the ids that do not belong to the owner', async () => {
  const { db } = api.services;
  const own = await upload();
  const other = await newOwner(api);
  expect(await ownsFiles(db, owner.id, [])).toEqual([]);
  expect(await ownsFiles(db, owner.id, [own, own])).toEqual([]);
  expect(await ownsFiles(db, other.id, [own, 'x', 'x'])).toEqual([own, 'x']);
});

test('copying an owner’s files lists the same files once', async () => {
  const { db } = api.services;
  const ids = [await upload(), await upload()];
  const copy = await newOwner(api);
  await copyFiles(db, owner.id, copy.id);
  await copyFiles(db, owner.id, copy.id);
  expect((await listFileIds(copy)).sort()).toEqual(ids.sort());
  expect(await ownsFiles(db, copy.id, ids)).toEqual([]);
});

test('a picture stored in a transaction that rolls back is not listed', async () => {
  const bytes = await sampleJpeg();
  const undone = api.services.db.transaction(async (tx) => {
    await storePicture({ ...api.services, db: tx }, owner.id, bytes, 'seed.jpg');
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await listFileIds()).toEqual([]);
  await api.services.db.transaction((tx) => storePicture({ ...api.services, db: tx }, owner.id, bytes, 'seed.jpg'));
  expect(await listFileIds()).toHaveLength(1);
});

test('an upload racing with the cleanup of its own bytes retains the row and the bytes', async () => {
  const bytes = await sampleJpeg();
  const { id } = (await owner.upload(bytes)).body;
  await api.pool.query('delete from files where id = $1', [id]);
  await Promise.all([sweepIn(2), owner.upload(bytes), sweepIn(2)]);
  expect([await listFileIds(), await isStored(id)]).toEqual([[id], true]);
});
