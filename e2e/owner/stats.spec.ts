import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Profile } from '../../src/features/profiles/contract.ts';
import type { Stats } from '../../src/features/stats/contract.ts';
import {
  applyAppearance,
  bothLocales,
  expect,
  expectAccessible,
  expectGoodInEveryAppearance,
  expectGoodInItsAppearances,
  expectNoSidewaysScroll,
  inBothLocales,
  open,
  test,
} from '../support/journey.ts';
import { register, send } from '../support/owner.ts';

const texts = inBothLocales({
  save: ['שמירה באנשי הקשר', 'Save contact'],
  figures: ['המספרים של התקופה', 'Figures for the period'],
  asTable: ['כטבלה', 'As a table'],
  table: ['המספרים לפי ימים', 'Figures by day'],
  csv: ['ייצוא ל־Excel', 'Export to Excel'],
  week: ['7 ימים', '7 days'],
  year: ['שנה, בחבילות המתקדמות', 'A year, in the larger plans'],
  own: ['תאריכים', 'Dates'],
  from: ['מתאריך', 'From'],
  to: ['עד תאריך', 'To'],
  show: ['הצגה', 'Show'],
  order: ['תאריך הסיום לפני תאריך ההתחלה', 'The end date is before the start date'],
  print: ['הדפסה', 'Print'],
  sources: [
    { title: 'מאיפה הגיעו', nfc: 'נגיעה בכרטיס NFC', qr: 'סריקת QR', whatsapp: 'וואטסאפ', direct: 'כניסה ישירה' },
    { title: 'Where they came from', nfc: 'NFC tap', qr: 'QR scan', whatsapp: 'WhatsApp', direct: 'Direct' },
  ],
  pressed: ['על מה לחצו', 'What they clicked'],
  hosts: ['אתרים מפנים', 'Referring sites'],
  funnel: ['מצפייה לפנייה', 'From view to lead'],
  left: ['השאירו פרטים', 'Left their details'],
  hours: ['צפיות לפי יום בשבוע ושעה', 'Views by weekday and hour'],
  chart: [
    'גרף לפי ימים. עוברים מיום ליום עם מקשי החיצים.',
    'Chart by day. Use the arrow keys to move from day to day.',
  ],
  views: ['צפיות', 'Views'],
  profile: ['כרטיס', 'Card'],
  visitors: ['איך סופרים מבקרים', 'How visitors are counted'],
  noViews: ['עדיין אין צפיות בתקופה הזאת', 'No views in this period yet'],
  noCard: ['הסטטיסטיקה תחכה לכרטיס הראשון', 'Statistics start with your first card'],
  missing: ['אין כאן כרטיס כזה', 'There is no such card'],
  plan: ['רוצים לראות רחוק יותר?', 'Want to look further back?'],
  failed: ['לא הצלחנו לטעון את הסטטיסטיקה', 'We could not load the statistics'],
  retry: ['לנסות שוב', 'Try again'],
});

type Locale = keyof typeof texts;

const origin = (): string => process.env.NEGIA_URL ?? '';
const portfolio = 'https://portfolio.example/work';

/** Creates and publishes a profile with one link and a lead form. */
async function publishProfile(page: Page, locale: Locale, name: string): Promise<Profile> {
  const response = await send(page.request, 'post', '/api/profiles', { name, phone: '050-555-0100', language: locale });
  const { id, version, document } = (await response.json()) as Profile;
  const label = { [locale]: 'Portfolio' };
  const blocks = [
    { id: 'links', kind: 'links', title: {}, items: [{ label, address: portfolio }] },
    { id: 'form', kind: 'lead-form', title: {}, button: {}, fields: [] },
  ];
  const saved = await send(page.request, 'put', `/api/profiles/${id}`, { document: { ...document, blocks }, version });
  expect(saved.status(), await saved.text()).toBe(200);
  const published = await send(page.request, 'put', `/api/profiles/${id}/publish`);
  expect(published.status(), await published.text()).toBe(200);
  return (await published.json()) as Profile;
}

const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/151.0.0.0 Safari/537.36';

/** Opens a separate browser context; the user agent makes each a distinct visitor. */
async function visitor(browser: Browser, locale: Locale, userAgent: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: origin(), userAgent, locale, acceptDownloads: true });
  await context.addCookies([{ name: 'language', value: locale, url: origin() }]);
  await context.route('https://*.example/**', (route) => route.fulfill({ body: 'elsewhere' }));
  return context;
}

