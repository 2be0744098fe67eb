import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { parsePictureId, pictureUrl, pictureWidths } from '../picture-id.ts';
import { download, newOwner, startFiles } from './testing/files-api.ts';
import { sampleJpeg, samplePdf, samplePicture } from './testing/sample-pictures.ts';

const api = await startFiles({ RATE_LIMITS: 'off' });
const owner = await newOwner(api);

const english = { 'accept-language': 'en' };
const script = '<script>alert(document.domain)</script>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`;

/** Everything in the file store, by key. */
async function stored(): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>();
  for await (const { key } of api.services.files.list('')) {
    const chunks = await api.services.files.get(key).then((file) => file?.stream.toArray());
    found.set(key, Buffer.concat(chunks ?? []));
  }
  return found;
}

/** All variants of one picture, as served to browsers. */
async function formsOf(id: string): Promise<Buffer[]> {
  const picture = parsePictureId(id);
  if (!picture) return expect.unreachable('no id of ours');
  const urls = pictureWidths(picture).flatMap((width) => [
    pictureUrl(picture, width, 'webp'),
    pictureUrl(picture, width, 'avif'),
  ]);
  return Promise.all(urls.map(async (url) => (await download(api, url)).bytes));
}

describe('a file that is not a picture', () => {
  test.each([
    ['SVG', svg],
    ['SVG with a prolog, a comment and a doctype', `<?xml version="1.0"?>\n<!-- x -->\n<!DOCTYPE svg>\n${svg}`],
    ['SVG behind white space and a mark of order', `\ufeff \n\t${svg}`],
    ['SVG with an entity that reads a file', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg}`],
    ['HTML', `<!doctype html>${script}`],
    ['a script that begins like a GIF', `GIF89a/*${'\0'.repeat(40)}*/=1;alert(1)//`],
    ['a script that begins like a PNG', `\x89PNG\r\n\x1a\n${script}`],
    ['HTML that begins like a JPEG', `\xff\xd8\xff\xe0${script}`],
    ['HTML that begins like a WebP', `RIFF\xff\x00\x00\x00WEBPVP8 ${script}`],
    ['HTML that begins like an AVIF', `\0\0\0\x20ftypavif${script}`],
    ['a PDF', samplePdf('x').toString('latin1')],
    ['a text', 'hello'],
    ['one byte', '\xff'],
  ])('is rejected with 400: %s named .jpg', async (_, text) => {
    const before = (await stored()).size;
    const bytes = Buffer.from(text, text.startsWith('\ufeff') ? 'utf8' : 'latin1');
    const { status, body } = await owner.upload(bytes, { name: 'me.jpg', type: 'image/jpeg', headers: english });
    expect([status, body.code]).toEqual([400, 'invalid_input']);
    expect(body.message).toMatch(/could not open this file as a picture|could not read the picture/);
    expect(body.message).toBe(body.fields.file);
    expect((await stored()).size).toBe(before);
  });

  test('is rejected with 400: compressed SVG', async () => {
    const { gzipSync } = await import('node:zlib');
    expect((await owner.upload(gzipSync(svg), { name: 'x.svgz', type: 'image/svg+xml' })).status).toBe(400);
  });

  test.each([0.3, 0.6, 0.95])('is rejected with 400: a picture truncated at %f of its length', async (fraction) => {
    const fullPicture = await samplePicture({ width: 900, height: 700 })
      .jpeg({ progressive: fraction === 0.6 })
      .toBuffer();
    const { status, body } = await owner.upload(fullPicture.subarray(0, fullPicture.length * fraction), {
      headers: english,
    });
    expect([status, body.message]).toEqual([400, expect.stringContaining('could not read the picture')]);
    const png = await samplePicture({ width: 900, height: 700 }).png().toBuffer();
    expect((await owner.upload(png.subarray(0, png.length * fraction))).status).toBe(400);
  });

  test('is rejected with a message in Hebrew', async () => {
    expect((await owner.upload(Buffer.from(svg))).body.message).toContain('לא הצלחנו לפתוח את הקובץ הזה כתמונה');
  });
});

