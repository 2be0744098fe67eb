import ICAL from 'ical.js';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { storePicture } from '#features/files/server/index.ts';
import { pictureWork } from '#server-kit/heavy-work/index.ts';
import { decodeQr } from '../testing/decode-qr.ts';
import { cookieOf, newOwner } from '../testing/own-profiles.ts';
import { startProfileSite } from '../testing/profile-site.ts';

const custom = 'דנה-לוי';

const site = await startProfileSite();
const owner = await newOwner(site);
const bytes = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#c8452a' } })
  .composite([
    { input: Buffer.from('<svg width="600" height="400"><circle cx="300" cy="200" r="120" fill="#dcefea"/></svg>') },
  ])
  .jpeg()
  .toBuffer();
const { id: file } = await storePicture(site.services, owner.id, bytes, 'face.jpg');
const made = await owner.make('דנה לוי');
const document = {
  ...made.document,
  identity: {
    ...made.document.identity,
    name: { he: 'דנה לוי', en: 'Dana Levi' },
    title: { he: 'עורכת דין', en: 'Lawyer' },
    avatar: { file, alt: { he: 'דנה' } },
  },
  contact: {
    ...made.document.contact,
    phones: [{ kind: 'mobile', number: '050-555-0100' }],
    emails: ['dana@cards.example'],
    address: { street: { he: 'הרצל 1' }, city: { he: 'חיפה' } },
  },
};
await owner.get('PUT', `/api/profiles/${made.id}`, { document, version: 1 });
await owner.get('PUT', `/api/profiles/${made.id}/address`, { customSlug: custom });
const profile = await owner.publish(made.id);

const addresses = () => [
  `/p/${profile.slug}`,
  `/p/${profile.id}`,
  `/@${owner.person.username}`,
  `/${encodeURIComponent(custom)}`,
];
const vcardOf = (text: string) => new ICAL.Component(ICAL.parse(text) as never);

describe('the vCard', () => {
  test('is the same file at every address, with the headers that phones expect', async () => {
    for (const address of addresses()) {
      const { status, headers, text } = await site.request(`${address}.vcf`);
      expect([address, status, headers['content-type']]).toEqual([address, 200, 'text/vcard; charset=utf-8']);
      expect(headers['content-disposition']).toBe(
        `inline; filename="${profile.slug}.vcf"; filename*=UTF-8''${encodeURIComponent('דנה לוי')}.vcf`,
      );
      expect(text.startsWith('BEGIN:VCARD\r\nVERSION:3.0\r\n')).toBe(true);
      expect(text).toContain(`http://localhost:3000/${encodeURIComponent(custom)}`.slice(0, 40));
    }
  });

  test('has the name in the visitor’s language and a JPEG photo of 320 × 320 pixels', async () => {
    const vcard = vcardOf((await site.request(`/p/${profile.slug}.vcf`)).text);
    expect(vcard.getFirstPropertyValue('fn')).toBe('דנה לוי');
    expect(vcard.getFirstPropertyValue('tel')).toBe('+972505550100');
    const photo = Buffer.from(String(vcard.getFirstPropertyValue('photo')), 'base64');
    const { format, width, height, isProgressive } = await sharp(photo).metadata();
    expect([format, width, height, isProgressive]).toEqual(['jpeg', 320, 320, false]);
    expect(photo.length).toBeLessThanOrEqual(40 * 1024);
    const english = vcardOf((await site.request(`/p/${profile.slug}.vcf?lang=en`)).text);
    expect(english.getFirstPropertyValue('fn')).toBe('Dana Levi');
    expect(english.getFirstPropertyValue('uid')).toBe(vcard.getFirstPropertyValue('uid'));
  });

  test('returns 304 for its ETag, and answers HEAD', async () => {
    const { headers } = await site.request(`/p/${profile.slug}.vcf`);
    expect((await site.request(`/p/${profile.slug}.vcf`, { 'if-none-match': String(headers.etag) })).status).toBe(304);
    const head = await site.request(`/p/${profile.slug}.vcf`, {}, 'HEAD');
    expect([head.status, head.body.length, Number(head.headers['content-length']) > 0]).toEqual([200, 0, true]);
  });
});