/** Creates the visits that the tests below expect: four counted visitors, and some that are not counted. */
async function simulateVisits(browser: Browser, locale: Locale, { id, address }: Profile): Promise<void> {
  const w = texts[locale];
  const byTap = await visitor(browser, locale, `${phone}/151.0.0.1 Mobile Safari/537.36`);
  const tapped = await byTap.newPage();
  await open(tapped, `${address}?s=nfc`);
  const saved = tapped.waitForEvent('download');
  await tapped.getByRole('link', { name: w.save }).click();
  await saved;
  // The same visitor again: one more view, no new visitor.
  await open(tapped, `${address}?s=nfc`);
  await tapped.getByRole('link', { name: 'Portfolio' }).click();
  await byTap.close();

  const byCode = await visitor(browser, locale, `${phone}/151.0.0.2 Mobile Safari/537.36`);
  await open(await byCode.newPage(), `${address}?s=qr`);
  const lead = await byCode.request.post(`/api/profiles/${id}/leads`, {
    headers: { origin: origin() },
    data: { name: 'Dana Example', phone: '052-555-0101', message: 'Hello', source: 'qr', elapsed: 9_000 },
  });
  expect(lead.status(), await lead.text()).toBe(201);
  await byCode.close();

  const byChat = await visitor(browser, locale, `${phone}/151.0.0.3 Mobile Safari/537.36`);
  await (await byChat.newPage()).goto(address, { referer: 'https://web.whatsapp.com/' });
  await byChat.close();

  const direct = await visitor(browser, locale, desktop);
  await open(await direct.newPage(), address);
  await direct.close();

  for (const agent of [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'WhatsApp/2.23.20.0',
  ]) {
    const bot = await visitor(browser, locale, agent);
    expect((await bot.request.get(address)).status()).toBe(200);
    await bot.close();
  }
}

/** Polls because events are counted in batches, with a delay. */
async function waitForStats(page: Page, id: number, views: number): Promise<Stats> {
  let stats: Stats | undefined;
  await expect(async () => {
    stats = (await (await page.request.get(`/api/stats/${id}`)).json()) as Stats;
    expect(stats.totals.views).toBe(views);
    expect(stats.totals.clicks + stats.totals.saves + stats.totals.leads).toBe(3);
  }).toPass({ timeout: 10_000, intervals: [200] });
  if (!stats) throw new Error('No statistics came');
  return stats;
}

const cellsOf = async (page: Page, table: string, row: string): Promise<string[]> =>
  page.getByRole('table', { name: table }).getByRole('row', { name: row }).getByRole('cell').allInnerTexts();

