import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contactTexts } from '../../src/features/support/web/contact/contact-texts.ts';
import { translator } from '../../src/i18n/translator.ts';
import { readEml } from '../../src/server-kit/mail/testing/read-eml.ts';
import {
  applyAppearance,
  bothLocales,
  expect,
  expectAccessible,
  inEveryAppearance,
  open,
  test,
} from '../support/journey.ts';
import { newestLink } from '../support/outbox.ts';
import { newOwner, send } from '../support/owner.ts';
import { newPerson } from '../support/people.ts';
import { rowsOf } from '../support/product-database.ts';

const dataDir = () => process.env.NEGIA_DATA_DIR ?? '';

async function mailsWith(message: string) {
  const folder = join(dataDir(), 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.map(async (name) => readEml(await readFile(join(folder, name)))));
  return mails.filter(({ text }) => text.includes(message));
}

for (const locale of bothLocales)
  test(`a visitor without an account sends a contact message and loses no input on the way (${locale})`, async ({
    page,
  }) => {
    const t = translator(contactTexts, locale);
    const text = `A question of mine ${locale} ${newOwner().username}`;
    await applyAppearance(page, { locale, scheme: 'light', width: locale === 'he' ? 375 : 1280 });
    await open(page, '/contact');
    await page.getByRole('button', { name: t('contact.form.send') }).click();
    await expect(page.getByText(t('contact.form.missing.message'))).toBeVisible();
    await inEveryAppearance(page, () => expectAccessible(page), locale);
    await page.getByLabel(t('contact.form.message')).fill(text);
    await expect(page.getByText(t('contact.form.missing.message'))).toHaveCount(0);
    // The form input survives a reload.
    await page.reload();
    await page.waitForSelector('html[data-ready]');
    await expect(page.getByLabel(t('contact.form.message'))).toHaveValue(text);
    await page.getByLabel(t('contact.form.name')).fill('Dana');
    await page.getByLabel(t('contact.form.email')).fill('dana@customers.example');
    // The form rejects faster submissions as automated.
    await page.waitForTimeout(2_500);
    await page.getByRole('button', { name: t('contact.form.send') }).click();
    await expect(page.getByText(t('contact.done.title'))).toBeVisible();
    await expect(page.getByText(t('contact.done.mail'))).toBeVisible();
    // The email reaches an admin, whose reply goes to the sender.
    await expect.poll(async () => (await mailsWith(text)).length, { timeout: 20_000 }).toBeGreaterThan(0);
    const [mail] = await mailsWith(text);
    expect(mail?.headers.get('reply-to')).toContain('dana@customers.example');
    expect(
      await mailsWith(text).then((all) =>
        all.filter(({ headers }) => headers.get('to')?.includes('customers.example')),
      ),
    ).toEqual([]);
  });

test('a signed-in user who writes gets a ticket', async ({ browser }) => {
  const t = translator(contactTexts, 'he');
  const { page, id, email } = await newPerson(browser, { locale: 'he', scheme: 'light', width: 1280 }, 'user');
  await open(page, '/contact');
  await expect(page.getByText(email)).toBeVisible();
  await page.getByLabel(t('contact.form.message')).fill('הכרטיס לא נפתח\nבאייפון');
  await page.waitForTimeout(2_500);
  await page.getByRole('button', { name: t('contact.form.send') }).click();
  await expect(page.getByText(t('contact.done.ticket'))).toBeVisible();
  await page.getByRole('button', { name: t('contact.done.openChat') }).click();
  await expect(page.getByRole('log').getByText('הכרטיס לא נפתח')).toBeVisible();
  expect(await rowsOf(dataDir(), 'select closed_at from support_tickets where user_id = $1', [id])).toEqual([
    { closed_at: null },
  ]);
});

test('a contact message from a bot gets a 201 and is dropped', async ({ request }) => {
  const message = `spam ${newOwner().username}`;
  const form = { name: 'x', email: 'x@customers.example', message, topic: 'question' };
  const spam = { ...form, website: 'https://spam.example' };
  expect((await send(request, 'post', '/api/contact', spam)).status()).toBe(201);
  expect(await rowsOf(dataDir(), 'select id from contact_messages where message = $1', [message])).toEqual([]);
});

test('a password reset link can be requested from the contact page', async ({ page, browser }) => {
  const t = translator(contactTexts, 'he');
  const { email } = await newPerson(browser, { locale: 'he', scheme: 'light', width: 1280 });
  await applyAppearance(page, { locale: 'he', scheme: 'light', width: 375 });
  await open(page, '/contact?topic=password');
  const section = page.getByRole('region', { name: t('contact.password.title') });
  await section.getByRole('textbox').fill(email);
  await section.getByRole('button').first().click();
  await expect(page.getByRole('heading', { name: t('contact.password.sent') })).toBeVisible();
  expect(await newestLink(email, '/reset-password')).toContain('#token=');
});
