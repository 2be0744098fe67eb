import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { filesApi } from '../contract.ts';
import { parsePictureId, pictureUrl, pictureWidths } from '../picture-id.ts';
import { download, formOf, newOwner, startFiles } from './testing/files-api.ts';
import { noisyPng, sampleJpeg, samplePdf, samplePicture } from './testing/sample-pictures.ts';

const api = await startFiles({ RATE_LIMITS: 'off' });
const owner = await newOwner(api);

const english = { 'accept-language': 'en' };

describe('an uploaded picture', () => {
  test('is returned with exactly the declared properties', async () => {
    const { status, body, headers } = await owner.upload(await sampleJpeg({ width: 700, height: 350 }), {
      name: 'אני בים.jpg',
    });
    expect(status).toBe(201);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({ kind: 'picture', name: 'אני בים.jpg', width: 700, height: 350 });
    expect(Object.keys(body).sort()).toEqual(Object.keys(filesApi.create.answer.shape).sort());
    const picture = parsePictureId(body.id);
    expect(picture).toMatchObject({ width: 700, height: 350, colour: expect.stringMatching(/^#[0-9a-f]{6}$/) });
    expect(body.url).toBe(picture && pictureUrl(picture, 700, 'webp'));
  });

  test('is stored at every width as WebP', async () => {
    const { body } = await owner.upload(await sampleJpeg({ width: 700, height: 350 }));
    const picture = parsePictureId(body.id);
    if (!picture) return expect.unreachable('no id of ours');
    let total = 0;
    for (const width of pictureWidths(picture)) {
      const { status, bytes, headers } = await download(api, pictureUrl(picture, width, 'webp'));
      expect([width, status, headers.get('content-type')]).toEqual([width, 200, 'image/webp']);
      const metadata = await sharp(bytes).metadata();
      expect([metadata.format, metadata.width]).toEqual(['webp', width]);
      total += bytes.length;
    }
    expect(body.bytes).toBe(total);
  });

  test('is scaled down to at most 1920 by 3840', async () => {
    const wide = await owner.upload(await sampleJpeg({ width: 3_000, height: 1_000 }));
    expect(wide.body).toMatchObject({ width: 1_920, height: 640 });
    const tall = await owner.upload(await sampleJpeg({ width: 400, height: 5_000 }));
    expect(tall.body).toMatchObject({ width: 307, height: 3_840 });
  });

  test.each(['png', 'webp', 'avif', 'gif', 'tiff'] as const)('of type %s is accepted, except TIFF', async (format) => {
    const bytes = await samplePicture().toFormat(format).toBuffer();
    const { status, body } = await owner.upload(bytes, { name: 'x.jpg', headers: english });
    if (format !== 'tiff') return expect([status, body.width]).toEqual([201, 400]);
    expect([status, body.message]).toEqual([400, expect.stringContaining('JPEG, PNG, WebP')]);
  });

  test('with an alpha channel stays transparent', async () => {
    const transparent = { create: { width: 60, height: 40, channels: 4, background: '#00ff0033' } } as const;
    const { body } = await owner.upload(await sharp(transparent).png().toBuffer());
    const { bytes } = await download(api, body.url);
    expect(await sharp(bytes).metadata()).toMatchObject({ hasAlpha: true, width: 60 });
  });

  test('carries the colour of its opaque part in its id, if it has transparent parts', async () => {
    const inkOf = async (background: string, fill: string) => {
      const mark = Buffer.from(`<svg width="120" height="40"><path d="M0 0h50v40H0z" fill="${fill}"/></svg>`);
      const ground = sharp({ create: { width: 120, height: 40, channels: 4, background } });
      const { body } = await owner.upload(
        await ground
          .composite([{ input: mark }])
          .png()
          .toBuffer(),
      );
      return parsePictureId(body.id)?.ink;
    };
    expect(await inkOf('#00000000', '#ffffff')).toBe('#ffffff');
    expect(await inkOf('#ffffff00', '#102030')).toMatch(/^#1[01][12].3[01]$/);
    expect(await inkOf('#ffffffff', '#102030')).toBeUndefined();
    expect(await inkOf('#00000000', 'none')).toBeUndefined();
  });

  test('in greyscale, CMYK or 16 bits is converted to 8-bit sRGB', async () => {
    const inputs = [
      await samplePicture().greyscale().png().toBuffer(),
      await samplePicture().toColourspace('cmyk').jpeg().toBuffer(),
      await samplePicture().toColourspace('rgb16').png().toBuffer(),
    ];
    for (const input of inputs) {
      const { status, body } = await owner.upload(input);
      expect(status).toBe(201);
      const { bytes } = await download(api, body.url);
      expect(await sharp(bytes).metadata()).toMatchObject({ space: 'srgb', depth: 'uchar', width: 400 });
    }
  });

  test('of 2 by 1 pixels is accepted', async () => {
    const { status, body } = await owner.upload(await sampleJpeg({ width: 2, height: 1 }));
    expect([status, body.width, body.height]).toEqual([201, 2, 1]);
  });

  test('uploaded twice is listed once, under its newer name', async () => {
    const own = await newOwner(api);
    const bytes = await sampleJpeg();
    const first = await own.upload(bytes, { name: 'one.jpg' });
    const second = await own.upload(bytes, { name: 'two.jpg' });
    expect([second.status, second.body.id, second.body.bytes]).toEqual([201, first.body.id, first.body.bytes]);
    const { body } = await own.send('GET', '/api/files');
    expect(body.files.map(({ name }: { name: string }) => name)).toEqual(['two.jpg']);
    expect(body.used).toBe(first.body.bytes);
  });

  test('uploaded four times concurrently is stored once', async () => {
    const own = await newOwner(api);
    const bytes = await sampleJpeg();
    const answers = await Promise.all(Array.from({ length: 4 }, () => own.upload(bytes)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect((await own.send('GET', '/api/files')).body.files).toHaveLength(1);
  });
});

describe('access to uploads', () => {
  test('returns 403 to cross-site requests', async () => {
    const bytes = await sampleJpeg();
    const forged = await owner.upload(bytes, { headers: { 'csrf-token': 'forged' } });
    expect([forged.status, forged.body.code]).toEqual([403, 'csrf_failed']);
    const foreign = await owner.upload(bytes, { headers: { origin: 'https://evil.example' } });
    expect(foreign.status).toBe(403);
    // A token in a form field is ignored, because the form has not been parsed yet.
    const form = formOf(bytes);
    form.set('_csrf', owner.cookies.get('XSRF-TOKEN') ?? '');
    expect((await owner.post(form, { 'csrf-token': '' })).body.code).toBe('csrf_failed');
  });

  test('is rate-limited per account', async () => {
    const limited = await startFiles({ RATE_LIMITS: 'on' });
    const own = await newOwner(limited);
    await limited.services.limits.consume('POST /api/files', `u${own.id}`, { points: 1, seconds: 60, by: 'account' });
    for (let attempt = 0; attempt < 200; attempt += 1)
      await limited.services.limits
        .consume('POST /api/files', `u${own.id}`, { points: 200, seconds: 3_600, by: 'account' })
        .catch(() => undefined);
    expect((await own.upload(await sampleJpeg())).status).toBe(429);
  });
});

describe('the list of files', () => {
  test('contains the owner’s files, newest first, with the used storage and quota', async () => {
    const own = await newOwner(api);
    expect((await own.send('GET', '/api/files')).body).toEqual({ files: [], used: 0, quota: 2_048 * 1_024 * 1_024 });
    const one = await own.upload(await sampleJpeg(), { name: 'one.jpg' });
    const two = await own.upload(samplePdf('two'), { kind: 'document', name: 'two.pdf' });
    const { body } = await own.send('GET', '/api/files');
    expect(body.files).toEqual([two.body, one.body]);
    expect(body.used).toBe(one.body.bytes + two.body.bytes);
    const other = await newOwner(api);
    expect((await other.send('GET', '/api/files')).body.files).toEqual([]);
  });

  test('returns at most 200 files', async () => {
    const own = await newOwner(api);
    await api.pool.query(
      `insert into files (id, owner_id, kind, name, bytes, created_at)
       select 'd_' || lpad(n::text, 22, '0'), $1, 'document', n::text, 1, now() + n * interval '1 second'
       from generate_series(1, 210) as n`,
      [own.id],
    );
    const { body } = await own.send('GET', '/api/files');
    expect(body.files).toHaveLength(200);
    expect(body.files[0].name).toBe('210');
    expect(body.used).toBe(210);
  });
});

describe('the storage quota', () => {
  const fill = (id: number, megabytes: number) =>
    api.pool.query(
      `insert into files (id, owner_id, kind, name, bytes, created_at)
       values ('d_' || md5(random()::text), $1, 'document', 'x', $2, now())`,
      [id, megabytes * 1_024 * 1_024],
    );

  test('returns 402 when a larger plan is available', async () => {
    const own = await newOwner(api);
    await api.pool.query('update users set trial_ends_at = null where id = $1', [own.id]);
    expect((await own.send('GET', '/api/files')).body.quota).toBe(50 * 1_024 * 1_024);
    await fill(own.id, 50);
    const { status, body } = await own.upload(await sampleJpeg(), { headers: english });
    expect([status, body.code]).toEqual([402, 'payment_required']);
    expect(body.message).toContain('50 MB');
    expect((await own.upload(samplePdf('more'), { kind: 'document' })).body.message).toContain('50 מ״ב');
    const { body: list } = await own.send('GET', '/api/files');
    expect(list.files).toHaveLength(1);
  });

  test('returns 413 for the largest plan and for the demo', async () => {
    const own = await newOwner(api);
    await fill(own.id, 2_047);
    await fill(own.id, 1);
    const { status, body } = await own.upload(await sampleJpeg(), { headers: english });
    expect([status, body.code]).toEqual([413, 'too_large']);
    expect(body.message).toContain('60 days');
    const demo = await newOwner(api);
    await api.pool.query(`update users set demo_ends_at = now() + interval '1 hour' where id = $1`, [demo.id]);
    await fill(demo.id, 50);
    expect((await demo.upload(await sampleJpeg())).status).toBe(413);
    expect((await demo.send('GET', '/api/files')).body.quota).toBe(50 * 1_024 * 1_024);
  });

  test('does not reject a file that is already stored', async () => {
    const own = await newOwner(api);
    const bytes = await sampleJpeg();
    await own.upload(bytes);
    await api.pool.query('update users set trial_ends_at = null where id = $1', [own.id]);
    await fill(own.id, 50);
    expect((await own.upload(bytes)).status).toBe(201);
  });

  test('is not exceeded by concurrent uploads', async () => {
    const own = await newOwner(api);
    await api.pool.query('update users set trial_ends_at = null where id = $1', [own.id]);
    const pdf = (name: string) => samplePdf(name + 'x'.repeat(1_024 * 1_024));
    await fill(own.id, 48);
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((n) => own.upload(pdf(n), { kind: 'document' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 402, 402, 402]);
  });
});

describe('an invalid form', () => {
  test('without a file is rejected', async () => {
    const empty = new FormData();
    empty.set('kind', 'picture');
    const { status, body } = await owner.post(empty);
    expect([status, body.fields]).toEqual([400, { file: 'שדה חובה' }]);
    expect((await owner.upload(Buffer.alloc(0))).body.fields).toEqual({ file: 'שדה חובה' });
  });

  test('with the file under another name, or with two files, is rejected', async () => {
    const bytes = new Uint8Array(await sampleJpeg());
    const other = new FormData();
    other.set('picture', new Blob([bytes]), 'x.jpg');
    expect((await owner.post(other)).body).toMatchObject({ code: 'invalid_input', fields: { picture: 'ערך לא תקין' } });
    const two = new FormData();
    two.append('file', new Blob([bytes]), 'x.jpg');
    two.append('file', new Blob([bytes]), 'y.jpg');
    const answer = await owner.post(two);
    expect([answer.status, answer.body.fields]).toEqual([400, { file: 'ערך לא תקין' }]);
    two.append('file', new Blob([bytes]), 'z.jpg');
    expect((await owner.post(two)).status).toBe(400);
  });

  test('with an unknown kind returns 400', async () => {
    const { status, body } = await owner.upload(await sampleJpeg(), { kind: 'video' });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['kind']]);
  });

  test('with too many fields, a field too long, or prototype property names is rejected', async () => {
    const bytes = await sampleJpeg();
    const many = formOf(bytes);
    for (let at = 0; at < 20; at += 1) many.set(`field-${at}`, 'x');
    expect((await owner.post(many)).status).toBe(400);
    const long = new FormData();
    long.set('kind', 'x'.repeat(5_000));
    long.set('file', new Blob([new Uint8Array(bytes)]), 'x.jpg');
    expect((await owner.post(long)).body.fields).toEqual({ kind: 'אפשר עד 2,000 תווים' });
    const otherForm = formOf(bytes);
    otherForm.set('__proto__', 'x');
    otherForm.set('constructor', 'x');
    expect((await owner.post(otherForm)).status).toBe(400);
  });

  test.each([
    ['has no boundary', 'multipart/form-data', 'x'],
    ['has a boundary that never comes', 'multipart/form-data; boundary=abc', 'nothing of the kind'],
    [
      'breaks off',
      'multipart/form-data; boundary=abc',
      '--abc\r\ncontent-disposition: form-data; name="file"; filename="x.jpg"\r\n\r\nabc',
    ],
    ['is empty', 'multipart/form-data; boundary=abc', ''],
  ])('returns 400 when it %s', async (_, type, text) => {
    const { status, body } = await owner.post(Buffer.from(text), { 'content-type': type });
    expect([status, body.code]).toEqual([400, 'invalid_input']);
  });

  test.each(['application/json', 'application/x-www-form-urlencoded', 'image/jpeg'])(
    'of type %s returns 415',
    async (type) => {
      expect((await owner.post(Buffer.from('{}'), { 'content-type': type })).status).toBe(415);
    },
  );
});

describe('size limits', () => {
  const message = 'הקובץ שהועלה גדול מדי';

  test.each([
    ['11 MB', 11 * 1_024 * 1_024],
    ['a byte too many', 10 * 1_024 * 1_024 + 1],
  ])('%s: returns 413 with the size message', async (_, size) => {
    const { status, body } = await owner.upload(Buffer.alloc(size, 1));
    expect([status, body.message]).toEqual([413, message]);
    expect((await owner.upload(Buffer.alloc(size, 1), { kind: 'document' })).status).toBe(413);
  });

  test('accepts 10 MB', async () => {
    const pixels = await noisyPng(1_860, 1_860);
    expect(pixels.length).toBeGreaterThan(9.8 * 1_024 * 1_024);
    expect((await owner.upload(pixels)).status).toBe(201);
  });

  test('rejects 30,000 pixels square in a few kilobytes', async () => {
    const { status, body } = await owner.upload(hugePng(30_000, 30_000));
    expect([status, body.message]).toEqual([413, message]);
    expect((await owner.upload(hugePng(2_000_000_000, 2_000_000_000))).status).toBeGreaterThanOrEqual(400);
  });

  test('rejects 41 megapixels and accepts 40', async () => {
    const blank = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#abc' } })
        .png({ compressionLevel: 1 })
        .toBuffer();
    expect((await owner.upload(await blank(8_200, 5_000))).status).toBe(413);
    expect((await owner.upload(await blank(8_000, 5_000))).status).toBe(201);
  });
});

/** A PNG whose header claims huge dimensions, with hardly any pixel data. */
function hugePng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(200_000));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}
