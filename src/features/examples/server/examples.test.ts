import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { addUser } from '#features/accounts/server/testing/run-jobs.ts';
import { parsePictureId } from '#features/files/picture-id.ts';
import { readPicture } from '#features/files/server/index.ts';
import { seedPackages } from '#features/packages/server/index.ts';
import { checkCustomSlug, checkSlug } from '#features/profiles/addresses.ts';
import { colourErrors } from '#features/profiles/design/colours.ts';
import { templates } from '#features/profiles/design/templates.ts';
import { filesOf, profileDocument } from '#features/profiles/document/document.ts';
import { localesOf } from '#features/profiles/languages.ts';
import { findNetwork } from '#features/profiles/networks.ts';
import { withBundled } from '#server-kit/files/index.ts';
import { startTestApi } from '#server-kit/testing/test-api.ts';
import { createApi } from '#web-kit/api/api-client.tsx';
import { exampleFields, examplesApi } from '../contract.ts';
import { demoDocument, examplesFeature, seedExamples } from './index.ts';
import { bundledDrawings, demoSeed, demoSeeds, drawnNames, exampleSeeds, filesOfProfile } from './seed.ts';

const now = new Date('2026-11-15T08:00:00Z');
const everySeed = [...exampleSeeds, ...demoSeeds];
const parsed = everySeed.map((seed) => profileDocument.parse(seed.document));
const hebrew = /[\u05d0-\u05ea]/;

