import type { Page } from '@playwright/test';
import { paletteTexts } from '../../src/features/search/web/palette-texts.ts';
import { translator } from '../../src/i18n/translator.ts';
import { bothLocales, expect, expectAccessible, inEveryAppearance, open, test } from '../support/journey.ts';
import { logIn } from '../support/owner.ts';
import { newPerson } from '../support/people.ts';
import { rowsOf } from '../support/product-database.ts';

const query = (sql: string, values: unknown[] = []) => rowsOf(process.env.NEGIA_DATA_DIR ?? '', sql, values);

const design = { version: 1, language: 'he', material: 'pvc', finish: 'matte', template: 'paper', words: {}, qr: {} };
const address = { recipient: 'Ruth Katz', phone: '+972541234567', city: 'Haifa', street: 'HaNassi', house: '1' };

/** An order with a history, as the database requires. */
async function addOrder(ownerId: number): Promise<number> {
  const [{ id }] = await query(
    `with made as (
       insert into physical_orders (owner_id, state, design, material, quantity, delivery, address, locale, expires_at,
         created_at, updated_at)
       values ($1, 'pending_payment', $2, 'pvc', 1, 'post', $3, 'he', now() + interval '1 day', now(), now()) returning id),
     told as (
       insert into physical_order_events (order_id, event, to_state, by, at)
       select id, 'order', 'pending_payment', 'owner', now() from made)
     select id from made`,
    [ownerId, { ...design, colours: { ground: '#ffffff', ink: '#000000', accent: '#000000' } }, address],
  );
  return id;
}

for (const locale of bothLocales) {
  const appearance = { locale, scheme: 'light', width: locale === 'he' ? 375 : 1280 } as const;
  const t = translator(paletteTexts, locale);
  const field = (page: Page) => page.getByRole('combobox', { name: t('palette.title') });
  /** The keys are heard once the page is there. */
  const openUsers = async (page: Page) => {
    await open(page, '/admin/users');
    await page.getByRole('heading', { level: 1 }).waitFor();
  };
  const groups = (page: Page) => page.getByRole('listbox').getByRole('group');

  test(`staff find an order by its number and a parcel by its phone, by keyboard alone (${locale})`, async ({
    browser,
  }) => {
    const { page, id: adminId } = await newPerson(browser, appearance, 'admin');
    const orderId = await addOrder(adminId);
    await openUsers(page);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await expect(page.getByText(t('palette.by.orders'))).toBeVisible();
    await inEveryAppearance(page, () => expectAccessible(page), locale);
    // Enter waits for the results.
    await page.keyboard.type(String(orderId));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/admin/orders/${orderId}$`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(String(orderId));
    await expect(field(page)).toBeHidden();

    // A phone number in the form in which people read it out; the arrows choose among what is found.
    await page.keyboard.press('/');
    await field(page).fill('054-123 4567');
    await expect(groups(page).getByRole('option', { selected: true })).toContainText('Ruth Katz');
    await inEveryAppearance(page, () => expectAccessible(page), locale);
    await page.keyboard.press('Escape');
    await expect(field(page)).toBeHidden();
  });

  test(`support finds only what its role may read (${locale})`, async ({ browser }) => {
    const person = await newPerson(browser, appearance, 'admin');
    const { page, id, username } = person;
    const [{ title }] = await query('select title from blog_posts order by id limit 1');
    const find = async (text: string) => {
      await openUsers(page);
      await page.keyboard.press('Control+k');
      await field(page).fill(text);
    };
    await find(title);
    await expect(groups(page).filter({ hasText: t('palette.kinds.posts') })).toContainText(title);
    await query(`update users set staff_role = 'support' where id = $1`, [id]);
    expect(await logIn(page.request, person)).toBe(200);
    await find(title);
    await expect(page.getByText(t('palette.nothing.role'))).toBeVisible();
    await field(page).fill(username);
    await expect(groups(page).filter({ hasText: t('palette.kinds.users') })).toContainText(username);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/admin/users/${id}$`));
  });
}
