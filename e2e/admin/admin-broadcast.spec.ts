import { broadcastsAdminTexts } from '../../src/features/notifications/web/admin/broadcasts-texts.ts';
import { translator } from '../../src/i18n/translator.ts';
import { callingOwner } from '../support/calling-owner.ts';
import { adminAt, pageAt } from '../support/isolated-product.ts';
import { bothLocales, expect, expectAccessible, open, test } from '../support/journey.ts';
import { type Product, removeFolder, startProduct } from '../support/product.ts';
import { rowsOf } from '../support/product-database.ts';

/** The tests count all owners, so they need an isolated product. */
test.describe
  .serial('a broadcast to owners', () => {
    let product: Product;
    const query = (sql: string, values: unknown[] = []) => rowsOf(product.dataDir, sql, values);

    test.beforeAll(async () => {
      product = await startProduct({ environment: { RATE_LIMITS: 'off', LOG_LEVEL: 'warn', NODE_ENV: 'development' } });
    });
    test.afterAll(async () => {
      await product.end();
      await removeFolder(product.dataDir);
    });

    for (const locale of bothLocales)
      test(`is written, previewed, counted and sent, and notifies the targeted owner (${locale})`, async ({
        browser,
      }) => {
        const t = translator(broadcastsAdminTexts, locale);
        const appearance = { locale, scheme: 'light', width: locale === 'he' ? 375 : 1280 } as const;
        const owner = await callingOwner(product.url);
        const [{ id }] = await query('select id from users where username = $1', [owner.username]);
        const ownerPage = await pageAt(product, browser, appearance, owner);
        await open(ownerPage, '/account');
        const page = await pageAt(product, browser, appearance, await adminAt(product));
        await open(page, '/admin/notifications');
        await page.getByRole('link', { name: t('broadcastsAdmin.add') }).click();

        const send = page.getByRole('button', { name: t('broadcastsAdmin.send'), exact: true });
        await send.click();
        const invalid = page.locator('[aria-invalid="true"]');
        await expect(invalid).toHaveCount(2);
        await expect(invalid.first()).toBeFocused();
        const title = locale === 'he' ? 'יש משהו חדש' : 'There is something new';
        const written = page.getByRole('group', { name: t(`broadcastsAdmin.form.${locale}`) });
        await written.getByLabel(t('broadcastsAdmin.form.title')).fill(title);
        await expect(invalid).toHaveCount(0);
        await written.getByLabel(t('broadcastsAdmin.form.content')).fill('12:30');
        await page.getByLabel(t('broadcastsAdmin.audience.ids')).fill(String(id));
        await expect(page.getByText(t('broadcastsAdmin.audience.count', { owners: 1 }))).toBeVisible();
        await expect(page.getByText(t('broadcastsAdmin.preview.subject', { title }))).toBeVisible();
        await expectAccessible(page);

        await send.click();
        const question = page.getByRole('alertdialog');
        await expect(question).toContainText(t('broadcastsAdmin.confirm.title'));
        await question.getByRole('button', { name: t('broadcastsAdmin.confirm.action') }).click();
        await expect(page).toHaveURL(/\/admin\/notifications\/\d+$/);
        await expect(page.getByText(t('broadcastsAdmin.statuses.sent'), { exact: true }).first()).toBeVisible({
          timeout: 20_000,
        });
        await expect(page.getByText(t('broadcastsAdmin.sentOf', { sent: 1, total: 1 }))).toBeVisible();
        await expectAccessible(page);

        const bell = ownerPage.getByRole('banner').getByRole('button', { name: /שלא נקרא|unread/ });
        await bell.click({ timeout: 20_000 });
        await expect(ownerPage.getByRole('dialog').getByText(title)).toBeVisible();
        const sent = Number(page.url().split('/').at(-1));
        const entries = await query(
          `select action from audit_log where target_kind = 'broadcast' and target_id = $1 order by id`,
          [String(sent)],
        );
        expect(entries.map(({ action }) => action)).toEqual(['notifications.create', 'notifications.send']);
      });
  });