for (const [locale, width] of [
  ['he', 1280],
  ['en', 375],
] as const)
  test(`the statistics match what visitors did, by source, without bots and the owner (${locale}, ${width})`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000);
    const w = texts[locale];
    await applyAppearance(page, { locale, scheme: 'light', width });
    await register(page, locale);
    const profile = await publishProfile(page, locale, 'Noa Barak');
    // The owner views the profile too, with a user agent that would be counted.
    const ownerContext = await visitor(browser, locale, `${phone}/151.0.0.9 Mobile Safari/537.36`);
    await ownerContext.addCookies((await page.context().cookies()).filter(({ name }) => name !== 'language'));
    await open(await ownerContext.newPage(), profile.address);
    await ownerContext.close();
    await simulateVisits(browser, locale, profile);

    const { totals } = await waitForStats(page, profile.id, 5);
    expect(totals).toEqual({ views: 5, visitors: 4, saves: 1, clicks: 1, shares: 0, leads: 1, taps: 0 });

    await open(page, `/stats/${profile.id}`);
    const figures = page.getByRole('list', { name: w.figures }).getByRole('listitem');
    await expect(figures).toHaveCount(7);
    const numbers = (await figures.allInnerTexts()).map((text) => text.split('\n').filter(Boolean)[1]);
    // Views, visitors, saves, leads, clicks, taps, shares.
    expect(numbers).toEqual(['5', '4', '1', '1', '1', '0', '0']);

    // Views with their share, saves, leads.
    const numbersOf = async (source: keyof typeof w.sources) =>
      (await cellsOf(page, w.sources.title, w.sources[source])).map((text) => text.replace(/\s+/g, ' '));
    expect(await numbersOf('nfc')).toEqual(['2 40%', '1', '0']);
    expect(await numbersOf('qr')).toEqual(['1 20%', '0', '1']);
    expect(await numbersOf('whatsapp')).toEqual(['1 20%', '0', '0']);
    expect(await numbersOf('direct')).toEqual(['1 20%', '0', '0']);
    expect(await cellsOf(page, w.pressed, 'Portfolio')).toEqual(['1']);
    expect((await cellsOf(page, w.hosts, 'web.whatsapp.com'))[0]).toMatch(/^1\b/);
    expect((await cellsOf(page, w.funnel, w.left))[0]).toMatch(/^1\s+20%$/);

    await page.getByText(w.asTable, { exact: true }).click();
    const days = page.getByRole('table', { name: w.table }).getByRole('row');
    await expect(days).toHaveCount(31);
    expect(await days.nth(1).getByRole('cell').allInnerTexts()).toEqual(['5', '4', '1', '1', '1', '0', '0']);
    expect(await days.nth(2).getByRole('cell').allInnerTexts()).toEqual(['0', '0', '0', '0', '0', '0', '0']);

    await page.getByRole('link', { name: w.week, exact: true }).click();
    await expect(page).toHaveURL(/range=7$/);
    await expect(days).toHaveCount(8);
    await expect(page.getByRole('link', { name: w.week, exact: true })).toHaveAttribute('aria-current', 'page');

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: w.csv }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    const rows = (await readFile(await file.path(), 'utf8')).split('\r\n').filter(Boolean);
    expect(rows[0]?.startsWith('\ufeff')).toBe(true);
    expect(rows).toHaveLength(8);
    // Day, views, visitors, saves, clicks, shares, leads, taps.
    expect(rows.at(-1)?.replaceAll('"', '').split(',').slice(1)).toEqual(['5', '4', '1', '1', '0', '1', '0']);
    expect(rows.at(-2)?.replaceAll('"', '').split(',').slice(1)).toEqual(['0', '0', '0', '0', '0', '0', '0']);
  });

for (const locale of bothLocales)
  test(`the statistics are accessible in every appearance, do not scroll sideways and work by keyboard (${locale})`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(180_000);
    const w = texts[locale];
    await applyAppearance(page, { locale, scheme: 'light', width: 1280 });
    await register(page, locale);
    const profile = await publishProfile(page, locale, 'Noa Barak');
    await simulateVisits(browser, locale, profile);
    await waitForStats(page, profile.id, 5);
    await open(page, '/stats?range=7');
    const chart = page.getByRole('application', { name: w.chart });
    await expect(chart).toBeVisible();
    await page.getByText(w.asTable, { exact: true }).click();
    await page.getByRole('button', { name: w.own }).click();
    await expectGoodInItsAppearances(page, locale);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });

    // Today is on the right in both languages.
    await chart.focus();
    const tooltip = chart.locator('xpath=..').getByRole('status');
    await expect(tooltip).toContainText(w.views);
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight');
    await expect(tooltip).toContainText('5');

    const hours = page.getByRole('grid', { name: w.hours });
    await expect(hours).toHaveCSS('direction', 'ltr');
    await hours.locator('[tabindex="0"]').focus();
    const before = await page.evaluate(() => document.activeElement?.getAttribute('data-at'));
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    const after = await page.evaluate(() => document.activeElement?.getAttribute('data-at'));
    expect(after).toBe(`${before?.split('-')[0]}-1`);

    await page.getByRole('button', { name: w.visitors }).press('Enter');
    await expect(page.getByRole('dialog', { name: w.visitors })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(chart).toBeVisible();
    await expect(page.getByRole('button', { name: w.print })).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });

const daysAgo = (count: number): string => new Date(Date.now() - count * 86_400_000).toISOString().slice(0, 10);
const formatDay = (day: string): string =>
  new Intl.DateTimeFormat('he-IL', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  );

