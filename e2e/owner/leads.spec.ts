import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import Papa from 'papaparse';
import type { Profile } from '../../src/features/profiles/contract.ts';
import {
  applyAppearance,
  expect,
  expectAccessible,
  expectGoodInEveryAppearance,
  expectNoSidewaysScroll,
  inBothLocales,
  open,
  test,
} from '../support/journey.ts';
import { register, send } from '../support/owner.ts';

const texts = inBothLocales({
  unseen: ['עוד לא נקראה', 'Not read yet'],
  contacted: ['אנחנו בקשר', 'We are in touch'],
  undo: ['להחזיר', 'Undo'],
  badge: [
    { new: 'חדשה', contacted: 'בקשר' },
    { new: 'New', contacted: 'In touch' },
  ],
  note: ['הערה חדשה', 'New note'],
  addNote: ['הוספת הערה', 'Add the note'],
  tomorrow: ['מחר ב־9:00', 'Tomorrow at 9:00'],
  remindAt: ['נזכיר לכם ב־', 'We will remind you on'],
  removeReminder: ['הסרת התזכורת', 'Remove the reminder'],
  export: ['ייצוא ל־Excel', 'Export to Excel'],
  plan: ['הייצוא כלול בחבילות המתקדמות', 'Exporting comes with the larger plans'],
  mode: ['בחירה', 'Select'],
  all: ['סימון כל מה שמוצג', 'Select everything shown'],
  moveTo: ['העברה אל', 'Move to'],
  archive: ['ארכיון', 'Archive'],
  delete: ['מחיקה לתמיד', 'Delete for good'],
  confirm: ['למחוק את הפנייה', 'Delete the lead'],
  close: ['סגירה', 'Close'],
  search: ['חיפוש בפניות', 'Search the leads'],
  clear: ['הסרת הסינון', 'Clear the filter'],
  won: ['עסקאות', 'Won'],
  failure: ['משהו השתבש', 'Something went wrong'],
  fresh: ['הגיעה פנייה חדשה', 'A new lead came in'],
  more: ['הצגת עוד', 'Show more'],
  none: ['כאן יחכו לכם הפניות', 'Your leads will wait here'],
  copy: ['העתקת הקישור לכרטיס', 'Copy the link to your card'],
  call: [(name: string) => `חיוג אל ${name}`, (name: string) => `Call ${name}`],
  whatsapp: [(name: string) => `הודעה אל ${name} בוואטסאפ`, (name: string) => `Write to ${name} on WhatsApp`],
});

const origin = (): string => process.env.NEGIA_URL ?? '';

/** Creates and publishes a profile with a lead form. */
async function publishProfile(page: Page, name = 'Noa Barak'): Promise<Profile> {
  const response = await send(page.request, 'post', '/api/profiles', { name });
  const { id, version, document } = (await response.json()) as Profile;
  const blocks = [{ id: 'form', kind: 'lead-form', title: {}, button: {}, fields: [] }];
  await send(page.request, 'put', `/api/profiles/${id}`, { document: { ...document, blocks }, version });
  const published = await send(page.request, 'put', `/api/profiles/${id}/publish`);
  expect(published.status(), await published.text()).toBe(200);
  return (await published.json()) as Profile;
}

/** Fills in the form on the profile as a visitor. */
async function fillForm(browser: Browser, { address }: Profile, name: string, javaScriptEnabled: boolean) {
  const context = await browser.newContext({ baseURL: origin(), javaScriptEnabled });
  const page = await context.newPage();
  await page.goto(`${address}?s=nfc`);
  await page.locator('form [name=name]').fill(name);
  await page.locator('form [name=phone]').fill('050-555-0107');
  await page.locator('form [name=message]').fill(`From ${name}`);
  // The server rejects faster submissions as automated.
  if (javaScriptEnabled) await page.waitForTimeout(2_500);
  await page.locator('form button[type=submit]').click();
  await expect(page.locator('.sent')).toBeVisible();
  await context.close();
}

/** Creates many leads at once by API requests. */
async function submitLeads(page: Page, { id }: Profile, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const data = { name, phone: '052-555-0108', message: `From ${name}`, source: 'qr', elapsed: 9_000 };
    const response = await page.request.post(`${origin()}/api/profiles/${id}/leads`, {
      data,
      headers: { origin: origin() },
    });
    expect(response.status(), await response.text()).toBe(201);
  }
}

