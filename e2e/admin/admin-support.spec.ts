import { actionTexts } from '../../src/features/audit/action-texts.ts';
import { auditTexts } from '../../src/features/audit/texts.ts';
import { supportAdminTexts } from '../../src/features/support/web/admin/support-admin-texts.ts';
import { contactTexts } from '../../src/features/support/web/contact/contact-texts.ts';
import { translator } from '../../src/i18n/translator.ts';
import { callingOwner } from '../support/calling-owner.ts';
import {
  applyAppearance,
  bothLocales,
  expect,
  expectAccessible,
  expectGood,
  expectNoSidewaysScroll,
  open,
  test,
} from '../support/journey.ts';
import { newPerson } from '../support/people.ts';
import { rowsOf } from '../support/product-database.ts';

const query = (sql: string, values: unknown[] = []) => rowsOf(process.env.NEGIA_DATA_DIR ?? '', sql, values);

for (const locale of bothLocales) {
  const appearance = { locale, scheme: 'light', width: locale === 'he' ? 375 : 1280 } as const;
  const t = translator(supportAdminTexts, locale);
  const audit = translator(auditTexts, locale);
  const actions = translator(actionTexts, locale);

  test(`an admin closes and reopens a conversation, and the audit log records both (${locale})`, async ({
    browser,
  }) => {
    const { page, ...admin } = await newPerson(browser, appearance, 'admin');
    const owner = await callingOwner(process.env.NEGIA_URL ?? '');
    await owner.get('POST', '/api/create-support-ticket', { subject: 'A card', content: 'It does not open' });
    const [{ id }] = await query('select id from users where username = $1', [owner.username]);

    await open(page, '/admin/support');
    await page.getByRole('searchbox', { name: t('supportAdmin.conversations.search') }).fill(owner.username);
    await expect(page).toHaveURL(new RegExp(`q=${owner.username}`));
    const rows = page.locator('main tbody tr');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('It does not open');
    // Rows of the previous search are faded until the new ones are there.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectGood(page);
    const name = owner.username;
    await page.getByRole('button', { name: t('supportAdmin.closeOf', { name }) }).click();
    await expect(page.getByText(t('supportAdmin.closed')).first()).toBeVisible();
    await expect(rows.getByText(t('supportAdmin.is.closed'), { exact: true })).toBeVisible();
    // The closed ticket is not in the list of open ones; the filter can be removed there.
    await open(page, `/admin/support?state=open&user=${id}`);
    await page
      .getByRole('button', { name: /./ })
      .filter({ hasText: String(id) })
      .waitFor();
    await expect(rows).toHaveCount(0);
    await open(page, `/admin/support?state=closed&user=${id}`);
    await page.getByRole('button', { name: t('supportAdmin.reopenOf', { name }) }).click();
    await expect(page.getByText(t('supportAdmin.reopened')).first()).toBeVisible();
    const [{ closed_at: closedAt }] = await query('select closed_at from support_tickets where user_id = $1', [id]);
    expect(closedAt).toBeNull();

    await open(page, `/admin/audit?actor=${admin.id}&target=user:${id}`);
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText(actions('auditActions.support.reopen'));
    await expect(rows.last()).toContainText(actions('auditActions.support.close'));
    await open(page, `/admin/audit?actor=${admin.id}&target=user:${id}&action=support.close`);
    await expect(rows).toHaveCount(1);
    await expectNoSidewaysScroll(page);
    await rows.getByRole('button').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(audit('audit.line.changes'))).toBeVisible();
    await expect(dialog).toContainText(`${audit('audit.line.after')}: ${audit('audit.value.yes')}`);
    await expectAccessible(page);
  });

  test(`a contact message from a visitor is marked as done, and the audit log records it (${locale})`, async ({
    browser,
    page: visitor,
  }) => {
    const contact = translator(contactTexts, locale);
    const { page, ...admin } = await newPerson(browser, appearance, 'admin');
    const text = `Do you ship abroad ${admin.username}`;
    await applyAppearance(visitor, appearance);
    await open(visitor, '/contact');
    await visitor.getByLabel(contact('contact.form.message')).fill(text);
    await visitor.getByLabel(contact('contact.form.name')).fill('Ron');
    await visitor.getByLabel(contact('contact.form.email')).fill('ron@customers.example');
    // The form rejects faster submissions as automated.
    await visitor.waitForTimeout(2_500);
    await visitor.getByRole('button', { name: contact('contact.form.send') }).click();
    await expect(visitor.getByText(contact('contact.done.title'))).toBeVisible();

    await open(page, '/admin/support');
    await page.getByRole('link', { name: t('supportAdmin.tabs.contacts') }).click();
    await page.getByRole('searchbox', { name: t('supportAdmin.contacts.search') }).fill(admin.username);
    const rows = page.locator('main tbody tr');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(text);
    await page.getByRole('button', { name: t('supportAdmin.contacts.doneOf', { name: 'Ron' }) }).click();
    await expect(page.getByText(t('supportAdmin.contacts.markedDone')).first()).toBeVisible();
    await expect(rows.getByText(t('supportAdmin.contacts.is.done'), { exact: true })).toBeVisible();
    await expectGood(page);

    await open(page, `/admin/audit?actor=${admin.id}&action=support`);
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(actions('auditActions.support.contact-done'));
    // The audit row links to the contact request.
    await rows.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/admin\/support\?tab=contacts/);
    await expect(page.locator('main')).toContainText(text);
  });
}
