import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrationsPageTexts } from '../../src/features/database-migrations/web/texts.ts';
import { migrationTexts } from '../../src/features/package-migration/web/migration-texts.ts';
import { packagesAdminTexts } from '../../src/features/packages/web/admin/packages-admin-texts.ts';
import { settingsAdminTexts } from '../../src/features/settings/web/admin/admin-texts.ts';
import { translator } from '../../src/i18n/translator.ts';
import { adminAt, pageAt, payerAt } from '../support/isolated-product.ts';
import { bothLocales, expect, expectAccessible, open, test } from '../support/journey.ts';
import { type Product, removeFolder, startProduct, temporaryFolder } from '../support/product.ts';
import { rowsOf } from '../support/product-database.ts';

/** These settings apply to all users, so the tests run on an isolated product. */
test.describe
  .serial('running the business as an admin', () => {
    let product: Product;
    let migrations: string;
    const query = (sql: string, values: unknown[] = []) => rowsOf(product.dataDir, sql, values);
    const actionsOf = async (action: string) =>
      (await query('select target_id from audit_log where action = $1 order by id', [action])).map(
        ({ target_id }) => target_id,
      );

    test.beforeAll(async () => {
      migrations = await temporaryFolder();
      await cp('db/migrations', migrations, { recursive: true });
      await writeFile(
        join(migrations, '9000_tried_by_hand.sql'),
        '-- by hand: tried by a journey\ncreate table tried_by_hand (id integer primary key);\n',
      );
      product = await startProduct({
        environment: { MIGRATIONS_DIR: migrations, RATE_LIMITS: 'off', LOG_LEVEL: 'warn', NODE_ENV: 'development' },
      });
    });
    test.afterAll(async () => {
      await product.end();
      await removeFolder(product.dataDir);
      await removeFolder(migrations);
    });

    for (const locale of bothLocales) {
      const appearance = { locale, scheme: 'light', width: locale === 'he' ? 375 : 1280 } as const;

      test(`a package is edited with a preview of the real price cards, and buyers see the change (${locale})`, async ({
        browser,
      }) => {
        const t = translator(packagesAdminTexts, locale);
        const page = await pageAt(product, browser, appearance, await adminAt(product));
        const visitor = await pageAt(product, browser, appearance);
        await open(page, '/admin/packages');
        await page.locator('a[href="/admin/packages/2"]').first().click();
        const text = `Words of ${locale}`;
        await page.getByLabel(t('packagesAdmin.texts.description')).locator('visible=true').first().fill(text);
        const preview = page.getByRole('region', { name: t('packagesAdmin.preview.title') });
        await expect(preview.getByText(text).first()).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('button', { name: t('packagesAdmin.save.save'), exact: true }).click();
        await expect(page.getByText(t('packagesAdmin.save.saved'), { exact: true }).first()).toBeVisible();
        expect(await actionsOf('packages.change')).toContain('2');

        // A new price applies from now on; existing subscribers keep their old price.
        const payer = await payerAt(product);
        const price = locale === 'he' ? 43 : 45;
        await page.getByRole('button', { name: t('packagesAdmin.prices.add') }).click();
        await page.getByLabel(t('packagesAdmin.prices.monthly')).fill(String(price));
        await page.getByLabel(t('packagesAdmin.prices.yearly')).fill('333');
        await page.getByRole('radio', { name: t('packagesAdmin.prices.now') }).check();
        await page.getByRole('button', { name: t('packagesAdmin.prices.save') }).click();
        await page.getByRole('button', { name: t('packagesAdmin.prices.confirm') }).click();
        await expect(page.getByText(t('packagesAdmin.prices.done')).first()).toBeVisible();
        await open(visitor, '/?section=pricing');
        await expect(visitor.getByText(text).first()).toBeVisible();
        await expect(visitor.getByText('333').first()).toBeVisible();
        const [{ price: subscribedPrice }] = await query('select price from subscriptions where user_id = $1', [
          payer.id,
        ]);
        expect(subscribedPrice).not.toBe(price * 100);
        expect(await actionsOf('packages.price')).not.toEqual([]);
      });

      test(`the claims of the home page are edited, and a visitor sees them at once (${locale})`, async ({
        browser,
      }) => {
        const t = translator(settingsAdminTexts, locale);
        const page = await pageAt(product, browser, appearance, await adminAt(product));
        const visitor = await pageAt(product, browser, appearance);
        await open(page, '/admin/settings');
        const claims = page.locator('#claims');
        const figure = locale === 'he' ? '2345+' : '6789+';
        const label = t(locale === 'he' ? 'settingsAdmin.inHebrew' : 'settingsAdmin.inEnglish', {
          name: t('settingsAdmin.claims.value'),
        });
        await claims.getByLabel(label).first().fill(figure);
        await claims.getByRole('button', { name: t('settingsAdmin.save') }).click();
        await expect(page.getByText(t('settingsAdmin.saved'), { exact: true }).first()).toBeVisible();
        await open(visitor, '/');
        await expect(visitor.getByText(figure).first()).toBeVisible();
        // The contact email address is in the contact page's server-rendered HTML.
        const contact = page.locator('#contact');
        const mail = `${locale}-help@cards.example`;
        await contact.getByLabel(t('settingsAdmin.contact.mail')).fill(mail);
        await contact.getByRole('button', { name: t('settingsAdmin.save') }).click();
        await expect.poll(async () => (await (await visitor.request.get('/contact')).text()).includes(mail)).toBe(true);
        expect(await actionsOf('settings.change')).toEqual(expect.arrayContaining(['claims', 'contact']));
      });

      test(`owners are migrated to another package, see it, and are migrated back (${locale})`, async ({ browser }) => {
        const t = translator(migrationTexts, locale);
        const payer = await payerAt(product);
        const page = await pageAt(product, browser, appearance, await adminAt(product));
        const packageOf = async () =>
          (await query('select paid_package from users where id = $1', [payer.id]))[0].paid_package;
        expect(await packageOf()).toBe('advanced');
        await open(page, '/package-migration');
        await page.getByLabel(t('packageMove.source')).selectOption('advanced');
        await expect(page).toHaveURL(/source=advanced/);
        await page.getByLabel(t('packageMove.target')).selectOption('pro');
        await expect(page).toHaveURL(/target=pro/);
        await expect(page.getByText(payer.username).first()).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('button', { name: t('packageMove.start.action') }).click();
        await page.getByRole('alertdialog').getByRole('button').first().click();
        await expect(page).toHaveURL(/\/admin\/package-migration\/\d+/);
        const textIn = (text: string) => page.locator('main').getByText(text, { exact: true }).first();
        await expect(textIn(t('packageMove.status.done'))).toBeVisible({ timeout: 20_000 });
        expect(await packageOf()).toBe('pro');
        const owner = await pageAt(product, browser, appearance, payer);
        await open(owner, '/subscription');
        await expect(
          owner
            .locator('main')
            .getByText(locale === 'he' ? 'חבילה ״מקצועי״' : 'Pro')
            .first(),
        ).toBeVisible();
        const [{ price }] = await query('select price from subscriptions where user_id = $1', [payer.id]);
        await expectAccessible(page);
        await page.getByRole('button', { name: t('packageMove.one.undo') }).click();
        await page.getByRole('button', { name: t('packageMove.one.undoConfirm'), exact: true }).click();
        await expect(textIn(t('packageMove.status.undone'))).toBeVisible({ timeout: 20_000 });
        expect(await packageOf()).toBe('advanced');
        const [{ price: after }] = await query('select price from subscriptions where user_id = $1', [payer.id]);
        expect(after).toBe(price);
        expect(await actionsOf('package-migrations.start')).not.toEqual([]);
        expect(await actionsOf('package-migrations.undo')).not.toEqual([]);
      });
    }

    test('a pending database migration is run by its name, once, and shown as done', async ({ browser }) => {
      const t = translator(migrationsPageTexts, 'he');
      const appearance = { locale: 'he', scheme: 'light', width: 1280 } as const;
      const page = await pageAt(product, browser, appearance, await adminAt(product));
      await open(page, '/admin/database-migrations');
      await expect(page.getByText('0008_admin').first()).toBeVisible();
      await expectAccessible(page);
      await page
        .getByRole('button', { name: t('migrationsPage.runLabel', { name: '9000_tried_by_hand' }) })
        .first()
        .click();
      await page.getByRole('button', { name: t('migrationsPage.confirm.action') }).click();
      await expect
        .poll(async () => (await query(`select to_regclass('tried_by_hand') as made`))[0].made, { timeout: 15_000 })
        .toBe('tried_by_hand');
      await expect(page.getByText(t('migrationsPage.state.by_hand'))).toHaveCount(0);
      expect(await actionsOf('database-migrations.run')).toEqual(['9000_tried_by_hand']);

      // A migration file that was changed after it ran shows a prominent warning, in English too.
      await writeFile(join(migrations, '9000_tried_by_hand.sql'), '-- by hand: changed\nselect 1;\n');
      const english = translator(migrationsPageTexts, 'en');
      const other = await pageAt(product, browser, { ...appearance, locale: 'en', width: 375 }, await adminAt(product));
      await open(other, '/admin/database-migrations');
      await expect(other.getByText(english('migrationsPage.mismatch.title'))).toBeVisible();
      await expectAccessible(other);
    });
  });
