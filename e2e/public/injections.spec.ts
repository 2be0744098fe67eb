import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { injections } from '../../src/base/testing/injections.ts';
import type { Profile } from '../../src/features/profiles/contract.ts';
import { profileDocument } from '../../src/features/profiles/document/document.ts';
import { type CallingOwner, callingOwner, type DocumentInput, patientFetch } from '../support/calling-owner.ts';
import { createPacker, injectedDocument, type UploadedFiles } from '../support/injected-documents.ts';
import { type PageScan, scanPage, watchViolations } from '../support/scan-page.ts';

const origin = (): string => process.env.NEGIA_URL ?? '';
/** Each batch contains some of every kind of injection. */
const batches = [0, 1].map((batch) => injections.filter((_, index) => index % 2 === batch));

// The tests create and open hundreds of pages.
test.describe.configure({ timeout: 180_000 });

interface Scene {
  readonly owner: CallingOwner;
  readonly files: UploadedFiles;
  readonly created: Profile;
  /** Unexpected effects, such as executed scripts. */
  readonly problems: string[];
}

/** Creates an owner on a trial of the largest plan, with an image and a document, signed in to this browser context. */
async function setScene(context: BrowserContext): Promise<Scene> {
  const owner = await callingOwner(origin());
  const background = { r: 80, g: 90, b: 160 };
  const picture = await sharp({ create: { width: 96, height: 96, channels: 3, background } })
    .png()
    .toBuffer();
  const files = {
    picture: await owner.upload(picture, 'picture.png'),
    document: await owner.upload(Buffer.from('%PDF-1.4\n%%EOF\n'), 'list.pdf', 'document'),
  };
  await context.addCookies([...owner.cookies].map(([name, value]) => ({ name, value, url: origin() })));
  await context.addInitScript(watchViolations);
  const problems: string[] = [];
  context.on('dialog', async (dialog) => {
    problems.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  context.on('request', (request) => {
    if (!request.url().startsWith(`${origin()}/`)) problems.push(`request: ${request.url()}`);
  });
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => problems.push(`error: ${error.error()}`));
  return { owner, files, created: await owner.get('POST', '/api/profiles', { name: 'Dana' }), problems };
}

/** The three pages of a profile: public, embedded, and the owner's draft. */
const kinds = ['public', 'embedded', 'draft'] as const;
type Kind = (typeof kinds)[number];
const pathOf = ({ slug }: Profile, kind: Kind): string =>
  ({ public: `/p/${slug}`, embedded: `/embed/${slug}`, draft: `/p/${slug}/draft` })[kind];

/** Retries, because the cache invalidation reaches the other connection with a delay. */
async function openAndScan(page: Page, path: string, marker: string): Promise<PageScan> {
  for (let tries = 0; ; tries += 1) {
    await page.goto(origin() + path);
    const scan = await page.evaluate(scanPage);
    if (scan.text.includes(marker) || tries === 20) {
      expect(scan.text).toContain(marker);
      return scan;
    }
  }
}

/** Baseline: the page's content when every text is harmless. */
async function scanPlain(page: Page, { owner, files, created }: Scene) {
  const marker = 'plain@cards.example';
  const plainTexts = { nextText: (_: string, maxLength: number) => 'Plain words'.slice(0, maxLength) };
  const profile = await owner.publish(created, injectedDocument(plainTexts, files, marker));
  const scans: [Kind, PageScan][] = [];
  for (const kind of kinds) scans.push([kind, await openAndScan(page, pathOf(profile, kind), marker)]);
  const vcard = propertiesOf(await textOf(`/p/${profile.slug}.vcf`));
  const manifest = Object.keys(JSON.parse(await textOf(`/p/${profile.slug}/manifest.webmanifest`)));
  return { profile, pages: Object.fromEntries(scans) as Record<Kind, PageScan>, vcard, manifest };
}

const textOf = async (path: string): Promise<string> => (await patientFetch(origin() + path)).text();

/** The property names in order; a line that does not start with a name is returned whole. */
const propertiesOf = (vcard: string): string[] =>
  vcard
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map((row) => /^([A-Z]+)[;:][^\r\n]*$/.exec(row)?.[1] ?? row);

// The text as the page shows it, without invisible direction characters.
const visibleText = (text: string | undefined): string =>
  (text ?? '').replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '').trim();

function expectInert(scan: PageScan, plain: PageScan): void {
  expect(scan.marker).toBe('undefined');
  expect(scan.violations).toEqual([]);
  expect(scan.findings).toEqual([]);
  expect(scan.active).toEqual(plain.active);
  expect(scan.tags.filter((tag) => !plain.tags.includes(tag))).toEqual([]);
  expect(scan.attributes.filter((name) => !plain.attributes.includes(name))).toEqual([]);
}