describe('the QR code', () => {
  test.each(['/qr.svg', '/qr.png', '/qr.png?size=1024', '/qr.svg?logo=1', '/qr.png?logo=1&size=900&colour=0f4c4a'])(
    '%s of a Hebrew address decodes to the short one, with the source qr',
    async (path) => {
      for (const address of addresses()) {
        const { status, body } = await site.request(address + path);
        expect([address, status]).toEqual([address, 200]);
        expect(await decodeQr(body)).toBe(`http://localhost:3000/p/${profile.slug}?s=qr`);
      }
    },
  );

  test('is drawn in the requested colour, unless cameras could not read it', async () => {
    const fillOf = async (colour: string) => {
      const { text } = await site.request(`/p/${profile.slug}/qr.svg?colour=${colour}`);
      return /fill="(#(?!fff)[^"]+)"/.exec(text)?.[1];
    };
    expect(await fillOf('0F4C4A')).toBe('#0f4c4a');
    for (const bad of ['ffd500', 'ff7a59', 'red', '', '"><script>']) expect(await fillOf(bad)).toBe('#000000');
  });

  test('is a PDF of one square page of outlines', async () => {
    const { status, headers, body } = await site.request(`/p/${profile.slug}/qr.pdf?logo=1&colour=0f4c4a`);
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    const text = body.toString('latin1');
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text).toMatch(/MediaBox ?\[0 0 283\.4\d* 283\.4\d*\]/);
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  test.each(['abc', '-5', '0', '1e9', ''])('is returned for an invalid or excessive size of %j', async (size) => {
    const { status, body } = await site.request(`/p/${profile.slug}/qr.png?size=${size}`);
    expect([status, (await sharp(body).metadata()).width]).toEqual([200, size === '1e9' ? 2_048 : 512]);
  });

  test('is drawn once for concurrent requests of similar sizes, without blocking other requests', async () => {
    const draw = vi.spyOn(pictureWork, 'run');
    const sizes = Array.from({ length: 40 }, (_, index) => 520 + index * 10);
    const requests = sizes.map((size) => site.request(`/p/${profile.slug}/qr.png?logo=1&size=${size}`));
    const [health, ...codes] = await Promise.all([site.request('/healthz'), ...requests]);
    expect(health.status).toBe(200);
    expect(new Set(codes.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(codes.map(({ headers }) => headers.etag)).size).toBe(1);
    const drawCount = draw.mock.calls.length;
    expect(drawCount).toBeLessThanOrEqual(1);
    await site.request(`/p/${profile.slug}/qr.png?logo=1&size=1000`);
    expect(draw.mock.calls.length).toBe(drawCount);
    draw.mockRestore();
  });

  test('returns 503 with Retry-After while too many pictures are being drawn', async () => {
    const { promise: end, resolve } = Promise.withResolvers<void>();
    const others = Array.from({ length: 40 }, () => pictureWork.run(() => end).catch(() => undefined));
    const { status, headers } = await site.request(`/p/${profile.slug}/icon-180.png`);
    const health = await site.request('/healthz');
    resolve();
    await Promise.all(others);
    expect([status, headers['retry-after'], health.status]).toEqual([503, '5', 200]);
    expect((await site.request(`/p/${profile.slug}/icon-180.png`)).status).toBe(200);
  });

  test('as SVG contains no script and is sandboxed', async () => {
    const { headers, text } = await site.request(`/p/${profile.slug}/qr.svg`);
    expect(text).not.toMatch(/script|on\w+=/i);
    expect(headers['content-security-policy']).toContain('sandbox');
  });
});

describe('the preview picture of the draft', () => {
  test('shows the unpublished texts to its owner alone', async () => {
    const draft = await owner.make('טיוטה');
    const path = `/p/${draft.slug}/draft.jpg`;
    const asOwner = { cookie: cookieOf(owner) };
    const { status, headers, body } = await site.request(path, asOwner);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/jpeg',
      'private, no-store',
    ]);
    expect(await sharp(body).metadata()).toMatchObject({ width: 1_200, height: 630 });
    expect((await site.request(path)).status).toBe(404);
    const other = await newOwner(site);
    expect((await site.request(path, { cookie: cookieOf(other) })).status).toBe(404);
    // A published profile with changes: visitors get the published picture, the owner the next one.
    const next = (await site.request(`/p/${profile.slug}/draft.jpg`, asOwner)).body;
    await owner.get('PUT', `/api/profiles/${profile.id}`, {
      document: { ...profile.document, identity: { ...profile.document.identity, title: { he: 'שופטת' } } },
      version: profile.version,
    });
    expect((await site.request(`/p/${profile.slug}/draft.jpg`, asOwner)).body.equals(next)).toBe(false);
    expect((await site.request(`/p/${profile.slug}/draft.jpg`)).status).toBe(404);
  });
});

describe('the preview picture', () => {
  const addressIn = async (query = '') => {
    const { text } = await site.request(`/p/${profile.slug}${query}`);
    return /property="og:image" content="http:\/\/localhost:3000([^"]+)"/.exec(text)?.[1] ?? '';
  };

  test('is one JPEG with the right dimensions, immutable under its hash', async () => {
    const { status, headers, body } = await site.request(await addressIn());
    expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(headers['cache-control']).toContain('immutable');
    const { width, height } = await sharp(body).metadata();
    expect([width, height, body.length <= 250_000]).toEqual([1_200, 630, true]);
    expect((await site.request(await addressIn())).body).toEqual(body);
  });

  test('differs by language, and an old hash returns the current picture without caching', async () => {
    expect(await addressIn('?lang=en')).not.toBe(await addressIn());
    const old = await site.request(`/p/${profile.id}/preview-abcdefghijkl.jpg`);
    expect([old.status, old.headers['cache-control']]).toEqual([200, 'no-cache']);
  });
});

describe('installing the profile', () => {
  test('the manifest has the profile’s name and icons that exist', async () => {
    const { status, headers, text } = await site.request(`/p/${profile.slug}/manifest.webmanifest`);
    expect([status, headers['content-type']]).toEqual([200, 'application/manifest+json; charset=utf-8']);
    const manifest = JSON.parse(text);
    expect(manifest).toMatchObject({ name: 'דנה לוי', lang: 'he', dir: 'rtl', display: 'standalone' });
    for (const { src, sizes } of manifest.icons) {
      const icon = await site.request(src);
      const { format, width, height } = await sharp(icon.body).metadata();
      expect([icon.status, format, `${width}x${height}`]).toEqual([200, 'png', sizes]);
    }
  });

  test('without a picture the icon is drawn in the profile’s colours', async () => {
    const bare = await newOwner(site);
    const { id } = await bare.makePublished();
    const { status, body } = await site.request(`/p/${id}/icon-180.png`);
    expect([status, (await sharp(body).metadata()).width]).toEqual([200, 180]);
    expect((await sharp(body).stats()).channels.some(({ stdev }) => stdev > 10)).toBe(true);
  });
});
