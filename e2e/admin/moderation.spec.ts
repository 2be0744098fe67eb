import { reportsAdminTexts } from '../../src/features/moderation/web/admin/reports-texts.ts';
import { reportTexts } from '../../src/features/moderation/web/report/report-texts.ts';
import { translator } from '../../src/i18n/translator.ts';
import { callingOwner } from '../support/calling-owner.ts';
import { applyAppearance, bothLocales, expect, expectGood, inEveryAppearance, open, test } from '../support/journey.ts';
import { newPerson } from '../support/people.ts';

for (const locale of bothLocales)
  test(`a visitor reports a card, and an admin takes it offline (${locale})`, async ({ page, browser }) => {
    test.setTimeout(90_000);
    const t = translator(reportTexts, locale);
    const ta = translator(reportsAdminTexts, locale);
    const width = locale === 'he' ? 375 : 1280;
    await applyAppearance(page, { locale, scheme: 'light', width });
    const owner = await callingOwner(process.env.NEGIA_URL ?? '');
    const created = await owner.get('POST', '/api/profiles', { name: 'Dana Bar' });
    const { address } = await owner.publish(created, created.document);
    await open(page, address);
    await page.getByRole('link', { name: /^(דיווח על הכרטיס|Report this card)$/ }).click();
    await expect(page).toHaveURL(/\/report\/\d+$/);
    const id = page.url().split('/').at(-1);
    await page.getByRole('button', { name: t('report.send') }).click();
    await expect(page.getByText(t('report.noReason'))).toBeVisible();
    await inEveryAppearance(page, () => expectGood(page), locale);
    await page.getByRole('radio', { name: t('report.reasons.impersonation') }).check();
    await page.getByLabel(t('report.details')).fill('זה העסק שלי');
    await page.getByRole('button', { name: t('report.send') }).click();
    await expect(page.getByRole('heading', { name: t('report.done.title') })).toBeVisible();

    const { page: admin } = await newPerson(browser, { locale, scheme: 'light', width }, 'admin');
    await open(admin, `/admin/reports?state=open&q=${id}`);
    await admin.locator('main a[href^="/admin/reports/"]').first().click();
    await expect(admin.getByText('זה העסק שלי')).toBeVisible();
    await inEveryAppearance(admin, () => expectGood(admin), locale);
    await admin.getByRole('button', { name: ta('adminReports.suspend.button') }).click();
    const dialog = admin.getByRole('alertdialog');
    await dialog.getByRole('button', { name: ta('adminReports.suspend.action') }).click();
    await expect(dialog.getByText(ta('adminReports.suspend.empty'))).toBeVisible();
    await dialog.getByLabel(ta('adminReports.suspend.reason')).fill('התחזות');
    await dialog.getByRole('button', { name: ta('adminReports.suspend.action') }).click();
    await expect(dialog).toBeHidden();
    await expect(admin.getByText(ta('adminReports.states.suspended')).first()).toBeVisible();
    await admin.context().close();

    await open(page, address);
    await expect(page).toHaveURL(/\/inactive-card/);
    await page.goto(`/report/${id}`);
    await expect(page.getByRole('heading', { name: t('report.missing.title') })).toBeVisible();
  });