const rows = (page: Page) => page.locator('li:has([data-row])');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const link = (page: Page, name: string) => page.locator('[data-row]').filter({ hasText: name });
const detail = (page: Page, width: number) =>
  width < 1024
    ? page.getByRole('dialog')
    : page
        .locator('aside')
        .filter({ has: page.locator('h2') })
        .last();

for (const [locale, width] of [
  ['he', 1280],
  ['en', 375],
] as const)
  test(`visitors submit leads and the owner follows them up (${locale}, ${width})`, async ({ page, browser }) => {
    test.setTimeout(150_000);
    const w = texts[locale];
    await applyAppearance(page, { locale, scheme: 'light', width });
    await register(page, locale);
    const profile = await publishProfile(page);
    await open(page, '/leads');
    await expect(page.getByText(w.none)).toBeVisible();
    await expectAccessible(page);

    await fillForm(browser, profile, 'Dana Levi', true);
    await fillForm(browser, profile, 'Omer Perez', false);
    await page.reload();
    await expect(rows(page)).toHaveCount(2);
    await expect(row(page, 'Dana Levi')).toContainText('NFC');
    await expect(row(page, 'Dana Levi')).toContainText(w.unseen);
    const call = page.getByRole('link', { name: w.call('Dana Levi') });
    await expect(call).toHaveAttribute('href', 'tel:+972505550107');
    const whatsapp = page.getByRole('link', { name: w.whatsapp('Dana Levi') });
    await expect(whatsapp).toHaveAttribute('href', /^https:\/\/wa\.me\/972505550107\?text=.*Dana/);
    await expectGoodInEveryAppearance(page, locale);
    await page.setViewportSize({ width, height: 800 });

    await link(page, 'Dana Levi').click();
    const lead = detail(page, width);
    await expect(lead.getByText('From Dana Levi')).toBeVisible();
    await expect(lead.locator('bdi[dir=ltr]', { hasText: '050-555-0107' })).toBeVisible();
    await expect(page).toHaveURL(/[?&]lead=\d+/);
    await lead.getByRole('button', { name: w.contacted }).click();
    await expect(lead.getByText(w.badge.contacted, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: w.undo, exact: true }).click();
    await expect(lead.getByText(w.badge.new, { exact: true })).toBeVisible();

    await lead.getByLabel(w.note).fill('Wants a visit on Sunday');
    await lead.getByRole('button', { name: w.addNote }).click();
    await expect(lead.locator('li', { hasText: 'Wants a visit on Sunday' })).toBeVisible();
    await expect(lead.getByLabel(w.note)).toHaveValue('');
    await lead.getByRole('button', { name: w.tomorrow }).click();
    await expect(lead.getByRole('button', { name: w.removeReminder })).toBeVisible();
    await expect(lead.getByText(w.remindAt)).toContainText('9:00');
    await expectAccessible(page);

    await page.reload();
    await expect(detail(page, width).locator('li', { hasText: 'Wants a visit on Sunday' })).toBeVisible();
    await detail(page, width).getByRole('button', { name: w.close }).click();
    await expect(page).not.toHaveURL(/lead=/);
    await expect(row(page, 'Dana Levi')).not.toContainText(w.unseen);

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: w.export, exact: true }).click();
    const bytes = await readFile(await (await downloading).path());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const table = Papa.parse<string[]>(bytes.toString('utf8').slice(1), { skipEmptyLines: true }).data;
    expect(table).toHaveLength(3);
    expect(table.flat()).toEqual(expect.arrayContaining(['Dana Levi', 'Omer Perez']));

    if (width < 1024) await page.getByRole('button', { name: w.mode, exact: true }).click();
    await page.getByLabel(w.all).click();
    await page.getByRole('button', { name: w.moveTo }).click();
    await page.getByRole('menuitem', { name: w.archive }).click();
    await expect(page.getByRole('link', { name: `${w.archive} 2` })).toBeVisible();
    await page.getByRole('button', { name: w.undo, exact: true }).click();
    await expect(page.getByRole('link', { name: `${w.archive} 0` })).toBeVisible();

    await link(page, 'Omer Perez').click();
    await detail(page, width).getByRole('button', { name: w.delete }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Omer Perez');
    await question.getByRole('button', { name: w.confirm }).click();
    await expect(rows(page)).toHaveCount(1);
    await expect(page).not.toHaveURL(/lead=/);
    await page.reload();
    await expect(rows(page)).toHaveCount(1);
  });

