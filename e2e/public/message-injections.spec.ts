import type { Page } from '@playwright/test';
import { injections } from '../../src/base/testing/injections.ts';
import type { PostBody } from '../../src/features/blog/body.ts';
import { blogLimits } from '../../src/features/blog/domain.ts';
import { supportLimits } from '../../src/features/support/domain.ts';
import { expect, open, test } from '../support/journey.ts';
import { send } from '../support/owner.ts';
import { newPerson, type Person } from '../support/people.ts';
import { type PageScan, scanPage, watchViolations } from '../support/scan-page.ts';

// Hundreds of messages are sent one after the other.
test.describe.configure({ timeout: 180_000 });

const appearance = { locale: 'en', scheme: 'light', width: 1280 } as const;
const chat = 'section[role="dialog"][data-state]';

/** All tags that a chat message may contain. */
const messageTags = ['a', 'b', 'blockquote', 'br', 'code', 'em', 'i', 'li', 'ol', 'p', 'pre', 's', 'strong', 'u', 'ul'];

/** Records run scripts, loaded resources, CSP violations, dialogs, and content that our other pages do not contain. */
interface Watch {
  readonly problems: string[];
  scan(): Promise<PageScan>;
}

async function watch({ page }: Person): Promise<Watch> {
  const problems: string[] = [];
  await page.context().addInitScript(watchViolations);
  page.on('dialog', async (dialog) => {
    problems.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(process.env.NEGIA_URL ?? '')) problems.push(`request: ${request.url()}`);
  });
  page.on('pageerror', (error) => problems.push(`error: ${error}`));
  return { problems, scan: () => page.evaluate(scanPage) };
}

/** Compares with a scan of the same page before anything hostile was on it. */
function expectInert(pageScan: PageScan, plain: PageScan, problems: readonly string[]): void {
  expect(pageScan.marker).toBe('undefined');
  expect(pageScan.violations).toEqual([]);
  expect(pageScan.findings.filter((finding) => !plain.findings.includes(finding) && !/ style=/.test(finding))).toEqual(
    [],
  );
  const isExpected = (one: string) =>
    plain.active.includes(one) ||
    /^<(form|link rel="stylesheet"[^>]* href="(http:\/\/localhost:\d+)?\/assets\/)/.test(one);
  expect(pageScan.active.filter((one) => !isExpected(one))).toEqual([]);
  expect(problems).toEqual([]);
}

const tagsInMessages = (page: Page): Promise<string[]> =>
  page
    .locator(`${chat} [role="log"] li [dir="auto"]`)
    .evaluateAll((messages) => [
      ...new Set(messages.flatMap((message) => [...message.querySelectorAll('*')].map(({ localName }) => localName))),
    ]);

async function openChat(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('show-support-chat')));
    await expect(page.locator(chat)).toHaveAttribute('data-state', 'open', { timeout: 2_000 });
  }).toPass();
}

test('every vector is inert in chat, tickets and the contact form, for the user and for the admin', async ({
  browser,
}) => {
  const dana = await newPerson(browser, appearance);
  const admin = await newPerson(browser, appearance, 'admin');
  const [userWatch, adminWatch] = [await watch(dana), await watch(admin)];
  await open(dana.page, '/examples');
  await open(admin.page, '/examples');
  const plain = [await userWatch.scan(), await adminWatch.scan()] as const;
  // Leaves the pages meanwhile: an open page would refetch hundreds of times.
  for (const { page } of [dana, admin]) await page.goto('about:blank');

  const statuses = new Set<number>();
  for (const [index, vector] of injections.entries()) {
    const content = vector.slice(0, supportLimits.contentMax);
    const subject = vector.slice(0, supportLimits.subjectMax);
    const { request } = dana.page;
    const answer =
      index % 3 === 0
        ? await send(request, 'post', '/api/create-support-ticket', { subject, content: `${content} ticket` })
        : index % 3 === 1
          ? await send(request, 'post', '/api/messages', { content, recipientId: null, type: 'support' })
          : await send(request, 'post', '/api/contact', { message: content, topic: 'other' });
    statuses.add(answer.status());
  }
  // A message that is empty after sanitizing is refused; every other one is stored.
  expect([...statuses].every((status) => [201, 400].includes(status))).toBe(true);
  expect((await send(dana.page.request, 'post', '/api/messages', { content: 'the last one' })).status()).toBe(201);

  await open(dana.page, '/examples');
  await openChat(dana.page);
  await expect(dana.page.locator(chat).getByText('the last one')).toBeVisible();
  expectInert(await userWatch.scan(), plain[0], userWatch.problems);
  expect((await tagsInMessages(dana.page)).filter((tag) => !messageTags.includes(tag))).toEqual([]);

  await open(admin.page, '/examples');
  await openChat(admin.page);
  await admin.page.locator(chat).getByRole('button').filter({ hasText: dana.username }).first().click();
  await expect(admin.page.locator(chat).getByText('the last one')).toBeVisible();
  expectInert(await adminWatch.scan(), plain[1], adminWatch.problems);
  expect((await tagsInMessages(admin.page)).filter((tag) => !messageTags.includes(tag))).toEqual([]);
});

