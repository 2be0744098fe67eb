import { connect } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import type { Profile } from '../../contract.ts';
import { cookieOf, endTrial, newOwner, type TestOwner, uniqueName } from '../testing/own-profiles.ts';
import { startProfileSite } from '../testing/profile-site.ts';
import { createProfilePages } from './profile-pages.ts';

const site = await startProfileSite();
const other = await newOwner(site);
afterEach(() => site.setTime(undefined));

const publish = async (
  owner: TestOwner,
  change: (document: Profile['document']) => object = (document) => document,
) => {
  const made = await owner.make();
  const saved = await owner.get('PUT', `/api/profiles/${made.id}`, { document: change(made.document), version: 1 });
  return owner.publish(saved.id);
};
const newPublished = async (change?: (document: Profile['document']) => object) => {
  const owner = await newOwner(site);
  return { owner, profile: await publish(owner, change) };
};
const soon = (check: () => Promise<void>) =>
  expect
    .poll(
      async () =>
        check().then(
          () => true,
          () => false,
        ),
      { timeout: 2_000 },
    )
    .toBe(true);

describe('a published profile', () => {
  test('opens by slug, id, username and custom address, with one canonical address', async () => {
    const { owner, profile } = await newPublished();
    const own = uniqueName().toLowerCase().replace(' ', '-');
    await owner.get('PUT', `/api/profiles/${profile.id}/address`, { customSlug: own });
    for (const path of [
      `/p/${profile.slug}`,
      `/p/${profile.id}`,
      `/@${owner.person.username}`,
      `/@${owner.person.username.toUpperCase()}`,
      `/${own}`,
    ]) {
      const { status, text } = await site.request(path);
      expect([path, status]).toEqual([path, 200]);
      expect(text).toContain(`<link rel="canonical" href="http://localhost:3000/${own}"`);
    }
  });

  test('with a Hebrew address opens percent-encoded in any case, and redirects from a raw request path', async () => {
    const { owner, profile } = await newPublished();
    const name = `כרטיס-${profile.id}`;
    await owner.get('PUT', `/api/profiles/${profile.id}/address`, { customSlug: name });
    const encoded = `/${encodeURIComponent(name)}`;
    for (const path of [encoded, encoded.toLowerCase()]) expect((await site.request(path)).status).toBe(200);
    expect(await rawLocation(site.port, `/${name}`)).toBe(encoded);
  });

  test('is cached, with brotli, ETag, HEAD and a strict content security policy', async () => {
    const { profile } = await newPublished();
    const path = `/p/${profile.slug}`;
    for (const round of ['made', 'kept']) {
      const { status, headers, body } = await site.request(path, { 'accept-encoding': 'br' });
      expect([round, status, headers['content-encoding']]).toEqual([round, 200, 'br']);
      expect(brotliDecompressSync(body).toString()).toContain('<!doctype html>');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['content-security-policy']).not.toMatch(/unsafe/);
      expect(headers['content-security-policy']).toContain(
        "require-trusted-types-for 'script'; trusted-types lead-answer",
      );
      expect(headers['x-frame-options']).toBe('DENY');
      const again = await site.request(path, { 'if-none-match': String(headers.etag) });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      const head = await site.request(path, {}, 'HEAD');
      expect([head.status, head.body.length]).toEqual([200, 0]);
    }
    // The publication event may arrive after the first request and invalidate its cached page.
    await soon(async () => {
      await site.request(path);
      expect(site.pageCache.findStale(path)).toBeDefined();
    });
  });

  test('is cached under its normal addresses, and served uncached under other spellings', async () => {
    const { owner, profile } = await newPublished();
    const plain = [`/p/${profile.slug}`, `/p/${profile.id}`, `/@${owner.person.username}`, `/embed/${profile.slug}`];
    const odd = [
      `/p/${profile.slug.toUpperCase()}`,
      `/@${owner.person.username.toUpperCase()}`,
      `/%70/${profile.slug}`,
      `/p/-${profile.slug}-`,
    ];
    await soon(async () => {
      for (const path of [...plain, ...odd]) expect([path, (await site.request(path)).status]).toEqual([path, 200]);
      expect([...plain, ...odd].filter((path) => site.pageCache.findStale(path))).toEqual(plain);
    });
  });

  test('shows a change within a second of publishing, and not before', async () => {
    const { owner, profile } = await newPublished();
    const path = `/p/${profile.slug}`;
    await site.request(path);
    const document = { ...profile.document, identity: { ...profile.document.identity, tagline: { he: 'משפט חדש' } } };
    await owner.get('PUT', `/api/profiles/${profile.id}`, { document, version: profile.version });
    expect((await site.request(path)).text).not.toContain('משפט חדש');
    await owner.publish(profile.id);
    await soon(async () => expect((await site.request(path)).text).toContain('משפט חדש'));
  });

  test('in both languages follows the visitor’s language', async () => {
    const { profile } = await newPublished((document) => ({
      ...document,
      language: 'he',
      identity: {
        ...document.identity,
        name: { he: 'דנה לוי', en: 'Dana Levi' },
        title: { he: 'רופאה', en: 'Doctor' },
      },
    }));
    const path = `/p/${profile.slug}`;
    const expectPages = async () => {
      const english = await site.request(path, { 'accept-language': 'en' });
      expect(english.text).toContain('<html lang="en" dir="ltr"');
      expect(english.headers.vary).toContain('accept-language');
      expect((await site.request(path)).text).toContain('<html lang="he" dir="rtl"');
      expect((await site.request(`${path}?lang=en`)).text).toContain('Dana Levi');
    };
    // The first visitor waits for one language; the other is cached with it a moment later.
    await expectPages();
    await soon(async () => {
      await site.request(path);
      const cached = site.pageCache.findStale(path);
      expect(cached?.byLocale?.he).toBeDefined();
      expect(cached?.first).toBe(cached?.byLocale?.he);
    });
    await expectPages();
  });

  test('redirects an old address to the new one with its suffix and query', async () => {
    const { owner, profile } = await newPublished();
    const renamed = await owner.get('PUT', `/api/profiles/${profile.id}/address`, { slug: `${profile.slug}-2` });
    for (const [requested, to] of [
      ['', ''],
      ['?s=qr', '?s=qr'],
      ['.vcf', '.vcf'],
      ['/qr.png?size=200', '/qr.png?size=200'],
    ]) {
      const { status, headers } = await site.request(`/p/${profile.slug}${requested}`);
      expect([status, headers.location]).toEqual([301, `/p/${renamed.slug}${to}`]);
    }
    const embedded = await site.request(`/embed/${profile.slug}`);
    expect(embedded.headers.location).toBe(`/embed/${renamed.slug}`);
  });
});