test('a custom period is validated, stored in the URL and retained when the profile changes', async ({ page }) => {
  const w = texts.he;
  const [from, to] = [daysAgo(40), daysAgo(38)];
  await applyAppearance(page, { locale: 'he', scheme: 'light', width: 1280 });
  await register(page);
  const first = await publishProfile(page, 'he', 'נועה ברק');
  const second = await publishProfile(page, 'he', 'סטודיו ברק');
  await open(page, '/stats');
  await page.getByRole('button', { name: w.own }).click();
  await page.getByLabel(w.from, { exact: true }).fill(from);
  await page.getByLabel(w.to, { exact: true }).fill(daysAgo(60));
  await page.getByRole('button', { name: w.show }).click();
  await expect(page.getByText(w.order)).toBeVisible();
  await expect(page.getByLabel(w.to, { exact: true })).toBeFocused();
  await page.getByLabel(w.to, { exact: true }).fill(to);
  await page.getByRole('button', { name: w.show }).click();
  await expect(page).toHaveURL(new RegExp(`/stats\\?from=${from}&to=${to}$`));
  await expect(page.getByText(`${formatDay(from)} עד ${formatDay(to)}`)).toBeVisible();
  const choice = page.getByRole('combobox', { name: w.profile });
  await choice.focus();
  await choice.selectOption({ label: 'סטודיו ברק' });
  await expect(page).toHaveURL(new RegExp(`/stats/${second.id}\\?from=${from}&to=${to}$`));
  // Focus stays on the control, ready for the next profile.
  await expect(choice).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/stats\?from/);
  await open(page, `/stats/${first.id}`);
  await expect(page.getByText(w.noViews)).toBeVisible();
});

test('shows the no-profile state without a profile, then the no-views state', async ({ page }) => {
  await applyAppearance(page, { locale: 'he', scheme: 'light', width: 375 });
  await register(page);
  await open(page, '/stats');
  await expect(page.getByText(texts.he.noCard)).toBeVisible();
  await expectAccessible(page);
  await publishProfile(page, 'he', 'דנה לוי');
  await page.reload();
  await expect(page.getByText(texts.he.noViews)).toBeVisible();
  await expectGoodInEveryAppearance(page);
});

test('the profile of another owner is shown as not found', async ({ page, browser, problems }) => {
  await applyAppearance(page, { locale: 'he', scheme: 'light', width: 1280 });
  await register(page);
  await publishProfile(page, 'he', 'דנה לוי');
  const other = await browser.newContext({ baseURL: origin() });
  const otherPage = await other.newPage();
  await register(otherPage);
  const { id } = await publishProfile(otherPage, 'he', 'נועה ברק');
  await other.close();
  await open(page, `/stats/${id}`);
  await expect(page.getByRole('heading', { name: texts.he.missing })).toBeVisible();
  // The browser logs the refused request, as expected.
  problems.length = 0;
});

test('a failure is shown and can be retried; a profile beyond the plan leads to the subscription page', async ({
  page,
  problems,
}) => {
  await applyAppearance(page, { locale: 'he', scheme: 'light', width: 375 });
  await register(page);
  const { id } = await publishProfile(page, 'he', 'דנה לוי');
  await page.route(/\/api\/stats\?/, (route) => route.abort());
  await open(page, '/stats');
  await expect(page.getByText(texts.he.failed)).toBeVisible({ timeout: 15_000 });
  await expectAccessible(page);
  await page.unroute(/\/api\/stats\?/);
  await page.getByRole('button', { name: texts.he.retry }).click();
  await expect(page.getByText(texts.he.noViews)).toBeVisible();
  await page.route(/\/api\/stats\/\d+\?/, (route) =>
    route.fulfill({ status: 402, json: { message: 'x', code: 'payment_required' } }),
  );
  await open(page, `/stats/${id}`);
  await page.waitForURL(/\/subscription-required$/);
  // The browser logs the refused requests, as expected.
  problems.length = 0;
});

test('a period beyond the plan opens a dialog that explains the limit', async ({ page }) => {
  const w = texts.he;
  await applyAppearance(page, { locale: 'he', scheme: 'light', width: 375 });
  await register(page);
  await publishProfile(page, 'he', 'דנה לוי');
  // The real response, changed to that of a plan with seven days of statistics.
  await page.route(/\/api\/stats\?/, async (route) => {
    const answer = await route.fetch();
    const stats = (await answer.json()) as Stats;
    const days = stats.days.slice(-7);
    const earliest = days[0]?.day ?? stats.from;
    await route.fulfill({ response: answer, json: { ...stats, from: earliest, earliest, days, before: null } });
  });
  await open(page, '/stats?range=365');
  await expect(page.getByRole('link', { name: w.week, exact: true })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: w.year }).click();
  const dialog = page.getByRole('dialog', { name: w.plan });
  await expect(dialog).toContainText('7 ימים');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: w.year })).toBeFocused();
});