const run = (text: string) => [{ text }];
/** A body with a vector in every kind of text that a post can contain. */
const bodyOf = (vectors: readonly string[]): PostBody =>
  vectors.flatMap(
    (vector): PostBody => [
      { kind: 'heading', level: 2, runs: run(vector) },
      {
        kind: 'paragraph',
        runs: [
          {
            text: vector,
            isBold: true,
            isItalic: true,
            link: `/help?q=${encodeURIComponent(vector.toWellFormed())}`.slice(0, 400),
          },
        ],
      },
      { kind: 'list', isNumbered: false, items: [run(vector)] },
      { kind: 'quote', paragraphs: [run(vector)] },
    ],
  );

test('every vector is inert in a post, for readers and for its author', async ({ browser }) => {
  const admin = await newPerson(browser, appearance, 'admin');
  const { problems, scan } = await watch(admin);
  const { request } = admin.page;
  const call = async (method: 'post' | 'put', path: string, body?: object) => {
    const answer = await send(request, method, path, body);
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const packs = Array.from({ length: 6 }, (_, batchIndex) =>
    injections.filter((__, index) => index % 6 === batchIndex),
  );
  const written: { id: number; slug: string }[] = [];
  for (const [index, vectors] of ['Plain words', ...packs].entries()) {
    const [first = '', second = '', ...others] = typeof vectors === 'string' ? [vectors, vectors] : vectors;
    const created = await call('post', '/api/admin/blog-posts', { title: 'Begun', language: 'en' });
    const post = {
      version: created.version,
      slug: `inert-${created.id}`,
      language: 'en',
      title: first.slice(0, blogLimits.titleMax),
      summary: second.slice(0, blogLimits.summaryMax),
      tags: others.slice(0, 3).map((vector) => vector.slice(0, blogLimits.tagMax).trim() || `tag ${index}`),
      body: bodyOf([first, second, ...others]),
    };
    await call('put', `/api/admin/blog-posts/${created.id}`, post);
    await call('put', `/api/admin/blog-posts/${created.id}/publish`, {});
    written.push({ id: created.id, slug: post.slug });
  }
  const [plain, ...hostile] = written;
  const views = [
    ({ slug }: { slug: string }) => `/blog/${slug}`,
    ({ id }: { id: number }) => `/blog-admin/${id}`,
    ({ id }: { id: number }) => `/blog-admin/${id}/preview`,
  ];
  for (const view of views) {
    await open(admin.page, view(plain as (typeof written)[number]));
    await expect(admin.page.getByText('Plain words').first()).toBeVisible();
    const clean = await scan();
    for (const one of hostile) {
      await open(admin.page, view(one));
      await admin.page.waitForLoadState('networkidle');
      expectInert(await scan(), clean, problems);
    }
  }
  for (const path of ['/blog', '/blog-admin']) {
    await open(admin.page, path);
    await admin.page.waitForLoadState('networkidle');
    expect(await scan()).toMatchObject({ marker: 'undefined', violations: [] });
  }
  const feed = await (await request.get('/rss.xml?lang=en')).text();
  expect(feed.match(/<(script|img|svg|iframe)\b/gi)).toBeNull();
  for (const { id } of written) expect((await send(request, 'delete', `/api/admin/blog-posts/${id}`)).ok()).toBe(true);
  expect(problems).toEqual([]);
});
