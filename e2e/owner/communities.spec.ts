import { communitiesAdminTexts } from '../../src/features/communities/web/admin/admin-texts.ts';
import { communityPageTexts } from '../../src/features/communities/web/community/community-texts.ts';
import { ownMembershipTexts } from '../../src/features/communities/web/community/own/own-texts.ts';
import { communitiesPageTexts } from '../../src/features/communities/web/list/list-texts.ts';
import { translator } from '../../src/i18n/translator.ts';
import { callingOwner } from '../support/calling-owner.ts';
import { applyAppearance, bothLocales, expect, expectGoodInEveryAppearance, open, test } from '../support/journey.ts';
import { newPerson } from '../support/people.ts';

const origin = () => process.env.NEGIA_URL ?? '';

for (const locale of bothLocales)
  test(`an admin creates a community; an owner joins, hides, is removed and is readmitted (${locale})`, async ({
    browser,
    page,
  }) => {
    const admin = translator(communitiesAdminTexts, locale);
    const membershipText = translator(ownMembershipTexts, locale);
    const pageText = translator(communityPageTexts, locale);
    const appearance = { locale, scheme: 'light', width: locale === 'he' ? 375 : 1280 } as const;
    const adminUser = await newPerson(browser, appearance, 'admin');
    const slug = `try-${adminUser.username}`;
    await open(adminUser.page, '/admin/communities');
    await adminUser.page
      .getByRole('button', { name: admin('communitiesAdmin.add') })
      .first()
      .click();
    await adminUser.page.getByLabel(admin('communitiesAdmin.form.nameHe')).fill(`קהילה ${adminUser.username}`);
    await adminUser.page.getByLabel(admin('communitiesAdmin.form.nameEn')).fill(`Community ${adminUser.username}`);
    await adminUser.page.getByLabel(admin('communitiesAdmin.form.slug')).fill(slug);
    await adminUser.page.getByRole('button', { name: admin('communitiesAdmin.form.add') }).click();
    await expect(adminUser.page.getByText(admin('communitiesAdmin.form.added')).first()).toBeVisible();

    // A visitor sees the empty community with an invitation to register.
    await applyAppearance(page, appearance);
    await open(page, `/communities/${slug}`);
    await expect(page.getByText(pageText('communityPage.empty.title'))).toBeVisible();
    await expect(page.getByRole('button', { name: pageText('communityPage.join.register') })).toBeVisible();

    // An owner joins with a published profile.
    const owner = await callingOwner(origin());
    const created = await owner.get('POST', '/api/profiles', { name: 'Dana Cohen' });
    const profile = await owner.publish(created, created.document);
    const context = await browser.newContext({ baseURL: origin() });
    await context.addCookies([...owner.cookies].map(([name, value]) => ({ name, value, url: origin() })));
    const dana = await context.newPage();
    await applyAppearance(dana, appearance);
    await open(dana, `/communities/${slug}`);
    await dana.getByRole('button', { name: membershipText('ownMembership.form.submit'), exact: true }).click();
    await expect(dana.getByText(membershipText('ownMembership.form.done')).first()).toBeVisible();
    await expect(dana.locator(`a[href="/p/${profile.slug}"]`).first()).toBeVisible();
    await expectGoodInEveryAppearance(dana, locale);
    await page.reload();
    await expect(page.locator(`a[href="/p/${profile.slug}"]`)).toBeVisible();

    // Unlisted, but still a member.
    await dana
      .getByRole('switch', { name: membershipText('ownMembership.form.listed') })
      .first()
      .click();
    await expect(dana.locator(`a[href="/p/${profile.slug}"]`)).toHaveCount(0);
    await dana
      .getByRole('switch', { name: membershipText('ownMembership.form.listed') })
      .first()
      .click();
    await expect(dana.locator(`a[href="/p/${profile.slug}"]`).first()).toBeVisible();

    // An admin removes the member with a message and restores them.
    await adminUser.page
      .getByRole('button', {
        name: new RegExp(`${admin('communitiesAdmin.actions', { name: '' }).trim()}.*${adminUser.username}`),
      })
      .click();
    await adminUser.page.getByRole('menuitem', { name: admin('communitiesAdmin.members') }).click();
    await adminUser.page
      .getByRole('button', { name: /Dana Cohen/ })
      .first()
      .click();
    await adminUser.page.getByLabel(admin('communitiesAdmin.out.note')).fill('Another field');
    await adminUser.page.getByRole('button', { name: admin('communitiesAdmin.out.confirm') }).click();
    await expect(adminUser.page.getByText(admin('communitiesAdmin.out.done')).first()).toBeVisible();
    await dana.reload();
    await expect(dana.getByRole('link', { name: membershipText('ownMembership.removed.action') })).toHaveAttribute(
      'href',
      '/contact',
    );
    await adminUser.page
      .getByRole('button', { name: /Dana Cohen/ })
      .first()
      .click();
    await expect(adminUser.page.getByText(admin('communitiesAdmin.people.restored')).first()).toBeVisible();

    // Leaving requires confirmation.
    await dana.reload();
    await dana.getByRole('button', { name: membershipText('ownMembership.member.leave'), exact: true }).click();
    await dana.getByRole('button', { name: membershipText('ownMembership.member.leaveConfirm') }).click();
    await expect(dana.getByText(membershipText('ownMembership.member.left')).first()).toBeVisible();
    await context.close();

    // Hides the community for all users. The first Escape may only close the success toast above the dialog.
    await expect(async () => {
      await adminUser.page.keyboard.press('Escape');
      await expect(adminUser.page.getByRole('dialog')).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
    await adminUser.page
      .getByRole('button', {
        name: new RegExp(`${admin('communitiesAdmin.actions', { name: '' }).trim()}.*${adminUser.username}`),
      })
      .click();
    await adminUser.page.getByRole('menuitem', { name: admin('communitiesAdmin.hide') }).click();
    await expect(adminUser.page.getByText(admin('communitiesAdmin.hiddenNow')).first()).toBeVisible();
    expect((await page.request.get(`/communities/${slug}`)).status()).toBe(404);
    await expectGoodInEveryAppearance(adminUser.page, locale);
  });

for (const locale of bothLocales)
  test(`communities are searched by text, and the URL stores the search (${locale})`, async ({ page }) => {
    const t = translator(communitiesPageTexts, locale);
    await applyAppearance(page, { locale, scheme: 'light', width: 1280 });
    await open(page, '/communities');
    const list = page.getByRole('list', { name: t('communitiesPage.list') });
    const all = await list.getByRole('listitem').count();
    expect(all).toBeGreaterThanOrEqual(8);
    const search = page.getByRole('searchbox', { name: t('communitiesPage.search.label') });
    await search.fill(locale === 'he' ? 'חיפה' : 'Haifa');
    await expect.poll(() => list.getByRole('listitem').count()).toBeLessThan(all);
    await expect(page).toHaveURL(/q=/);
    await page.reload();
    await expect(search).toHaveValue(locale === 'he' ? 'חיפה' : 'Haifa');
    await search.fill('qzxqzx');
    await expect(page.getByText(t('communitiesPage.none.title'))).toBeVisible();
    await page.getByRole('button', { name: t('communitiesPage.none.action') }).click();
    // Not an exact count: parallel tests create and hide communities meanwhile.
    await expect.poll(() => list.getByRole('listitem').count()).toBeGreaterThanOrEqual(8);
  });