describe('access to unpublished profiles', () => {
  const resourcePathsOf = (address: string) =>
    ['', '.vcf', '/qr.svg', '/qr.png', '/manifest.webmanifest', '/icon-192.png', '/preview-abcdefgh.jpg', '/draft'].map(
      (path) => address + path,
    );

  test('a draft returns 404 by slug, id, username and embed address, for all its resources', async () => {
    const owner = await newOwner(site);
    const made = await owner.make();
    const addresses = [`/p/${made.slug}`, `/p/${made.id}`, `/@${owner.person.username}`].flatMap(resourcePathsOf);
    for (const path of [...addresses, `/embed/${made.slug}`]) {
      expect([path, (await site.request(path)).status]).toEqual([path, 404]);
      expect([path, (await site.request(path, { cookie: cookieOf(other) })).status]).toEqual([path, 404]);
    }
  });

  test('a frame on another site shows that there is no card, not a broken frame', async () => {
    const draft = await (await newOwner(site)).make();
    for (const slug of [draft.slug, 'nobody-has-this']) {
      const { status, headers, text } = await site.request(`/embed/${slug}`, { cookie: 'lang=he' });
      expect([slug, status]).toEqual([slug, 404]);
      for (const part of ['הכרטיס הזה לא זמין כרגע', 'name="viewport"']) expect(text).toContain(part);
      expect(headers['content-security-policy']).toContain('frame-ancestors *');
      expect([headers['x-frame-options'], headers['cache-control']]).toEqual([undefined, 'no-store']);
    }
  });

  test('its owner sees a preview that is not cached', async () => {
    const owner = await newOwner(site);
    const made = await owner.make('כרטיס סודי');
    for (const path of [`/p/${made.slug}`, `/p/${made.slug}/draft`]) {
      const { status, headers, text } = await site.request(path, { cookie: cookieOf(owner) });
      expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
      expect(text).toContain('כרטיס סודי');
      expect(text).toContain('noindex');
      expect((await site.request(path)).status).toBe(404);
    }
  });

  test.each(['pause', 'suspend', 'delete account'])(
    'after %s the page redirects to a notice and its resources are not found',
    async (action) => {
      const { owner, profile } = await newPublished();
      const path = `/p/${profile.slug}`;
      await site.request(path);
      if (action === 'pause') await owner.get('PUT', `/api/profiles/${profile.id}/pause`);
      if (action === 'suspend') {
        await site.pool.query('update profiles set suspended_at = now() where id = $1', [profile.id]);
        await site.services.bus.publish(site.services.db, 'cached-page', `owner-${owner.id}`);
      }
      if (action === 'delete account')
        await owner.send('POST', '/api/account/deletion', { confirmation: owner.person.username });
      await soon(async () => expect((await site.request(path)).status).toBe(302));
      expect((await site.request(path)).headers.location).toBe('/inactive-card');
      expect((await site.request(`${path}?lang=en`)).headers.location).toBe('/inactive-card?lang=en');
      for (const resourcePath of resourcePathsOf(path).slice(1))
        expect([resourcePath, (await site.request(resourcePath)).status]).toEqual([resourcePath, 404]);
      const framed = await site.request(`/embed/${profile.slug}`);
      expect([framed.status, framed.text.includes(String(profile.document.identity.name.en))]).toEqual([200, false]);
    },
  );

  test('a deleted profile returns 404 immediately', async () => {
    const { owner, profile } = await newPublished();
    await site.request(`/p/${profile.slug}`);
    await owner.get('DELETE', `/api/profiles/${profile.id}`);
    await soon(async () => expect((await site.request(`/p/${profile.slug}`)).status).toBe(404));
  });

  test('beyond the plan the page redirects to an expiry notice; the primary profile stays without its extras', async () => {
    const { owner, profile } = await newPublished();
    const second = await publish(owner);
    const own = uniqueName().toLowerCase().replace(' ', '-');
    await owner.get('PUT', `/api/profiles/${profile.id}/address`, { customSlug: own });
    await endTrial(site, owner);
    await site.services.bus.publish(site.services.db, 'cached-page', `owner-${owner.id}`);
    const name = encodeURIComponent(String(second.document.identity.name.en));
    await soon(async () => {
      const { status, headers } = await site.request(`/p/${second.slug}`);
      expect([status, headers.location]).toEqual([302, `/subscription-required?name=${name}`]);
    });
    expect((await site.request(`/p/${profile.slug}`)).status).toBe(200);
    const custom = await site.request(`/${own}`);
    expect([custom.status, custom.headers.location]).toEqual([302, `/p/${profile.slug}`]);
  });

  test('a page cached during a trial expires with it', async () => {
    const { owner } = await newPublished();
    const second = await publish(owner);
    expect((await site.request(`/p/${second.slug}`)).status).toBe(200);
    site.setTime(new Date(Date.now() + 15 * 86_400_000));
    expect((await site.request(`/p/${second.slug}`)).status).toBe(302);
  });
});

