import sharp from 'sharp';
import { blogAdminTexts } from '../../src/features/blog/web/admin/admin-texts.ts';
import { postEditorTexts } from '../../src/features/blog/web/admin/editor-texts.ts';
import { translator } from '../../src/i18n/translator.ts';
import { bothLocales, expect, expectGoodInEveryAppearance, open, test } from '../support/journey.ts';
import { newOwner } from '../support/owner.ts';
import { newPerson } from '../support/people.ts';

for (const locale of bothLocales)
  test(`an admin writes a post, previews it, publishes it and edits it (${locale})`, async ({ browser }) => {
    const texts = translator(blogAdminTexts, locale);
    const t = translator(postEditorTexts, locale);
    const { page, ...admin } = await newPerson(
      browser,
      { locale, scheme: 'light', width: locale === 'he' ? 375 : 1280 },
      'admin',
    );
    const title = locale === 'he' ? `פוסט לניסיון ${admin.username}` : `A post to try ${admin.username}`;
    await open(page, '/blog-admin');
    await expectGoodInEveryAppearance(page, locale);
    await page
      .getByRole('button', { name: texts('blogAdmin.make.button') })
      .first()
      .click();
    await page.getByLabel(texts('blogAdmin.make.name')).fill(title);
    await page.getByLabel(texts('blogAdmin.language.label')).last().selectOption(locale);
    await page.getByRole('button', { name: texts('blogAdmin.make.confirm') }).click();
    await page.waitForURL(/\/blog-admin\/\d+$/);

    const body = page.locator('#post-body');
    await body.click();
    await page.getByRole('button', { name: t('postEditor.body.heading2'), exact: true }).click();
    await expect(body).toBeFocused();
    await page.keyboard.type('First heading');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Some words ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('in bold');
    await page.keyboard.press('Control+b');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: t('postEditor.body.quote') }).click();
    await expect(body).toBeFocused();
    await page.keyboard.type('A quote');
    // Uploads an image file.
    const picture = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#2b8a83' } })
      .png()
      .toBuffer();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: t('postEditor.body.picture') }).click();
    await (await chooser).setFiles({ name: 'sea.png', mimeType: 'image/png', buffer: picture });
    await expect(body.locator('img')).toBeVisible({ timeout: 20_000 });
    // Drafts are saved automatically; publishing shows validation errors for missing fields.
    await expect(page.getByText(t('postEditor.save.saved'), { exact: true }).first()).toBeVisible({ timeout: 20_000 });
    await page.getByRole('button', { name: t('postEditor.publish.draft') }).click();
    await page.getByRole('menuitem', { name: t('postEditor.publish.now') }).click();
    await expect(page.getByRole('textbox', { name: t('postEditor.fields.summary') })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await page.getByRole('textbox', { name: t('postEditor.fields.summary') }).fill('What it is about');
    await expect(page.getByText(t('postEditor.save.saved'), { exact: true }).first()).toBeVisible({ timeout: 20_000 });
    await expectGoodInEveryAppearance(page, locale);

    await page.getByRole('link', { name: t('postEditor.preview') }).click();
    await page.waitForURL(/\/preview$/);
    const isVisible = async () => {
      const frames = await Promise.all(page.frames().map((frame) => frame.getByText('A quote').count()));
      return frames.some((count) => count > 0);
    };
    await expect.poll(isVisible).toBe(true);
    await page.goBack();
    await page.getByRole('button', { name: t('postEditor.publish.draft') }).click();
    await page.getByRole('menuitem', { name: t('postEditor.publish.now') }).click();
    await expect(page.getByText(texts('blogAdmin.done.published')).first()).toBeVisible();

    // The published post contains all of its parts and nothing else.
    const reader = await browser.newContext({ baseURL: process.env.NEGIA_URL ?? '', locale });
    const visitor = await reader.newPage();
    const { posts } = await (await visitor.request.get(`/api/blog-posts?language=${locale}`)).json();
    const [{ slug }] = posts.filter((one: { title: string }) => one.title === title);
    await visitor.goto(`/blog/${slug}`);
    await expect(visitor.getByRole('heading', { name: 'First heading', level: 2 })).toBeVisible();
    await expect(visitor.locator('article strong', { hasText: 'in bold' })).toBeVisible();
    await expect(visitor.locator('blockquote')).toHaveText('A quote');

    // Changes to a published post are not live until the button is clicked.
    await body.getByText('A quote').click();
    await page.keyboard.press('End');
    await page.keyboard.type(', longer');
    await expect(page.getByText(t('postEditor.save.held')).first()).toBeVisible();
    await visitor.reload();
    await expect(visitor.locator('blockquote')).toHaveText('A quote');
    await page.getByRole('button', { name: t('postEditor.publish.update') }).click();
    await expect(page.getByText(t('postEditor.publish.updated')).first()).toBeVisible();
    await visitor.reload();
    await expect(visitor.locator('blockquote')).toHaveText('A quote, longer');

    // Deleting a post requires confirmation.
    await open(page, `/blog-admin?q=${admin.username}`);
    await page
      .getByRole('button', { name: new RegExp(title) })
      .first()
      .click();
    await page.getByRole('menuitem', { name: texts('blogAdmin.row.remove') }).click();
    await page.getByRole('button', { name: texts('blogAdmin.remove.confirm') }).click();
    await expect(page.getByText(texts('blogAdmin.done.removed')).first()).toBeVisible();
    expect((await visitor.request.get(`/blog/${slug}`)).status()).toBe(404);
    await reader.close();
  });

test('only an admin can open the blog and community admin pages', async ({ browser }) => {
  const { page } = await newPerson(browser, { locale: 'en', scheme: 'light', width: 1280 });
  for (const path of ['/blog-admin', '/blog-admin/1', '/blog-admin/1/preview', '/admin/communities']) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#post-body')).toHaveCount(0);
    await expect(page.getByText(newOwner().username)).toHaveCount(0);
  }
  for (const path of ['/api/admin/blog-posts', '/api/admin/blog-posts/1', '/api/admin/communities'])
    expect((await page.request.get(path)).status()).toBe(403);
});