describe('a picture with embedded content', () => {
  const polyglots: [string, () => Promise<Buffer>][] = [
    ['HTML in a comment', async () => withSegment(await sampleJpeg(), 0xfe, Buffer.from(`<html>${script}`))],
    ['HTML after the end', async () => Buffer.concat([await sampleJpeg(), Buffer.from(`<html>${script}`)])],
    ['an archive after the end', async () => Buffer.concat([await sampleJpeg(), Buffer.from('PK\x03\x04 alert(')])],
    ['a script after a GIF', async () => Buffer.concat([await samplePicture().gif().toBuffer(), Buffer.from(script)])],
    [
      'HTML in a text of a PNG',
      () =>
        samplePicture()
          .withExif({ IFD0: { Copyright: script } })
          .png()
          .toBuffer(),
    ],
  ];

  test.each(polyglots)('%s: none of it is stored', async (_, make) => {
    const { status, body } = await owner.upload(await make());
    expect(status).toBe(201);
    for (const bytes of [...(await formsOf(body.id)), ...(await stored()).values()])
      expect(bytes.includes('alert(')).toBe(false);
  });

  test('camera metadata is removed and the orientation applied', async () => {
    const bytes = await sharp(await samplePicture({ width: 300, height: 200 }).png().toBuffer())
      .withIccProfile('p3')
      .withExif({
        IFD0: { Make: 'SecretCam', Copyright: 'Dana Secret' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '32/1 5/1 0/1', GPSLongitude: '34/1 46/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf>SecretXmp</rdf></x:xmpmeta>')
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 95 })
      .toBuffer();
    expect(bytes.includes('SecretCam') && bytes.includes('Exif') && bytes.includes('SecretXmp')).toBe(true);
    const { body } = await owner.upload(bytes);
    expect([body.width, body.height]).toEqual([200, 300]);
    const forms = await formsOf(body.id);
    for (const form of forms) {
      for (const marker of ['Exif', 'EXIF', 'GPS', 'Secret', 'xmpmeta', 'ICCP', 'XMP '])
        expect([marker, form.includes(marker)]).toEqual([marker, false]);
      const { exif, xmp, icc, iptc, orientation } = await sharp(form).metadata();
      expect({ exif, xmp, icc, iptc, orientation }).toEqual({});
    }
    // After rotation, the left side is at the top.
    const { data } = await sharp(forms.at(-1)).raw().toBuffer({ resolveWithObject: true });
    const top = [...data.subarray(0, 3)];
    const bottom = [...data.subarray(-3)];
    expect(top[0]).toBeGreaterThan(200);
    expect(bottom[2]).toBeGreaterThan(200);
  });

  test('an animation is reduced to its first frame', async () => {
    const frame = (colour: string) =>
      sharp({ create: { width: 50, height: 40, channels: 3, background: colour } })
        .png()
        .toBuffer();
    const frames = await Promise.all(['#ff0000', '#00ff00', '#0000ff'].map(frame));
    for (const format of ['gif', 'webp'] as const) {
      const film = await sharp(frames, { join: { animated: true } })
        .toFormat(format)
        .toBuffer();
      expect((await sharp(film).metadata()).pages).toBe(3);
      const { body } = await owner.upload(film);
      expect([body.width, body.height]).toEqual([50, 40]);
      const { bytes } = await download(api, body.url);
      expect((await sharp(bytes).metadata()).pages).toBeUndefined();
      const { dominant } = await sharp(bytes).stats();
      expect(dominant.r).toBeGreaterThan(200);
    }
  });
});

