import type { Browser, Page } from '@playwright/test';
import type { StaffRole } from '../../src/base/staff-roles.ts';
import { adminTexts } from '../../src/features/admin/web/frame-texts.ts';
import { figuresTexts } from '../../src/features/figures/texts.ts';
import { invoicesAdminTexts } from '../../src/features/invoices/admin-texts.ts';
import { paymentAdminTexts } from '../../src/features/payments/web/admin/payment-texts.ts';
import { chatTexts } from '../../src/features/support/web/chat-texts.ts';
import { deskTexts } from '../../src/features/support/web/desk/desk-texts.ts';
import { tagTexts } from '../../src/features/workshop/web/tag-texts.ts';
import { transitionTexts } from '../../src/features/workshop/web/transition-texts.ts';
import { translator } from '../../src/i18n/translator.ts';
import { type Buyer, callingBuyer } from '../support/buyer.ts';
import { type Appearance, applyAppearance, expect, expectGood, open, test } from '../support/journey.ts';
import { logIn, register } from '../support/owner.ts';
import { rowsOf } from '../support/product-database.ts';

const locale = 'he';
const appearance: Appearance = { locale, scheme: 'light', width: 1280 };
const origin = () => process.env.NEGIA_URL ?? '';
const query = (sql: string, values: unknown[] = []) => rowsOf(process.env.NEGIA_DATA_DIR ?? '', sql, values);

interface Staff {
  readonly page: Page;
  /** Requests that the role was refused. */
  readonly refused: readonly string[];
}

/** A member of the staff in a browser of their own. */
async function newStaff(browser: Browser, role: StaffRole): Promise<Staff> {
  const page = await (await browser.newContext({ baseURL: origin() })).newPage();
  await applyAppearance(page, appearance);
  const owner = await register(page, locale);
  await query(`update users set role = 'admin', staff_role = $2 where email = $1`, [owner.email, role]);
  expect(await logIn(page.request, owner)).toBe(200);
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(`${response.request().method()} ${response.url()}`);
  });
  return { page, refused };
}

/** A customer who pays for a plan and for two cards, and writes to us. */
async function newCustomer(): Promise<Buyer & { readonly id: number; readonly orderId: number }> {
  const buyer = await callingBuyer(origin());
  await buyer.pay(`plan-${buyer.username}`, { type: 'package', id: 2, cycle: 'monthly', consent: true });
  const profile = await buyer.get('POST', '/api/profiles', { name: 'דנה ברק' });
  const design = {
    version: 1,
    language: locale,
    material: 'pvc',
    finish: 'matte',
    template: 'shore',
    qr: {},
    colours: { ground: '#0f4c4a', ink: '#ffffff', accent: '#ff7a59' },
    words: { name: 'דנה ברק', title: 'אדריכלית' },
  };
  const { id: designId } = await buyer.get<{ id: number }>('POST', '/api/card-designs', {
    name: 'x',
    profileId: profile.id,
    design,
  });
  const address = { recipient: 'דנה ברק', phone: '+972505550123', city: 'חיפה', street: 'הנביאים', house: '12' };
  const body = { designId, quantity: 2, delivery: 'post', address };
  const { id: orderId } = await buyer.get<{ id: number }>('POST', '/api/physical-orders', body);
  await buyer.pay(`cards-${buyer.username}`, { type: 'physical-card', id: orderId });
  await buyer.get('POST', '/api/create-support-ticket', {
    subject: 'המשלוח',
    content: `מתי הכרטיסים יוצאים? ${orderId}`,
  });
  const [{ id }] = await query('select id from users where username = $1', [buyer.username]);
  return { ...buyer, id, orderId };
}

/** The menu shows the sections of the role, and another section says so within the frame. */
async function expectSections({ page }: Staff, mine: readonly string[], notMine: string): Promise<void> {
  const t = translator(adminTexts, locale);
  const menu = page.getByRole('navigation', { name: t('admin.sections.label') });
  for (const path of mine) await expect(menu.locator(`a[href="${path}"]`)).toBeVisible();
  await expect(menu.locator(`a[href="${notMine}"]`)).toHaveCount(0);
  await open(page, notMine);
  await expect(page.getByRole('heading', { name: t('admin.closed.title') })).toBeVisible();
}