describe.each(everySeed.map((seed, index) => [seed.slug, seed, index] as const))('the example %s', (_, seed, index) => {
  const document = profileDocument.parse(seed.document);
  const text = JSON.stringify(document);
  /** The demo's other profiles are short and use its drawings. */
  const isSecondary = demoSeeds.includes(seed) && seed !== demoSeed;

  test('is a valid document', () => {
    expect(profileDocument.parse(document)).toEqual(document);
    if (isSecondary) return;
    expect(document.identity.avatar && document.identity.cover).toBeTruthy();
    expect(document.blocks.length).toBeGreaterThanOrEqual(7);
  });

  test('is complete in each of its languages', () => {
    const languages = [document.language, ...(seed.alsoIn ? [seed.alsoIn] : [])];
    expect(localesOf(document)).toEqual(languages);
    const lists = text.match(/\{"(he|en)":(?:[^{}]|\{[^{}]*\})*?\}/g) ?? [];
    for (const text of lists) for (const language of languages) expect(text).toContain(`"${language}":`);
    const other = document.language === 'he' ? '"en":' : '"he":';
    if (!seed.alsoIn) expect(text).not.toContain(other);
    expect(hebrew.test(JSON.stringify(document, (key, value) => (key === 'he' ? undefined : value)))).toBe(false);
  });

  test('uses no real address, phone number or email', () => {
    const hosts = [...text.matchAll(/https?:\/\/([^/"]+)/g)].map(([, host = '']) => host);
    const known =
      /\.example$|^(www\.)?(instagram|facebook|linkedin|tiktok|youtube|pinterest)\.com$|behance\.net$|spotify\.com$|bitpay\.co\.il$|payboxapp\.com$/;
    for (const host of hosts) expect(host).toMatch(known);
    for (const [number] of text.matchAll(/\+972\d+/g)) expect(number).toMatch(/^\+972(50|2|3|4|8|9)55501\d\d$/);
    for (const mail of document.contact.emails) expect(mail).toMatch(/\.example$/);
    for (const block of document.blocks) {
      if (block.kind !== 'social' || !('items' in block)) continue;
      for (const { network, address } of block.items as { network: string; address: string }[]) {
        expect(findNetwork(network)).toBeDefined();
        expect(address).toMatch(/negia[.-]example/);
      }
    }
  });

  test('has valid slugs, readable colours and a drawing for every file', () => {
    expect(checkSlug(seed.slug)).toEqual({ isValid: true, value: seed.slug });
    if (seed.customSlug) expect(checkCustomSlug(seed.customSlug)).toEqual({ isValid: true, value: seed.customSlug });
    expect(colourErrors(document.design)).toEqual([]);
    const own = new Set(filesOfProfile(isSecondary ? demoSeed.slug : seed.slug).map(({ id }) => id));
    expect([...filesOf(document).keys()].filter((id) => !own.has(id))).toEqual([]);
    if (!isSecondary) expect([...own].filter((id) => !filesOf(document).has(id))).toEqual([]);
    expect(parsed[index]).toEqual(document);
  });
});

describe('the set of examples', () => {
  const examples = parsed.slice(0, exampleSeeds.length);

  test('has twelve: eight in Hebrew, two in English, two in both, each template twice', () => {
    const languages = exampleSeeds.map(({ document, alsoIn }) => (alsoIn ? 'both' : document.language));
    expect(languages.toSorted()).toEqual([...Array(2).fill('both'), ...Array(2).fill('en'), ...Array(8).fill('he')]);
    const templateNames = examples.map(({ design }) => design.template);
    expect(templateNames.toSorted()).toEqual(templates.flatMap((template) => [template, template]).toSorted());
    expect(templateNames.some((template, index) => template === templateNames[index + 1])).toBe(false);
  });

  test('covers at least twelve block kinds and every field of work', () => {
    const kinds = new Set(examples.flatMap(({ blocks }) => blocks.map(({ kind }) => kind)));
    expect(kinds.size).toBeGreaterThanOrEqual(12);
    expect(new Set([...exampleSeeds.map(({ field }) => field), 'other'])).toEqual(new Set(exampleFields));
  });

  test('has no duplicate name, slug or phone number', () => {
    for (const values of [
      exampleSeeds.map(({ slug }) => slug),
      examples.map(({ contact }) => contact.phones[0]?.number),
      examples.map(({ identity }) => identity.name.he ?? identity.name.en),
    ])
      expect(new Set(values).size).toBe(values.length);
  });
});

describe('drawings', () => {
  const paths = [...bundledDrawings().values()].map(({ path }) => path);

  test('exist in every width, within the size limit and with the named dimensions', async () => {
    for (const path of paths) expect(statSync(path).size).toBeLessThanOrEqual(40 * 1024);
    const [first = ''] = paths.filter((path) => path.endsWith('/demo-cover-960.webp'));
    expect(await sharp(first).metadata()).toMatchObject({ width: 960, height: 420 });
  });

  test('are the only files in the folder, and are small in total', () => {
    expect(existsSync('db/examples')).toBe(true);
    expect(readdirSync('db/examples').toSorted()).toEqual(paths.map((path) => basename(path)).toSorted());
    const bytes = readdirSync('db/examples').map((name) => statSync(`db/examples/${name}`).size);
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(1.5 * 1024 * 1024);
  });
});

describe('seeding', async () => {
  const api = await startTestApi({ features: [examplesFeature] });
  await seedPackages(api.services.db);
  const client = (locale: 'he' | 'en') => createApi({ baseUrl: api.address, fetch, locale: () => locale });
  const count = async (query: string) => Number((await api.row(`select count(*) from ${query}`)).count);
  const seedDemoAccount = () => addUser(api, { username: 'demo', email: 'demo@negia.example' });

  test('without seeding, the endpoint returns an empty list', async () => {
    expect(await client('he').call(examplesApi.list, {})).toEqual([]);
  });

  test('a slug that is already taken stays with its owner, and the rest is seeded', async () => {
    await api.services.db
      .transaction(async (tx) => {
        await api.pool.query(`insert into users (id, username, username_key, display_name, email, email_key)
        overriding system value values (900, 'dana', 'dana', 'Dana', 'd@x.example', 'd@x.example')`);
        await api.pool.query(`insert into profiles (id, owner_id, slug, draft, created_at, updated_at)
        overriding system value values (900, 900, 'lian-skin', '{}', now(), now())`);
        await api.pool.query(
          "insert into profile_addresses (kind, name, profile_id) values ('slug', 'lian-skin', 900)",
        );
        await seedExamples(tx, now);
        expect((await tx.execute('select 1 from profiles where example_rank is not null')).rows).toHaveLength(11);
        tx.rollback();
      })
      .catch((error: unknown) => expect(String(error)).toMatch(/rollback/i));
    await api.pool.query('delete from users where id = 900');
  });

  test('creates twelve published profiles of two accounts without sign-in', async () => {
    await seedDemoAccount();
    await api.services.db.transaction((tx) => seedExamples(tx, now));
    expect(await count("profiles where example_rank is not null and status = 'published'")).toBe(12);
    expect(await count('profiles where is_primary')).toBe(3);
    const rows = await api.rows("select * from users where username like 'negia-examples%' order by id");
    expect(rows).toHaveLength(2);
    for (const row of rows) {
      expect(row).toMatchObject({ password_hash: null, google_id: null, role: 'user' });
      expect(row.email).toMatch(/\.invalid$/);
      expect(row.trial_ends_at.getFullYear()).toBeGreaterThan(9_000);
    }
  });

  test('creates the demo account’s profiles and pictures', async () => {
    const rows = await api.rows(`select p.slug, p.published from profiles p
      join users u on u.id = p.owner_id where u.username = 'demo'`);
    expect(rows).toMatchObject(demoSeeds.map(({ slug }) => ({ slug, published: { language: 'he' } })));
    expect(await count("files f join users u on u.id = f.owner_id where u.username = 'demo'")).toBe(6);
    expect(demoDocument('en')).toEqual({ ...demoDocument('he'), language: 'en' });
  });

  test('repeated, it changes nothing', async () => {
    const all = () => Promise.all(['users', 'profiles', 'profile_addresses', 'files', 'profile_versions'].map(count));
    const before = await all();
    await api.services.db.transaction((tx) => seedExamples(tx, now));
    await seedExamples(api.services.db, now);
    expect(await all()).toEqual(before);
  });

  test('every picture size can be read from the bundled store', async () => {
    const store = withBundled(api.services.files, bundledDrawings());
    for (const id of drawnNames.values()) {
      const details = parsePictureId(id);
      const read = details ? await readPicture(store, id, 96, 'webp') : undefined;
      expect([id, details === undefined || (read?.length ?? 0) > 0]).toEqual([id, true]);
    }
    expect(await api.services.files.has([...bundledDrawings().keys()][0] ?? '')).toBe(false);
  });

  test('the endpoint lists them in order, in the request’s language where available', async () => {
    const found = await client('en').call(examplesApi.list, {});
    expect(found.map(({ slug }) => slug)).toEqual(exampleSeeds.map(({ slug }) => slug));
    expect(found.find(({ slug }) => slug === 'lian-skin')).toMatchObject({
      name: 'Lian Haddad',
      title: 'Medical aesthetician',
      field: 'care',
      template: 'shore',
      language: 'he',
      address: '/p/lian-skin',
    });
    expect((await client('he').call(examplesApi.list, {}))[0]).toMatchObject({ name: 'אלון דרעי', field: 'home' });
  });

  test('paused, suspended and deleted profiles are not listed; one of an unknown field is', async () => {
    const names = async () => (await client('he').call(examplesApi.list, {})).map(({ slug }) => slug);
    await api.pool.query("update profiles set status = 'paused' where slug = 'alon-drai'");
    await api.pool.query("update profiles set suspended_at = now() where slug = 'lian-skin'");
    await api.pool.query("update profiles set deleted_at = now() where slug = 'ben-carmi'");
    await api.pool.query("update profiles set slug = 'another' where slug = 'shira-yoga'");
    expect(await names()).toHaveLength(9);
    expect((await client('he').call(examplesApi.list, {})).find(({ slug }) => slug === 'another')?.field).toBe('other');
  });

  test('the endpoint returns only the declared properties', async () => {
    const { body } = await api.send('GET', '/api/examples');
    expect(Object.keys(body[0]).toSorted()).toEqual(Object.keys(examplesApi.list.answer.element.shape).toSorted());
  });
});