describe('while the database is unavailable', () => {
  const unreachable = () => Promise.reject(Object.assign(new Error('no line'), { code: 'ECONNREFUSED' }));
  const chain: object = new Proxy(() => undefined, {
    get: (_, name) => (name === 'then' ? (...done: [never, never]) => unreachable().then(...done) : chain),
    apply: () => chain,
  });
  const find = () =>
    createProfilePages({
      services: { ...site.services, db: chain as never },
      pageCache: site.pageCache,
      identify: unreachable,
      script: '/assets/page.js',
    });
  const requested = (path: string) =>
    ({ path, query: new URLSearchParams(), locale: 'he', reader: undefined }) as never;

  test('a cached page is served even after it has expired', async () => {
    const { profile } = await newPublished();
    const path = `/p/${profile.slug}`;
    // The event of the publishing may evict the page once more.
    await soon(async () => {
      await site.request(path);
      expect(await find()(requested(path))).toHaveProperty('raw');
    });
  });

  test('a page that is not cached fails with the database error', async () => {
    await expect(find()(requested('/p/never-seen'))).rejects.toThrow('no line');
  });
});

describe('framing', () => {
  test('is allowed for the embedded view only', async () => {
    const { profile } = await newPublished();
    const { headers, status } = await site.request(`/embed/${profile.slug}`);
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toContain('frame-ancestors *');
    expect(headers['x-frame-options']).toBeUndefined();
    expect((await site.request(`/p/${profile.slug}`)).headers['content-security-policy']).toContain(
      "frame-ancestors 'none'",
    );
  });
});

test('a new username opens the page; the old one redirects to it until another user takes it', async () => {
  const { owner, profile } = await newPublished();
  const old = owner.person.username;
  expect((await site.request(`/@${old}`)).status).toBe(200);
  const { status } = await owner.send('PUT', '/api/account', { username: `${old.slice(0, 15)}-n` });
  expect(status).toBe(200);
  await soon(async () => {
    const renamed = await site.request(`/@${old}?s=qr`);
    expect([renamed.status, renamed.headers.location]).toEqual([301, `/p/${profile.slug}?s=qr`]);
  });
  expect((await site.request(`/@${old.slice(0, 15)}-n`)).status).toBe(200);
  await site.pool.query("update reserved_names set free_at = now() - interval '1 day' where name_key = $1", [old]);
  expect((await site.request(`/@${old}`)).status).toBe(301);
  const { owner: next } = await newPublished();
  expect((await next.send('PUT', '/api/account', { username: old })).status).toBe(200);
  await soon(async () => expect((await site.request(`/@${old}`)).status).toBe(200));
});

test('unknown or malformed addresses return 400 or 404', async () => {
  for (const path of [
    '/p/none',
    '/p/99999999',
    '/p/99999999999',
    '/@none',
    '/none',
    '/p/%00',
    '/%F0%9F',
    '/p/a%2Fb',
    '/p/__proto__',
    '/@../x',
  ])
    expect([path, [400, 404].includes((await site.request(path)).status)]).toEqual([path, true]);
});

const rawLocation = (port: number, path: string): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`));
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('end', () => resolve(/^Location: (.*)\r$/m.exec(text)?.[1]));
    socket.on('error', reject);
  });