test('support, workshop and finance each work a day within their role', async ({ browser }) => {
  test.setTimeout(240_000);
  const desk = translator(deskTexts, locale);
  const chat = translator(chatTexts, locale);
  const transition = translator(transitionTexts, locale);
  const tags = translator(tagTexts, locale);
  const payment = translator(paymentAdminTexts, locale);
  const invoices = translator(invoicesAdminTexts, locale);
  const customer = await newCustomer();
  const [support, workshop, finance] = [
    await newStaff(browser, 'support'),
    await newStaff(browser, 'workshop'),
    await newStaff(browser, 'finance'),
  ];

  await test.step('support sees what the customer has, and answers', async () => {
    const { page } = support;
    await open(page, '/admin');
    await expect(page).toHaveURL(/\/admin\/support/);
    await page.getByRole('searchbox', { name: desk('desk.search.label') }).fill(customer.username);
    await expect(page).toHaveURL(/q=/);
    const list = page.getByRole('region', { name: desk('desk.list.label') });
    await list.getByRole('link').filter({ hasText: customer.username }).click();
    await page.getByRole('button', { name: desk('desk.talk.customer') }).click();
    const sheet = page.getByRole('dialog');
    for (const path of [`/admin/orders/${customer.orderId}`, `/admin/users/${customer.id}`])
      await expect(sheet.locator(`a[href="${path}"]`).first()).toBeVisible();
    await sheet.getByRole('textbox', { name: desk('desk.notes.label') }).fill('בייצור, לענות היום');
    await sheet.getByRole('button', { name: desk('desk.notes.add') }).click();
    await expect(sheet.getByRole('listitem').filter({ hasText: 'בייצור, לענות היום' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await page.getByLabel(chat('chat.box.label')).fill('הכרטיסים יוצאים היום');
    await page.getByRole('button', { name: chat('chat.box.send') }).click();
    await expect(page.getByRole('log').getByText('הכרטיסים יוצאים היום')).toBeVisible();
    await expectGood(page);
  });

  await test.step('the workshop takes the order from its check to the post', async () => {
    const { page } = workshop;
    await open(page, '/admin');
    await expect(page).toHaveURL(/\/admin\/orders/);
    await open(page, `/admin/orders/${customer.orderId}`);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog');
    const step = async (event: 'approve' | 'start' | 'encode' | 'ship', fill?: () => Promise<void>) => {
      await press(transition(`workshopMove.button.${event}`));
      await expect(dialog).toBeVisible();
      await fill?.();
      await dialog.getByRole('button', { name: transition(`workshopMove.confirm.${event}`), exact: true }).click();
      await expect(dialog).toBeHidden();
    };
    await step('approve');
    await step('start');
    await press(tags('workshopChips.all.button'));
    await press(tags('workshopChips.all.confirm'));
    await expect(page.getByText(tags('workshopChips.written', { done: 2, count: 2 })).first()).toBeVisible();
    await step('encode');
    await step('ship', async () => {
      await page.getByLabel(transition('workshopMove.carrier.label')).selectOption('israel_post');
      await page.getByLabel(transition('workshopMove.number.label')).fill('RR123456785IL');
    });
    const [{ state }] = await query('select state from physical_orders where id = $1', [customer.orderId]);
    expect(state).toBe('shipped');
  });

  await test.step('finance gives money back and reads the figures', async () => {
    const { page } = finance;
    await open(page, `/admin/payments?user=${customer.id}`);
    await page.locator('main a[href^="/admin/payments/"]').first().click();
    await page.getByRole('button', { name: payment('paymentAdmin.refund.button'), exact: true }).click();
    await page.getByLabel(payment('paymentAdmin.refund.amount')).fill('10');
    await page.getByRole('alertdialog').locator('textarea').fill('המשלוח התעכב');
    await page.getByRole('alertdialog').getByRole('button').first().click();
    await expect(page.getByText(payment('paymentAdmin.refunds.statuses.done')).first()).toBeVisible({
      timeout: 20_000,
    });
    await open(page, `/admin/invoices?user=${customer.id}`);
    await expect(page.locator('table').getByText(invoices('invoicesAdmin.kinds.credit_note')).first()).toBeVisible();
    await open(page, '/admin/figures');
    await expect(
      page.getByRole('heading', { level: 1, name: translator(figuresTexts, locale)('figures.title') }),
    ).toBeVisible();
    await expectGood(page);
  });

  // The customer was answered, and the cards are on their way.
  const messages = JSON.stringify(await customer.get('GET', '/api/support-messages'));
  expect(messages).toContain('הכרטיסים יוצאים היום');
  for (const { refused } of [support, workshop, finance]) expect(refused).toEqual([]);
  await expectSections(support, ['/admin/support', '/admin/users', '/admin/orders'], '/admin/settings');
  await expectSections(workshop, ['/admin/orders', '/admin/tags'], '/admin/payments');
  await expectSections(finance, ['/admin/payments', '/admin/invoices', '/admin/figures'], '/admin/support');
});
