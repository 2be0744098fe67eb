import { connect } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { openLoopback } from '#server-kit/files/testing/open-stores.ts';
import { pictureWork } from '#server-kit/heavy-work/index.ts';
import { parsePictureId, pictureUrl } from '../picture-id.ts';
import { readPicture, storePicture } from './index.ts';
import { filesJobs } from './jobs.ts';
import { download, newOwner, serveFiles, startFiles } from './testing/files-api.ts';
import { noisyPng, sampleJpeg } from './testing/sample-pictures.ts';

const api = await startFiles({ RATE_LIMITS: 'off' });
const owner = await newOwner(api);

const encodeAvif = (id: string, services = api.services) =>
  filesJobs.find(({ name }) => name === 'picture-avif')?.work(services, { id } as never);

interface Uploaded {
  readonly id: string;
  readonly webp: string;
  readonly avif: string;
  readonly bytes: number;
}

/** Noise stands for a photograph, which is smaller as AVIF. */
async function upload(bytes?: Buffer): Promise<Uploaded> {
  const { body } = await owner.upload(bytes ?? (await noisyPng(120, 80)));
  const picture = parsePictureId(body.id);
  if (!picture) return expect.unreachable('no id of ours');
  return { ...body, webp: pictureUrl(picture, 96, 'webp'), avif: pictureUrl(picture, 96, 'avif') };
}

describe('a stored picture', () => {
  test('is served as immutable, sandboxed and same-origin', async () => {
    const { webp } = await upload();
    const { status, bytes, headers } = await download(api, webp);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      etag: expect.stringMatching(/^"[a-z\d]{22}-96\.webp"$/),
    });
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('content-disposition')).toBeNull();
  });

  test('returns 304 for a matching ETag, and headers alone for HEAD', async () => {
    const { webp } = await upload();
    const first = await download(api, webp);
    const etag = first.headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await download(api, webp, { headers: { 'if-none-match': known } });
      expect([again.status, again.bytes.length, again.headers.get('etag')]).toEqual([304, 0, etag]);
    }
    expect((await download(api, webp, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    const head = await download(api, webp, { method: 'HEAD' });
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    expect(head.headers.get('content-length')).toBe(String(first.bytes.length));
  });

  test('is WebP at its AVIF URL until encoded, cached for one minute', async () => {
    const { id, avif, webp, bytes } = await upload();
    const before = await download(api, avif);
    expect(before.headers.get('content-type')).toBe('image/webp');
    expect(before.headers.get('cache-control')).toBe('public, max-age=60');
    expect(before.headers.get('etag')).toBe((await download(api, webp)).headers.get('etag'));
    await encodeAvif(id);
    const known = { 'if-none-match': before.headers.get('etag') ?? '' };
    const after = await download(api, avif, { headers: known });
    expect([after.status, after.headers.get('content-type')]).toEqual([200, 'image/avif']);
    expect(after.headers.get('cache-control')).toContain('immutable');
    expect(after.bytes.toString('latin1', 4, 12)).toBe('ftypavif');
    const { body } = await owner.send('GET', '/api/files');
    const listedFile = body.files.find((file: { id: string }) => file.id === id);
    expect(listedFile.bytes).toBeGreaterThan(bytes);
  });

  test('stays WebP where AVIF is larger', async () => {
    const { id, avif, webp } = await upload(await sampleJpeg({ width: 120, height: 80 }));
    await encodeAvif(id);
    const [served, small] = [await download(api, avif), await download(api, webp)];
    expect(served.headers.get('content-type')).toBe('image/webp');
    expect(served.bytes).toEqual(small.bytes);
  });
});

describe('the AVIF encoding job', () => {
  test('is queued with the row, once per picture', async () => {
    const { id } = await upload();
    const rows = await api.rows(`select task_identifier, key from graphile_worker.jobs where key = 'avif-' || $1`, [
      id,
    ]);
    expect(rows).toEqual([{ task_identifier: 'picture-avif', key: `avif-${id}` }]);
  });

  test('is postponed while another runs, and ignores missing or invalid ids', async () => {
    const one = await upload();
    const two = await upload();
    await api.pool.query('delete from graphile_worker._private_jobs');
    await Promise.all([encodeAvif(one.id), encodeAvif(two.id)]);
    const rows = await api.rows('select key, run_at > now() as later from graphile_worker.jobs');
    expect(rows).toEqual([{ key: `avif-${two.id}`, later: true }]);
    await encodeAvif('p_aaaaaaaaaaaaaaaaaaaaaa_10x10_000000');
    await encodeAvif('nonsense');
    expect(await readPicture(api.services.files, 'p_aaaaaaaaaaaaaaaaaaaaaa_10x10_000000', 10, 'avif')).toBeUndefined();
  });
});

