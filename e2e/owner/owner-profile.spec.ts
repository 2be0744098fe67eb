import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { decodeQr } from '../../src/features/profiles/server/testing/decode-qr.ts';
import {
  applyAppearance,
  expect,
  expectAccessible,
  expectGoodInEveryAppearance,
  expectGoodInItsAppearances,
  inBothLocales,
  open,
  test,
} from '../support/journey.ts';
import { newOwner, register, send } from '../support/owner.ts';

const texts = inBothLocales({
  name: ['איך קוראים לכם או לעסק?', 'What is your name, or the name of your business?'],
  phone: ['מספר טלפון', 'Phone number'],
  create: ['יצירת הכרטיס', 'Create the card'],
  title: ['תפקיד', 'Role'],
  tabs: [
    { details: 'פרטים', contact: 'פרטי קשר', blocks: 'בלוקים', design: 'עיצוב', sharing: 'שיתוף' },
    { details: 'Details', contact: 'Contact', blocks: 'Blocks', design: 'Design', sharing: 'Sharing' },
  ],
  publish: ['פרסום', 'Publish'],
  publishChanges: ['פרסום השינויים', 'Publish changes'],
  confirm: ['לפרסם את הכרטיס', 'Publish the card'],
  address: ['הכתובת של הכרטיס', 'The card’s address'],
  live: ['הכרטיס שלכם באוויר!', 'Your card is live!'],
  slug: ['הכתובת הקבועה', 'The permanent address'],
  custom: ['כתובת אישית', 'Custom address'],
  saveAddress: ['שמירת הכתובת', 'Save the address'],
  pause: ['השהיית הכרטיס', 'Pause the card'],
  resume: ['החזרה לאוויר', 'Put it back online'],
  restore: ['שחזור', 'Restore'],
  restoreConfirm: ['לשחזר את הגרסה', 'Restore the version'],
  share: ['שיתוף הכרטיס', 'Share the card'],
  font: ['אלף', 'Alef'],
  download: ['הורדת קוד ה־QR', 'Download the QR code'],
  cardColour: ['צבע הכרטיס', 'The card’s colour'],
  otherColour: ['צבע אחר', 'Another colour'],
  pale: ['הצבע בהיר מדי', 'This colour is too light'],
  picture: ['התמונה שתופיע מעל הקישור', 'The picture above the link'],
});

type Locale = keyof typeof texts;

const saved = (page: Page) => expect(page.locator('[data-kind=saved]')).toBeVisible({ timeout: 15_000 });
const tab = (page: Page, locale: Locale, name: keyof (typeof texts)['he']['tabs']) =>
  page.getByRole('navigation').getByText(texts[locale].tabs[name], { exact: true }).click();

/** Goes from no profile to a draft in the editor, as a new owner does. */
async function createProfile(page: Page, locale: Locale, name: string): Promise<void> {
  const w = texts[locale];
  await open(page, '/editor');
  await page.getByLabel(w.name).fill(name);
  await page.getByLabel(w.phone).fill('050-555-0100');
  await page.getByRole('button', { name: w.create }).click();
  await page.waitForURL(/\/editor\/\d+$/);
  await saved(page);
}