test('by keyboard alone: opens a lead, moves it and returns to its row', async ({ page }) => {
  await applyAppearance(page, { locale: 'he', scheme: 'light', width: 1280 });
  await register(page);
  await submitLeads(page, await publishProfile(page), ['Hila Peretz', 'Avi Cohen']);
  await open(page, '/leads');
  await link(page, 'Avi Cohen').focus();
  await page.keyboard.press('j');
  await expect(link(page, 'Hila Peretz')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(link(page, 'Avi Cohen')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('aside h2', { hasText: 'Avi Cohen' })).toBeFocused();
  const contactedButton = page.getByRole('button', { name: texts.he.contacted });
  for (
    let steps = 0;
    steps < 15 && !(await contactedButton.evaluate((one) => one === document.activeElement));
    steps += 1
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(contactedButton).toHaveAttribute('aria-pressed', 'true');
  await expect(contactedButton).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/lead=/);
  await expect(link(page, 'Avi Cohen')).toBeFocused();
});

test('by keyboard alone: leads that leave the list pass the focus on', async ({ page }) => {
  const w = texts.he;
  await applyAppearance(page, { locale: 'he', scheme: 'light', width: 1280 });
  await register(page);
  await submitLeads(page, await publishProfile(page), ['Hila Peretz', 'Avi Cohen', 'Noa Bar']);
  await open(page, '/leads');
  const confirmByKeyboard = async () => {
    await page.getByRole('alertdialog').getByRole('button', { name: w.confirm }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toBeHidden();
  };
  // An open lead that is deleted.
  await link(page, 'Avi Cohen').focus();
  await page.keyboard.press('Enter');
  await page.locator('aside').getByRole('button', { name: w.delete }).focus();
  await page.keyboard.press('Enter');
  await confirmByKeyboard();
  await expect(link(page, 'Hila Peretz')).toBeFocused();
  // Picked leads: moved on, then deleted until none is left.
  const box = (name: string) => page.getByRole('listitem').filter({ hasText: name }).getByRole('checkbox');
  await box('Noa Bar').focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'העברה אל' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(link(page, 'Noa Bar')).toBeFocused();
  for (const name of ['Noa Bar', 'Hila Peretz']) {
    await box(name).focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'מחיקה', exact: true }).focus();
    await page.keyboard.press('Enter');
    await confirmByKeyboard();
    if (name === 'Noa Bar') await expect(link(page, 'Hila Peretz')).toBeFocused();
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('on a phone a toast leaves the question above a lead readable', async ({ page }) => {
  const w = texts.he;
  await applyAppearance(page, { locale: 'he', scheme: 'light', width: 375 });
  await register(page);
  await submitLeads(page, await publishProfile(page), ['Avi Cohen']);
  await open(page, '/leads');
  await link(page, 'Avi Cohen').click();
  await detail(page, 375).getByRole('button', { name: w.contacted }).click();
  const toast = page.locator('li[data-variant]').filter({ hasText: w.undo });
  await expect(toast).toBeVisible();
  await page.getByRole('button', { name: w.delete }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: w.confirm })).toBeVisible();
  await expect
    .poll(async () => {
      const [message, sheet] = [await toast.boundingBox(), await question.boundingBox()];
      return message && sheet && message.height < 160 && message.y + message.height <= sheet.y;
    })
    .toBe(true);
});

test('on a phone "back" ends choosing, and stays', async ({ page }) => {
  await applyAppearance(page, { locale: 'he', scheme: 'light', width: 375 });
  await register(page);
  await submitLeads(page, await publishProfile(page), ['Avi Cohen']);
  await open(page, '/leads');
  await page.getByRole('button', { name: 'בחירה', exact: true }).click();
  const box = page.getByRole('listitem').filter({ hasText: 'Avi Cohen' }).getByRole('checkbox');
  await box.check();
  await page.goBack();
  await expect(box).toBeHidden();
  await expect(page).toHaveURL(/\/leads$/);
  await expect(link(page, 'Avi Cohen')).toBeVisible();
});

test('a lead opened at the end of the list shows its name below the header', async ({ page }) => {
  await applyAppearance(page, { locale: 'he', scheme: 'light', width: 1280 });
  await register(page);
  const names = Array.from({ length: 12 }, (_, index) => `Lead ${index + 1}`);
  await submitLeads(page, await publishProfile(page), names);
  await open(page, '/leads');
  await link(page, 'Lead 12').waitFor();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.locator('[data-row]').last().click();
  const heading = page.locator('aside h2', { hasText: 'Lead 1' });
  await expect(heading).toBeVisible();
  const [header, title] = [await page.getByRole('banner').boundingBox(), await heading.boundingBox()];
  expect(title?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
});

test('filters are stored in the URL: a reload, back and a shared link show the same list', async ({ page }) => {
  const w = texts.en;
  await applyAppearance(page, { locale: 'en', scheme: 'dark', width: 375 });
  await register(page, 'en');
  const first = await publishProfile(page, 'First Card');
  const second = await publishProfile(page, 'Second Card');
  await submitLeads(page, first, ['Hila Peretz', 'Avi Cohen']);
  await submitLeads(page, second, ['Gil Shaham']);
  await open(page, '/leads');
  await expect(row(page, 'Gil Shaham')).toContainText('Second Card');

  await page.getByLabel(w.search).fill('peretz');
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/\?q=peretz$/);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByLabel(w.search)).toHaveValue('peretz');
  await page.getByRole('link', { name: new RegExp(`^${w.won} `) }).click();
  await expect(page).toHaveURL(/status=won&q=peretz$/);
  await expect(page.getByRole('button', { name: w.clear })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(rows(page)).toHaveCount(1);

  await open(page, `/contact-leads/${second.id}`);
  await expect(rows(page)).toHaveCount(1);
  await link(page, 'Gil Shaham').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/contact-leads/${second.id}\\?lead=`));
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(link(page, 'Gil Shaham')).toBeFocused();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test('leads that arrive while reading wait behind a button, and the list does not move', async ({ page }) => {
  test.setTimeout(120_000);
  await applyAppearance(page, { locale: 'he', scheme: 'light', width: 1280 });
  await register(page);
  const profile = await publishProfile(page);
  await submitLeads(
    page,
    profile,
    Array.from({ length: 60 }, (_, position) => `Visitor ${position}`),
  );
  await open(page, '/leads');
  await expect(rows(page)).toHaveCount(50);
  await rows(page).nth(45).scrollIntoViewIfNeeded();
  await expect(rows(page)).toHaveCount(60);
  const visitorRow = row(page, 'Visitor 14').first();
  await visitorRow.scrollIntoViewIfNeeded();
  const position = async () => (await visitorRow.boundingBox())?.y;
  let before = await position();
  // Waits until rows that scroll into view have their final height.
  await expect
    .poll(async () => {
      const last = before;
      before = await position();
      return before === last;
    })
    .toBe(true);
  await submitLeads(page, profile, ['Somebody New']);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  const bar = page.getByRole('button', { name: texts.he.fresh });
  await expect(bar).toBeVisible();
  expect(await position()).toBe(before);
  await bar.click();
  await expect(link(page, 'Somebody New')).toBeInViewport();
});

test('a refused move is reverted with its reason, and an export beyond the plan is explained', async ({
  page,
  problems,
}) => {
  const w = texts.he;
  await applyAppearance(page, { locale: 'he', scheme: 'light', width: 1280 });
  await register(page);
  await submitLeads(page, await publishProfile(page), ['Avi Cohen']);
  const refuse = (status: number, message: string) => ({ status, json: { message, code: 'conflict' } });
  await page.route('**/api/leads/move', (route) => route.fulfill(refuse(409, 'Somebody was quicker')));
  await page.route('**/api/leads/export*', (route) => route.fulfill(refuse(402, 'Not in this plan')));
  await open(page, '/leads');
  await link(page, 'Avi Cohen').click();
  await page.getByRole('button', { name: w.contacted }).click();
  await expect(page.getByText('Somebody was quicker', { exact: true })).toBeVisible();
  await expect(row(page, 'Avi Cohen').getByText(w.badge.new, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: w.export, exact: true }).click();
  await expect(page.getByRole('dialog', { name: w.plan })).toBeVisible();
  await expectAccessible(page);
  // The console logs both refused requests and nothing else.
  expect(problems.every((one) => /status of (409|402)/.test(one))).toBe(true);
  problems.length = 0;
});