test('AVIF encoding is postponed while somebody waits for a picture', async () => {
  const { id, avif } = await upload();
  await api.pool.query('delete from graphile_worker._private_jobs');
  const { promise, resolve } = Promise.withResolvers<void>();
  const picture = pictureWork.run(() => promise);
  await encodeAvif(id);
  expect(await api.rows('select key from graphile_worker.jobs')).toEqual([{ key: `avif-${id}` }]);
  expect((await download(api, avif)).headers.get('content-type')).toBe('image/webp');
  resolve();
  await picture;
  await encodeAvif(id);
  expect((await download(api, avif)).headers.get('content-type')).toBe('image/avif');
});

describe('an invalid file URL', () => {
  beforeAll(async () => {
    const { files } = api.services;
    await files.put('exports/secret.json', Buffer.from('secret'), { contentType: 'application/json' });
    await files.put('pictures/secret.json', Buffer.from('secret'), { contentType: 'application/json' });
  });

  test.each([
    '/files/',
    '/files/exports/secret.json',
    '/files/pictures/secret.json',
    '/files/secret.json',
    '/files/../exports/secret.json',
    '/files/..%2fexports%2fsecret.json',
    '/files/%2e%2e/exports/secret.json',
    '/files/aaaaaaaaaaaaaaaaaaaaaa-96.webp',
    '/files/aaaaaaaaaaaaaaaaaaaaaa-96.svg',
    '/files/aaaaaaaaaaaaaaaaaaaaaa-96.webp/',
    '/files/aaaaaaaaaaaaaaaaaaaaaa-96.webp%00.json',
    '/files/AAAAAAAAAAAAAAAAAAAAAA-96.webp',
    '/files/aaaaaaaaaaaaaaaaaaaaaa--1.webp',
    '/files/aaaaaaaaaaaaaaaaaaaaaa-99999.webp',
    '/files/d_aaaaaaaaaaaaaaaaaaaaaa.pdf',
    '/files/d_aaaaaaaaaaaaaaaaaaaaaa.html',
    '/files/.parts/x',
    '/files//etc/passwd',
    '/files/%5c..%5cexports',
  ])('%s returns 404', async (path) => {
    const answer = await rawGet(path);
    expect(answer).toMatch(/^HTTP\/1\.1 404/);
    expect(answer).not.toContain('secret');
    expect(answer.toLowerCase()).toMatch(/content-type: (text\/plain|application\/json)/);
  });

  test('returns 404 for an existing picture at a width that is not stored', async () => {
    const { webp } = await upload();
    expect((await download(api, webp.replace('-96.', '-97.'))).status).toBe(404);
  });

  test('returns 404 to POST, PUT and DELETE', async () => {
    const { webp } = await upload();
    for (const method of ['POST', 'PUT', 'DELETE']) expect((await download(api, webp, { method })).status).toBe(404);
  });
});

test('an S3 store stores, encodes and serves pictures in the same way', async () => {
  const store = await openLoopback();
  const services = { ...api.services, files: store };
  const file = await storePicture(services, owner.id, await sampleJpeg({ width: 120, height: 80 }), 's3.jpg');
  await encodeAvif(file.id, services);
  const served = await serveFiles(services);
  for (const url of [file.url, file.url.replace('webp', 'avif')]) {
    const { status, bytes, headers } = await download({ filesAddress: served.address }, url);
    expect([status, headers.get('content-length')]).toEqual([200, String(bytes.length)]);
  }
  expect((await readPicture(store, file.id, 50, 'webp'))?.toString('latin1', 8, 12)).toBe('WEBP');
});

/** Sends the path verbatim, without the URL normalization that HTTP clients apply. */
function rawGet(path: string): Promise<string> {
  const { hostname, port } = new URL(api.filesAddress);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`),
    );
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    socket.on('end', () => resolve(answer)).on('error', reject);
  });
}