for (const [locale, width] of [
  ['he', 1280],
  ['en', 375],
] as const)
  test(`a new owner creates a profile, publishes it, changes its address, pauses and restores it (${locale}, ${width})`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const w = texts[locale];
    const suffix = randomBytes(4).toString('hex');
    await applyAppearance(page, { locale, scheme: 'light', width });
    const { username } = await register(page, locale);
    await createProfile(page, locale, locale === 'he' ? 'נועה ברק' : 'Noa Barak');
    await page.getByLabel(w.title, { exact: true }).fill(locale === 'he' ? 'אדריכלית' : 'Architect');
    await saved(page);

    await page.getByRole('button', { name: w.publish, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(w.address).fill(`card-${suffix}`);
    await dialog.getByRole('button', { name: w.confirm }).click();
    await expect(page.getByRole('dialog', { name: w.live })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: w.cardColour }).click();
    await dialog.getByLabel(w.otherColour).fill('#ffd500');
    await expect(dialog.getByText(w.pale)).toBeVisible();
    await expectAccessible(page);
    for (const format of ['PNG', 'SVG', 'PDF']) {
      const link = dialog.getByRole('link', { name: `${w.download}: ${format}` });
      expect(await link.getAttribute('href')).toMatch(/[?&]colour=(?!ffd500)[\da-f]{6}$/);
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
      const file = await readFile(await download.path());
      if (format === 'PDF') expect(file.toString('latin1', 0, 5)).toBe('%PDF-');
      else expect(await decodeQr(file)).toMatch(new RegExp(`/p/card-${suffix}\\?s=qr$`));
    }
    await page.keyboard.press('Escape');

    const visitor = await page
      .context()
      .browser()
      ?.newPage({ baseURL: process.env.NEGIA_URL ?? '' });
    if (!visitor) throw new Error('The browser is gone');
    const name = locale === 'he' ? 'נועה ברק' : 'Noa Barak';
    const shows = async (path: string) => {
      await visitor.goto(path);
      await expect(visitor.locator('h1')).toHaveText(name, { timeout: 500 });
    };
    await tab(page, locale, 'sharing');
    await expect(page.getByRole('img', { name: w.picture })).toHaveJSProperty('naturalWidth', 1_200);
    const custom = locale === 'he' ? `נועה-${Number.parseInt(suffix, 16)}` : `noa-${suffix}`;
    await page.getByLabel(w.custom, { exact: true }).fill(custom);
    await page.getByRole('button', { name: w.saveAddress }).last().click();
    for (const path of [`/p/card-${suffix}`, `/@${username}`, `/${custom}`])
      await expect(async () => shows(path)).toPass({ timeout: 10_000 });
    await expect(visitor.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${encodeURIComponent(custom)}$`),
    );

    await page.getByLabel(w.slug, { exact: true }).fill(`moved-${suffix}`);
    await page.getByRole('button', { name: w.saveAddress }).first().click();
    await expect(async () => {
      await shows(`/p/card-${suffix}`);
      expect(visitor.url()).not.toContain(`card-${suffix}`);
    }).toPass({ timeout: 10_000 });

    await tab(page, locale, 'design');
    await page.getByRole('radio', { name: w.font, exact: true }).check({ force: true });
    await tab(page, locale, 'details');
    await page.getByLabel(w.title, { exact: true }).fill('Second');
    await saved(page);
    await page
      .getByRole('button', { name: w.publishChanges })
      .or(page.getByRole('button', { name: w.publish, exact: true }))
      .first()
      .click();
    await expect(async () => {
      await visitor.goto(`/p/moved-${suffix}`);
      await expect(visitor.getByText('Second')).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 8_000 });
    const loadsFont = () => visitor.evaluate(async () => (await document.fonts.load('1em Alef', 'אא Aa')).length);
    expect(await loadsFont()).toBe(2);

    await tab(page, locale, 'sharing');
    await page
      .getByRole('button', { name: new RegExp(`^${w.restore},`) })
      .last()
      .click();
    await page.getByRole('button', { name: w.restoreConfirm }).click();
    await tab(page, locale, 'details');
    await expect(page.getByLabel(w.title, { exact: true })).toHaveValue(locale === 'he' ? 'אדריכלית' : 'Architect');

    await tab(page, locale, 'sharing');
    await page.getByRole('button', { name: w.pause }).click();
    await expect(async () => {
      await visitor.goto(`/p/moved-${suffix}`);
      expect(new URL(visitor.url()).pathname).toBe('/inactive-card');
    }).toPass({ timeout: 10_000 });
    await page.getByRole('button', { name: w.resume }).first().click();
    await expect(async () => shows(`/p/moved-${suffix}`)).toPass({ timeout: 10_000 });
    await visitor.close();
  });

for (const locale of ['he', 'en'] as const)
  test(`the editor is accessible in every tab and every appearance (${locale})`, async ({ page }) => {
    test.setTimeout(180_000);
    await applyAppearance(page, { locale, scheme: 'light', width: 1280 });
    await register(page, locale);
    await open(page, '/editor');
    await expect(page.getByLabel(texts[locale].name)).toBeVisible();
    await expectGoodInEveryAppearance(page, locale);
    await createProfile(page, locale, locale === 'he' ? 'נועה ברק' : 'Noa Barak');
    for (const name of ['details', 'contact', 'blocks', 'design', 'sharing'] as const) {
      await tab(page, locale, name);
      await page.waitForTimeout(400);
      await expectGoodInItsAppearances(page, locale);
    }
  });

test('from the landing page to a published card on a phone takes at most 5 taps and 4 fields', async ({ page }) => {
  const { email, password } = newOwner();
  const counts = { taps: 0, fields: 0 };
  const tap = async (target: Locator) => {
    counts.taps += 1;
    await target.click();
  };
  const type = async (target: Locator, text: string) => {
    counts.fields += 1;
    await target.fill(text);
  };
  await applyAppearance(page, { locale: 'he', scheme: 'light', width: 375 });
  await open(page, '/');
  await tap(page.getByRole('button', { name: '14 ימי ניסיון חינם' }).first());
  const dialog = page.getByRole('dialog');
  // The username and the address follow from the name.
  const name = `דנה ${randomBytes(4).toString('hex')}`;
  await type(dialog.getByLabel('השם שלכם'), name);
  await type(dialog.getByLabel('כתובת מייל'), email);
  await type(dialog.getByLabel('סיסמה', { exact: true }), password);
  await type(dialog.getByLabel('אימות סיסמה', { exact: true }), password);
  await tap(dialog.getByRole('button', { name: 'פתיחת חשבון' }));
  // The toasts that greet a new owner do not cover the next step.
  const create = page.getByRole('button', { name: texts.he.create });
  await create.waitFor();
  const [toast, button] = await Promise.all([page.locator('li[data-variant]').boundingBox(), create.boundingBox()]);
  expect((toast?.y ?? 999) + (toast?.height ?? 0)).toBeLessThan(button?.y ?? 0);
  await tap(create);
  await tap(page.getByRole('button', { name: texts.he.publish, exact: true }));
  await tap(page.getByRole('button', { name: texts.he.confirm }));
  await expect(page.getByText(texts.he.live)).toBeVisible();
  expect(counts).toEqual({ taps: 5, fields: 4 });
  const profiles = await (await page.request.get('/api/profiles')).json();
  expect(await (await page.request.get(profiles[0].address)).text()).toContain(name);
});

for (const locale of ['he', 'en'] as const)
  test(`the list shows each profile as it looks, and what to do with it (${locale})`, async ({ page }) => {
    const w = texts[locale];
    await applyAppearance(page, { locale, scheme: 'light', width: 1280 });
    await register(page, locale);
    const names = locale === 'he' ? ['נועה ברק', 'סטודיו ברק'] : ['Noa Barak', 'Studio Barak'];
    const ids: number[] = [];
    for (const name of names) ids.push((await (await send(page.request, 'post', '/api/profiles', { name })).json()).id);
    await send(page.request, 'put', `/api/profiles/${ids[0]}/publish`);
    await open(page, '/editor');
    for (const [index, name] of names.entries())
      await expect(page.frameLocator('main iframe').nth(index).locator('h1')).toHaveText(name);
    await expectGoodInEveryAppearance(page, locale);
    await page.getByRole('button', { name: `QR, ${names[0]}` }).press('Enter');
    await expect(page.getByRole('dialog', { name: w.share })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: `QR, ${names[0]}` })).toBeFocused();
    const { document, version } = await (await page.request.get(`/api/profiles/${ids[0]}`)).json();
    document.identity.name[locale] = 'Dana';
    await send(page.request, 'put', `/api/profiles/${ids[0]}`, { document, version });
    await page.reload();
    await page.getByRole('button', { name: w.publishChanges }).click();
    await expect(page.getByRole('button', { name: w.publishChanges })).toHaveCount(0);
    await page.goto(`/p/${ids[0]}`);
    await expect(page.locator('h1')).toHaveText('Dana');
  });

test('by keyboard alone: from the name to a published profile', async ({ page }) => {
  await applyAppearance(page, { locale: 'he', scheme: 'light', width: 1280 });
  await register(page);
  await open(page, '/editor');
  await page.getByLabel(texts.he.name).focus();
  await page.keyboard.type('דנה לוי');
  await page.keyboard.press('Tab');
  await page.keyboard.type('0505550100');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/editor\/\d+$/);
  await saved(page);
  const tabTo = async (name: string) => {
    for (let step = 0; step < 80; step += 1) {
      await page.keyboard.press('Tab');
      const isFocused = await page.evaluate(
        (label) => (document.activeElement as HTMLElement | null)?.innerText.trim() === label,
        name,
      );
      if (isFocused) return;
    }
    throw new Error(`Tab never came to ${name}`);
  };
  await tabTo(texts.he.publish);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(texts.he.confirm);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: texts.he.live })).toBeVisible();
});

test('input typed offline is retained and saved when the connection returns', async ({ page, context, problems }) => {
  await applyAppearance(page, { locale: 'he', scheme: 'light', width: 1280 });
  await register(page);
  await createProfile(page, 'he', 'דנה לוי');
  await context.setOffline(true);
  await page.getByLabel(texts.he.title, { exact: true }).fill('בלי רשת');
  await expect(page.locator('[data-kind=offline]')).toBeVisible({ timeout: 15_000 });
  await context.setOffline(false);
  // The browser logs the expected network error.
  problems.length = 0;
  await saved(page);
  await page.reload();
  await expect(page.getByLabel(texts.he.title, { exact: true })).toHaveValue('בלי רשת');
});

test('two windows on one profile: other fields are merged, the same field is the owner’s choice', async ({
  page,
  context,
  problems,
}) => {
  await applyAppearance(page, { locale: 'he', scheme: 'light', width: 1280 });
  await register(page);
  await createProfile(page, 'he', 'דנה לוי');
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByLabel(texts.he.title, { exact: true })).toBeVisible();
  await page.getByLabel(texts.he.title, { exact: true }).fill('מהחלון הראשון');
  await saved(page);
  await expect(async () => {
    const answer = await page.request.get(`/api/profiles/${page.url().split('/').at(-1)}`);
    expect((await answer.json()).document.identity.title.he).toBe('מהחלון הראשון');
  }).toPass({ timeout: 10_000 });
  const stored = async () => {
    const { document } = await (await page.request.get(`/api/profiles/${page.url().split('/').at(-1)}`)).json();
    return [document.identity.title?.he, document.identity.company?.he];
  };
  await second.getByLabel('שם העסק', { exact: true }).fill('המאפייה');
  await expect.poll(stored, { timeout: 15_000 }).toEqual(['מהחלון הראשון', 'המאפייה']);
  await expect(second.getByLabel(texts.he.title, { exact: true })).toHaveValue('מהחלון הראשון');
  await page.getByLabel(texts.he.title, { exact: true }).fill('שוב מהראשון');
  await expect.poll(stored, { timeout: 15_000 }).toEqual(['שוב מהראשון', 'המאפייה']);
  // The browser logs the refusal of the save that was then merged.
  problems.length = 0;
  await second.getByLabel(texts.he.title, { exact: true }).fill('מהחלון השני');
  const dialog = second.getByRole('dialog');
  await expect(dialog).toBeVisible({ timeout: 15_000 });
  await expect(dialog.getByRole('radio', { name: 'מהחלון השני' })).toBeChecked();
  await expectAccessible(second);
  await dialog.getByRole('radio', { name: 'שוב מהראשון' }).check();
  await dialog.getByRole('button', { name: 'שמירת הבחירה' }).click();
  await expect(dialog).toBeHidden();
  await expect(second.getByLabel(texts.he.title, { exact: true })).toHaveValue('שוב מהראשון');
  await second.close();
});

test('changes that could not be saved last time are offered until the owner goes on', async ({ page }) => {
  await applyAppearance(page, { locale: 'he', scheme: 'light', width: 375 });
  await register(page);
  await createProfile(page, 'he', 'דנה לוי');
  await tab(page, 'he', 'contact');
  const website = page.getByLabel('כתובת האתר', { exact: true });
  const notice = page.getByText('החזרנו את מה שכתבתם');
  await website.fill('לא אתר');
  await expect(page.getByText('לא נשמר: שדה אחד לתיקון')).toBeVisible();
  await page.reload();
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'מחיקת השינויים' }).click();
  await expect(notice).toHaveCount(0);
  await expect(website).toHaveValue('');
  await page.getByRole('button', { name: 'להחזיר אותם' }).click();
  await expect(website).toHaveValue('לא אתר');
  await page.reload();
  await expect(notice).toBeVisible();
  await website.fill('dana.example');
  await saved(page);
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(website).toHaveValue(/dana\.example/);
  await expect(notice).toHaveCount(0);
});

test('a reload right after typing is not a conflict with oneself', async ({ page }) => {
  await applyAppearance(page, { locale: 'he', scheme: 'light', width: 375 });
  await register(page);
  await createProfile(page, 'he', 'דנה לוי');
  for (const delay of [0, 300, 1_000, 1_300]) {
    const title = page.getByLabel(texts.he.title, { exact: true });
    await title.fill(`תפקיד ${delay}`);
    await page.waitForTimeout(delay);
    await page.reload();
    await expect(title).toHaveValue(`תפקיד ${delay}`);
    await saved(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('what is missing before publishing is named, fixed in its field, and a failure stays in the sheet', async ({
  page,
  context,
  problems,
}) => {
  await applyAppearance(page, { locale: 'he', scheme: 'light', width: 375 });
  await register(page);
  await createProfile(page, 'he', 'דנה לוי');
  const second = page.getByRole('switch', { name: 'הכרטיס גם באנגלית' });
  await second.click();
  await page.reload();
  await expect(second).toBeChecked();
  await second.click();
  await tab(page, 'he', 'contact');
  const website = page.getByLabel('כתובת האתר');
  await website.fill('לא אתר');
  await page.getByLabel('מספר הוואטסאפ').fill('12');
  const publish = page.getByRole('button', { name: texts.he.publish, exact: true });
  await publish.click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('listitem').nth(0)).toContainText('מספר הוואטסאפ');
  await expect(sheet.getByRole('listitem').nth(1)).toContainText('כתובת האתר');
  await sheet.getByRole('button', { name: 'תיקון: כתובת האתר' }).click();
  await expect(website).toBeFocused();
  await website.fill('');
  await page.getByLabel('מספר הוואטסאפ').fill('');
  await saved(page);
  await publish.click();
  await expect(sheet.getByRole('button', { name: texts.he.confirm })).toBeEnabled();
  await context.setOffline(true);
  await sheet.getByRole('button', { name: texts.he.confirm }).click();
  await expect(sheet.getByRole('status').filter({ hasText: 'הכרטיס עוד לא פורסם' })).toBeVisible();
  await context.setOffline(false);
  // The browser logs the expected network error.
  problems.length = 0;
  await sheet.getByRole('button', { name: texts.he.confirm }).click();
  await expect(page.getByRole('dialog', { name: texts.he.live })).toBeVisible();
});

test('"back" closes a sheet of the editor, and the page stays where it was', async ({ page }) => {
  await applyAppearance(page, { locale: 'he', scheme: 'light', width: 375 });
  await register(page);
  await createProfile(page, 'he', 'דנה לוי');
  await tab(page, 'he', 'contact');
  const address = page.url();
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await page.getByLabel('כתובת האתר').waitFor();
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  const sheet = page.getByRole('dialog');
  // By its place: to click a button in a bar, Playwright scrolls to where the bar would be if it did not stay in view.
  const open = async (name: string) => {
    const { x, y, width, height } = (await page.getByRole('button', { name }).boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(sheet).toBeVisible();
  };
  for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')])
    for (const name of ['בדיקה', 'תצוגה מקדימה', 'פרסום']) {
      await open(name);
      await close();
      await expect(sheet).toBeHidden();
      expect([page.url(), await scrolled()]).toEqual([address, 400]);
    }
  await open('פרסום');
  await sheet.getByRole('button', { name: texts.he.confirm }).click();
  await expect(page.getByRole('dialog', { name: texts.he.live })).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  expect([page.url(), await scrolled()]).toEqual([address, 400]);
  await open('באוויר');
  await page.goBack();
  await expect(sheet).toBeHidden();
  expect(await scrolled()).toBe(400);
  await open('בדיקה');
  await sheet
    .getByRole('button', { name: /^תיקון/ })
    .first()
    .click();
  await expect(sheet).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await tab(page, 'he', 'sharing');
  await page.getByRole('button', { name: 'קוד QR' }).click();
  await expect(page.getByRole('dialog', { name: texts.he.share })).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(address);
});

test('an address that is typed and not saved stays in another tab, and is asked about on leaving', async ({ page }) => {
  const w = texts.he;
  await register(page);
  await createProfile(page, 'he', 'דנה לביא');
  await tab(page, 'he', 'sharing');
  const address = page.getByLabel(w.slug);
  await address.fill('dana-unsaved');
  await expect(page.getByText('הכתובת פנויה, ועוד לא נשמרה')).toBeVisible();
  await tab(page, 'he', 'design');
  await tab(page, 'he', 'sharing');
  await expect(address).toHaveValue('dana-unsaved');
  const question = page.getByRole('alertdialog');
  const back = page.getByRole('link', { name: 'חזרה לכרטיסים' });
  await back.click();
  await question.getByRole('button', { name: 'להישאר' }).click();
  await expect(address).toHaveValue('dana-unsaved');
  await page.getByRole('button', { name: w.saveAddress }).click();
  await expect(page.getByRole('button', { name: w.saveAddress })).toHaveCount(0);
  await back.click();
  await expect(page).toHaveURL(/\/editor$/);
});

test('the check names a wrong field by its block, and the preview follows a block that gets its first content', async ({
  page,
}) => {
  await applyAppearance(page, { locale: 'he', scheme: 'light', width: 1280 });
  await register(page);
  const response = await send(page.request, 'post', '/api/profiles', { name: 'דנה לביא' });
  const { id, version, document } = await response.json();
  const items = Array.from({ length: 12 }, (_, index) => ({ name: { he: `שירות ${index}` }, text: {}, price: {} }));
  document.blocks = [
    { id: 'x', kind: 'services', title: {}, items },
    { id: 's', kind: 'social', title: {}, items: [] },
    { id: 'q', kind: 'questions', title: {}, items: [] },
  ];
  expect((await send(page.request, 'put', `/api/profiles/${id}`, { document, version })).status()).toBe(200);
  await open(page, `/editor/${id}?tab=blocks&block=q`);
  const preview = page.frameLocator('iframe').first();
  await page.getByRole('button', { name: 'הוספת שאלה' }).click();
  await page.getByLabel('השאלה').fill('מתי פתוח?');
  await page.getByLabel('התשובה').fill('תמיד.');
  await expect(preview.getByText('מתי פתוח?')).toBeInViewport();
  await open(page, `/editor/${id}?tab=blocks&block=s`);
  await page.getByRole('button', { name: 'Instagram' }).click();
  await page.getByLabel('שם המשתמש או הקישור').fill('not a user!!');
  await page.getByRole('button', { name: texts.he.publish, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('רשתות חברתיות: שדה לתיקון')).toBeVisible();
  await expect(dialog.getByText('זה לא נראה כמו שם משתמש או קישור')).toBeVisible();
});

test('the suggested text of a link gives way to what is typed', async ({ page }) => {
  await applyAppearance(page, { locale: 'he', scheme: 'light', width: 1280 });
  await register(page);
  await createProfile(page, 'he', 'דנה לוי');
  await tab(page, 'he', 'blocks');
  await page.getByRole('button', { name: 'הוספת בלוק' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^קישורים/ })
    .click();
  await page.getByLabel('לאן הוא מוביל').fill('wa.me/972505550100');
  const label = page.getByLabel('מה כתוב על הכפתור');
  await label.click();
  await expect(label).toHaveValue('WhatsApp');
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.keyboard.type('דברו איתי');
  await expect(label).toHaveValue('דברו איתי');
});

test('an image is cropped, uploaded with its description and shown on the public page', async ({ page }) => {
  await applyAppearance(page, { locale: 'he', scheme: 'light', width: 375 });
  await register(page);
  await createProfile(page, 'he', 'דנה לוי');
  const picture = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#c8452a' } })
    .withExif({ IFD0: { Copyright: 'secret-place' } })
    .jpeg()
    .toBuffer();
  const choose = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'בחירת תמונה' }).first().click();
  await (await choose).setFiles({ name: 'face.jpg', mimeType: 'image/jpeg', buffer: picture });
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'שמירת התמונה' }).click();
  await expect(dialog).toBeHidden({ timeout: 20_000 });
  await page.getByLabel('מה רואים בתמונה?').fill('דנה מחייכת');
  await saved(page);
  const id = page.url().split('/').at(-1);
  await expect(async () => {
    const { document } = await (await page.request.get(`/api/profiles/${id}`)).json();
    expect(document.identity.avatar).toMatchObject({ alt: { he: 'דנה מחייכת' } });
  }).toPass({ timeout: 10_000 });
  // Pictures without a description are one item of the check; each leads to its field.
  const { document, version } = await (await page.request.get(`/api/profiles/${id}`)).json();
  const { file } = document.identity.avatar;
  document.identity.cover = { file, alt: {} };
  document.blocks = [
    { id: 'g', kind: 'gallery', pictures: [{ file }, { file, alt: { he: 'סלון' } }, { file }] },
    {
      id: 'l',
      kind: 'links',
      items: [
        { label: { he: 'תפריט' }, address: 'https://menu.example/', icon: 'picture', picture: { file } },
        { label: { he: 'המלצות' }, address: 'https://menu.example/stars', icon: 'star' },
      ],
    },
  ];
  expect((await send(page.request, 'put', `/api/profiles/${id}`, { document, version })).status()).toBe(200);
  await open(page, `/editor/${id}`);
  const undescribed = dialog.getByRole('button', { name: /^תיאור לתמונה \d מתוך \d$/ });
  await page.getByRole('button', { name: texts.he.publish, exact: true }).click();
  await expect(undescribed).toHaveCount(3);
  await expect(dialog.getByText('חסר תיאור ל־3 תמונות')).toBeVisible();
  await expectAccessible(page);
  await undescribed.nth(2).click();
  await expect(page.locator('#f-blocks-0-pictures-2 input')).toBeFocused();
  await page.keyboard.type('מטבח');
  await saved(page);
  await page.getByRole('button', { name: texts.he.publish, exact: true }).click();
  await expect(undescribed).toHaveCount(2);
  await undescribed.first().click();
  await expect(page.locator('#f-identity-cover-alt')).toBeFocused();
  await page.getByRole('button', { name: texts.he.publish, exact: true }).click();
  await dialog.getByRole('button', { name: texts.he.confirm }).click();
  await expect(page.getByRole('dialog', { name: texts.he.live })).toBeVisible();
  await page.goto(`/p/${id}`);
  await expect(page.getByRole('link', { name: 'תפריט' }).locator('img')).toHaveJSProperty('complete', true);
  await expect(page.getByRole('link', { name: 'המלצות' }).locator('svg')).toHaveCount(2);
  const face = page.getByRole('img', { name: 'דנה מחייכת' });
  await expect(face).toBeVisible();
  expect(await face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(90);
  const stored = await (await page.request.get((await face.getAttribute('src')) ?? '')).body();
  expect(stored.includes('secret-place')).toBe(false);
  expect((await sharp(stored).metadata()).format).toBe('webp');
});