test('there are 324 distinct vectors', () => {
  expect(injections).toHaveLength(324);
  expect(new Set(injections).size).toBe(324);
});

for (const [index, vectors] of batches.entries())
  test(`every vector is inert in every text of a profile (${index + 1} of ${batches.length})`, async ({ context }) => {
    const scene = await setScene(context);
    const pages = await Promise.all([1, 2, 3].map(() => context.newPage()));
    const [first] = pages as [Page, ...Page[]];
    const plain = await scanPlain(first, scene);
    const packer = createPacker(vectors);
    let { profile } = plain;
    for (let turn = 0; !packer.isFinished(); turn += 1) {
      const marker = `turn-${turn}@cards.example`;
      const document = injectedDocument(packer, scene.files, marker);
      profile = await scene.owner.publish(profile, document);
      const names = profileDocument.parse(document).identity.name;
      // All three pages contain the same parts; embedded and draft alternate, in both languages.
      const other = turn % 2 ? 'embedded' : 'draft';
      const visits = [
        ['public', 'he'],
        ['public', 'en'],
        [other, turn % 4 < 2 ? 'he' : 'en'],
      ] as const;
      const checks = visits.map(async ([kind, locale], at) => {
        const scan = await openAndScan(pages[at] ?? first, `${pathOf(profile, kind)}?lang=${locale}`, marker);
        expectInert(scan, plain.pages[kind]);
        expect(visibleText(scan.heading)).toBe(visibleText(names[locale]));
        const { mainEntity, ...around } = JSON.parse(scan.structured);
        expect(Object.keys(around)).toEqual(['@context', '@type', 'url']);
        expect(mainEntity.name).toBe(visibleText(names[locale]));
      });
      await Promise.all([...checks, expectInertFiles(profile, plain, names.he)]);
    }
    expect(vectors.filter((vector) => !packer.first.has(vector))).toEqual([]);
    expect(scene.problems).toEqual([]);
  });

async function expectInertFiles(
  { slug }: Profile,
  plain: { vcard: readonly string[]; manifest: readonly string[] },
  name: string | undefined,
): Promise<void> {
  const [vcard, manifest] = await Promise.all([
    textOf(`/p/${slug}.vcf?lang=he`),
    textOf(`/p/${slug}/manifest.webmanifest?lang=he`),
  ]);
  expect(propertiesOf(vcard)).toEqual(plain.vcard);
  const parsed = JSON.parse(manifest);
  expect(Object.keys(parsed)).toEqual(plain.manifest);
  expect(parsed.name).toBe(name);
  expect([parsed.start_url, parsed.scope, parsed.id].every((path) => path.startsWith(`/p/${slug}`))).toBe(true);
}

/** Fields that are not free text, each with an injection vector, by the path that a validation error reports. */
const strictFields = (vector: string): Record<string, unknown> => ({
  'contact.phones.0.number': vector,
  'contact.whatsapp.number': vector,
  'contact.emails.0': vector,
  'contact.website': vector,
  'contact.address.postcode': `${vector}${'x'.repeat(11)}`,
  'identity.avatar.file': vector,
  'blocks.0.items.0.address': vector,
  'blocks.1.items.0.address': vector,
  'blocks.2.text.he.0.runs.0.link': vector,
  'blocks.3.pictures.0.file': vector,
  'blocks.4.address': vector,
  'blocks.5.items.0.address': vector,
  'blocks.6.items.0.file': vector,
  'blocks.7.fields.0.id': vector,
  'blocks.8.kind': vector,
  'blocks.9.id': vector,
  'design.template': vector,
  'design.font': vector,
  'design.colours.ground': vector,
  language: vector,
});

const skeleton = (): Record<string, unknown> => ({
  version: 1,
  language: 'he',
  identity: { name: { he: 'x' }, avatar: {} },
  contact: { phones: [{ kind: 'mobile' }], whatsapp: {}, emails: [], address: {} },
  blocks: [
    { id: 'a', kind: 'links', items: [{ label: {} }] },
    { id: 'b', kind: 'social', items: [{ network: 'x' }] },
    { id: 'c', kind: 'about', text: { he: [{ kind: 'paragraph', runs: [{ text: 'x' }] }] } },
    { id: 'd', kind: 'gallery', pictures: [{}] },
    { id: 'e', kind: 'video' },
    { id: 'f', kind: 'payment', items: [{ label: {} }] },
    { id: 'g', kind: 'files', items: [{ label: {} }] },
    { id: 'h', kind: 'lead-form', fields: [{ kind: 'text', label: {} }] },
    { id: 'i' },
    { kind: 'links', items: [] },
  ],
  design: { colours: {} },
});

function strictDocument(vector: string): unknown {
  const document = skeleton();
  for (const [path, value] of Object.entries(strictFields(vector))) {
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    const parent = steps.reduce((at, step) => at[step] as Record<string, unknown>, document);
    parent[last] = value;
  }
  return document;
}

