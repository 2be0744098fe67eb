import { isolatedMoney } from '../../src/base/money.ts';
import { auditTexts } from '../../src/features/audit/texts.ts';
import { errorsTexts } from '../../src/features/error-reports/web/errors-texts.ts';
import { invoicesAdminTexts } from '../../src/features/invoices/admin-texts.ts';
import { paymentAdminTexts } from '../../src/features/payments/web/admin/payment-texts.ts';
import { subscriptionsAdminTexts } from '../../src/features/subscriptions/admin-texts.ts';
import { translator } from '../../src/i18n/translator.ts';
import { callingBuyer } from '../support/buyer.ts';
import { callingOwner } from '../support/calling-owner.ts';
import { applyAppearance, bothLocales, expect, expectAccessible, open, test } from '../support/journey.ts';
import { newPerson } from '../support/people.ts';
import { rowsOf } from '../support/product-database.ts';

const origin = () => process.env.NEGIA_URL ?? '';
const query = (sql: string, values: unknown[] = []) => rowsOf(process.env.NEGIA_DATA_DIR ?? '', sql, values);

for (const locale of bothLocales) {
  const appearance = { locale, scheme: 'light', width: locale === 'he' ? 375 : 1280 } as const;

  test(`an admin refunds through the ledger, and the owner sees it (${locale})`, async ({ browser }) => {
    const t = translator(paymentAdminTexts, locale);
    const invoices = translator(invoicesAdminTexts, locale);
    const subscriptions = translator(subscriptionsAdminTexts, locale);
    const admin = await newPerson(browser, appearance, 'admin');
    const buyer = await callingBuyer(origin());
    await buyer.pay(`refund-${buyer.username}`, { type: 'package', id: 2, cycle: 'monthly', consent: true });
    const [{ id, user_id: userId, amount }] = await query(
      `select payments.* from payments join users on users.id = user_id where username = $1 and status = 'paid'`,
      [buyer.username],
    );
    const { page } = admin;
    await open(page, `/admin/payments?user=${userId}`);
    await page.locator(`a[href="/admin/payments/${id}"]`).click();
    await page.getByRole('button', { name: t('paymentAdmin.refund.button'), exact: true }).click();
    await page.getByLabel(t('paymentAdmin.refund.amount')).fill('10.50');
    await page.locator('textarea').fill('Charged while we were down');
    await page.getByRole('alertdialog').getByRole('button').first().click();
    await expect(page.getByText(t('paymentAdmin.refunds.statuses.done')).first()).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
    const [{ refunded }] = await query('select refunded from payments where id = $1', [id]);
    expect(refunded).toBe(1_050);
    const [{ sum: refundedTotal }] = await query(
      `select sum(l.amount)::int from ledger_lines l join ledger_entries e on e.id = entry_id where payment_id = $1`,
      [id],
    );
    expect(refundedTotal).toBe(0);
    // A refund cannot exceed the remaining amount.
    await page.getByRole('button', { name: t('paymentAdmin.refund.button'), exact: true }).click();
    await page.getByLabel(t('paymentAdmin.refund.amount')).fill(String(amount / 100));
    await page.locator('textarea').fill('x');
    await page.getByRole('alertdialog').getByRole('button').first().click();
    const max = isolatedMoney(amount - 1_050);
    await expect(page.getByText(t('paymentAdmin.refund.wrong', { max })).first()).toBeVisible();
    const [entry] = await query(`select * from audit_log where action = 'payments.refund' and target_id = $1`, [
      String(id),
    ]);
    expect(entry).toMatchObject({ actor_id: admin.id });

    // The owner gets a credit note; the admin finds it by owner and downloads it.
    expect(JSON.stringify(await buyer.get('GET', '/api/invoices'))).toContain('credit_note');
    await open(page, `/admin/invoices?user=${userId}`);
    await expect(page.locator('table').getByText(invoices('invoicesAdmin.kinds.credit_note')).first()).toBeVisible();
    const [file] = await Promise.all([page.waitForEvent('download'), page.locator('main a[download]').first().click()]);
    expect(file.suggestedFilename()).toMatch(/\.pdf$/);

    // The subscription is still active; the admin cancels it with a message to its owner.
    await open(page, `/admin/subscriptions?user=${userId}`);
    await page.locator('main table a').first().click();
    await page.getByRole('button', { name: subscriptions('subscriptionsAdmin.cancel.button') }).click();
    await page.getByRole('alertdialog').locator('textarea').fill('As you asked by phone');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: subscriptions('subscriptionsAdmin.cancel.action') })
      .click();
    await expect(page.getByText(subscriptions('subscriptionsAdmin.cancel.done')).first()).toBeVisible();
    const [{ status }] = await query('select status from subscriptions where user_id = $1', [userId]);
    expect(status).toBe('cancelled');
  });

  test(`an error is marked as fixed and reopens when it recurs, and the audit log records it (${locale})`, async ({
    browser,
    page: visitor,
  }) => {
    const t = translator(errorsTexts, locale);
    const audit = translator(auditTexts, locale);
    const admin = await newPerson(browser, appearance, 'admin');
    const reporter = await callingOwner(origin());
    const text = `Trouble in ${locale} ${admin.username.replace(/\d/g, 'x')}`;
    const report = () =>
      reporter.call('POST', '/api/errors/report', {
        errorType: 'TypeError',
        errorMessage: text,
        errorDetails: JSON.stringify(`TypeError: ${text}\n    at press (${origin()}/assets/none.js:1:2)`),
        path: '/dashboard',
      });
    await report();
    const { page } = admin;
    await open(page, `/admin/errors?q=${encodeURIComponent(text)}`);
    await page.locator('main a[href^="/admin/errors/"]').first().click();
    await page.getByRole('button', { name: t('adminErrors.resolve') }).click();
    await expect(page.getByText(t('adminErrors.done.resolve')).first()).toBeVisible();
    await expectAccessible(page);
    await report();
    await page.reload();
    await expect(page.getByRole('button', { name: t('adminErrors.resolve') })).toBeVisible();
    await expect(page.getByText(t('adminErrors.returnedAt')).first()).toBeVisible();

    await open(page, `/admin/audit?q=${admin.username}`);
    await expect(page.locator('table').getByText(admin.username).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(audit('audit.title'));
    // A visitor without an account gets no access.
    await applyAppearance(visitor, appearance);
    const refused = await visitor.request.get('/api/admin/audit');
    expect(refused.status()).toBe(401);
  });
}

test('an admin adds a pick-up point, which is offered until it is hidden', async ({ browser }) => {
  const { page } = await newPerson(browser, { locale: 'en', scheme: 'light', width: 1280 }, 'admin');
  await open(page, '/admin/pickup-points');
  await page.getByRole('button', { name: 'New point' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('City in Hebrew')).toHaveAttribute('aria-invalid', 'true');
  const fields = ['City', 'Shop', 'Street'];
  for (const field of fields)
    for (const language of ['Hebrew', 'English']) await dialog.getByLabel(`${field} in ${language}`).fill('Abu Gosh');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  const row = page.getByRole('row').filter({ hasText: 'Abu Gosh' });
  const offered = async () => (await page.request.get('/api/pickup-points')).text();
  await expect(row).toContainText('Offered');
  expect(await offered()).toContain('Abu Gosh');
  await row.getByRole('button', { name: 'Hide Abu Gosh' }).click();
  await expect(row).toContainText('Hidden');
  expect(await offered()).not.toContain('Abu Gosh');
});