describe('a PDF document', () => {
  test('is stored unchanged and served as a download under its name', async () => {
    const pdf = samplePdf(`<html>${script} PK`);
    const { status, body } = await owner.upload(pdf, { kind: 'document', name: "תפריט 'קיץ'.pdf" });
    expect([status, body.kind, body.width, body.height, body.bytes]).toEqual([201, 'document', null, null, pdf.length]);
    expect(body.id).toMatch(/^d_[a-z2-7]{22}$/);
    expect(body.url).toBe(`/files/${body.id}.pdf`);
    const { bytes, headers } = await download(api, body.url);
    expect(bytes.equals(pdf)).toBe(true);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    const name = encodeURIComponent("תפריט 'קיץ'.pdf").replaceAll("'", '%27');
    expect(headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${name}`);
  });

  test('has its owner’s file name, even if another user uploads the same bytes', async () => {
    const [first, second] = [await newOwner(api), await newOwner(api)];
    const pdf = samplePdf('the same price list');
    const now = new Date();
    const profileOf = async ({ id }: { id: number }) => {
      const columns = { owner_id: id, slug: `names-${id}`, draft: '{}', created_at: now, updated_at: now };
      return (await api.insert('profiles', columns)).id;
    };
    const nameAt = async (url: string) => (await download(api, url)).headers.get('content-disposition');
    const named = (name: string) => `attachment; filename*=UTF-8''${name}`;
    const { url } = (await first.upload(pdf, { kind: 'document', name: 'prices.pdf' })).body;
    const [ofFirst, ofSecond] = [await profileOf(first), await profileOf(second)];
    expect(await nameAt(`${url}?p=${ofSecond}`)).toBe(named('prices.pdf'));
    expect((await second.upload(pdf, { kind: 'document', name: 'virus.pdf' })).body.url).toBe(url);
    expect(await nameAt(url)).toBe(named('prices.pdf'));
    expect(await nameAt(`${url}?p=${ofFirst}`)).toBe(named('prices.pdf'));
    expect(await nameAt(`${url}?p=${ofSecond}`)).toBe(named('virus.pdf'));
    await first.upload(pdf, { kind: 'document', name: 'new prices.pdf' });
    expect(await nameAt(`${url}?p=${ofFirst}`)).toBe(named('new%20prices.pdf'));
    for (const invalid of ['0', '-1', '2147483648', '99999999999', 'x', '1%00', '1e3'])
      expect((await download(api, `${url}?p=${invalid}`)).status).toBe(200);
  });

  test('always has a file name ending in .pdf', async () => {
    const evil = await owner.upload(samplePdf('a'), { kind: 'document', name: 'run\u202efdp.exe' });
    expect(evil.body.name).toBe('runfdp.exe.pdf');
    const none = await owner.upload(samplePdf('b'), { kind: 'document', name: '\r\nX-Evil: 1' });
    expect(none.body.name).not.toMatch(/[\r\n]/);
    expect((await download(api, none.body.url)).headers.get('x-evil')).toBeNull();
  });

  test.each([
    ['HTML', `<html>${script}`, 'Only PDF'],
    ['a PDF behind something else', `x${samplePdf('x')}`, 'Only PDF'],
    ['half a PDF', samplePdf('x'.repeat(3_000)).toString().slice(0, 2_000), 'not complete'],
  ])('%s is rejected with 400', async (_, text, message) => {
    const { status, body } = await owner.upload(Buffer.from(text), { kind: 'document', headers: english });
    expect([status, body.message]).toEqual([400, expect.stringContaining(message)]);
  });

  test('is rejected as a picture, and a picture as a document', async () => {
    expect((await owner.upload(samplePdf('c'), { kind: 'picture' })).status).toBe(400);
    expect((await owner.upload(await sampleJpeg(), { kind: 'document' })).status).toBe(400);
  });

  test('returns 404 once its owner is deleted, before its bytes are removed', async () => {
    const own = await newOwner(api);
    const { body } = await own.upload(samplePdf('mine alone'), { kind: 'document' });
    await api.pool.query('delete from users where id = $1', [own.id]);
    expect((await download(api, body.url)).status).toBe(404);
  });
});

/** Inserts a segment after the JPEG start marker. */
function withSegment(jpeg: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
}