/** Vectors that are plain words are harmless as an ID of a file that does not exist, or as an unknown block kind. */
const isWord = (vector: string): boolean => /^[\w-]+$/.test(vector);
const isId = /\.(file|id|kind|template)$|^design\.template$/;
const isAddress = /\.(address|link|website)$/;

test('no vector is accepted as a number, email, colour, id or URL of another kind', async ({ context }) => {
  const { owner, created, files, problems } = await setScene(context);
  const accepted: string[] = [];
  for (const vector of injections) {
    const update = { document: strictDocument(vector), version: created.version };
    const { status, body } = await owner.call('PUT', `/api/profiles/${created.id}`, update);
    expect(status, vector).toBe(400);
    const refused = Object.keys((body as { fields: object }).fields).map((name) => name.replace(/^document\./, ''));
    const passed = Object.keys(strictFields(vector)).filter((path) => !refused.some((one) => one.startsWith(path)));
    const unexpected = passed.filter((path) => !(isAddress.test(path) || (isWord(vector) && isId.test(path))));
    expect(unexpected, vector).toEqual([]);
    if (passed.includes('blocks.0.items.0.address')) accepted.push(vector);
  }
  // The remaining values are odd but valid page URLs: they only link there.
  const marker = 'strict@cards.example';
  const texts = { nextText: (_: string, maxLength: number) => 'Plain words'.slice(0, maxLength) };
  const page = await context.newPage();
  const { pages, profile } = await scanPlain(page, { owner, created, files, problems });
  const document = injectedDocument(texts, files, marker);
  const links = accepted.map((address) => ({ label: { he: 'x' }, address }));
  const runs = accepted.map((link) => ({ text: 'x', link }));
  const published = await owner.publish(profile, withAddresses(document, links, runs));
  for (const kind of kinds) expectInert(await openAndScan(page, pathOf(published, kind), marker), pages[kind]);
  expect(accepted.length).toBeGreaterThan(3);
  expect(problems).toEqual([]);
});

const withAddresses = (document: DocumentInput, links: object[], runs: object[]): DocumentInput => ({
  ...document,
  contact: { ...document.contact, website: 'https://ok.example/"><img src=x onerror=__x=1>' },
  blocks: [
    ...(document.blocks ?? []),
    { id: 'strange', kind: 'links', items: links },
    { id: 'strange-runs', kind: 'about', text: { he: [{ kind: 'paragraph', runs }] } },
  ],
});

test('the editor shows a hostile profile as plain text, in its fields and in its preview', async ({ context }) => {
  const { owner, created, files, problems } = await setScene(context);
  const packer = createPacker(injections);
  const page = await context.newPage();
  let profile = created;
  for (const tab of ['details', 'blocks&block=about', 'blocks&block=services', 'sharing']) {
    const emailMarker = `${tab.replaceAll('&', '.').replaceAll('=', '-')}@cards.example`;
    const document = injectedDocument(packer, files, emailMarker);
    const body = { document, version: profile.version };
    profile = await owner.get('PUT', `/api/profiles/${profile.id}`, body);
    await page.goto(`${origin()}/editor/${profile.id}?tab=${tab}`);
    const preview = page.frameLocator('iframe');
    await expect(preview.getByText(emailMarker)).toBeVisible();
    await expect(page.locator('[id^=f-]').first()).toBeVisible();
    for (const frame of page.frames()) {
      const { marker, violations, findings } = await frame.evaluate(scanPage);
      const runs = findings.filter((finding) => !/ (style|srcdoc)=/.test(finding));
      expect([marker, violations, runs]).toEqual(['undefined', [], []]);
    }
    const heading = await preview.locator('h1').textContent();
    expect(visibleText(heading ?? '')).toBe(visibleText(profileDocument.parse(document).identity.name.he));
  }
  expect(problems).toEqual([]);
});

test('a preview image is rendered for a profile with markup in its texts', async ({ context }) => {
  const { owner, created, files, problems } = await setScene(context);
  const markup = injections.filter((vector) => /[#$*_`@<[\\]/.test(vector) && !/script|on\w+=/.test(vector));
  const packer = createPacker(markup.filter((vector) => /^[#$[*_`]|\{|`|@/.test(vector)));
  let profile = created;
  for (let turn = 0; turn < 4; turn += 1) {
    const marker = `preview-${turn}@cards.example`;
    profile = await owner.publish(profile, injectedDocument(packer, files, marker));
    const html = await textOf(`/p/${profile.slug}`);
    const address = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const answer = await patientFetch(origin() + new URL(address).pathname);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([width, height]).toEqual([1_200, 630]);
  }
  expect(problems).toEqual([]);
});
