import type { Page } from '@playwright/test';
import {
  applyAppearance,
  bothLocales,
  expect,
  expectAccessible,
  expectContentAccessible,
  expectNoSidewaysScroll,
  inEveryAppearance,
  open,
  test,
} from '../support/journey.ts';

const pages = [
  ['/', 'landing'],
  ['/examples', 'examples'],
  ['/embed', 'a card on one’s own site'],
  ['/accessibility', 'accessibility statement'],
  ['/privacy', 'privacy'],
  ['/terms', 'terms'],
  ['/refund', 'refunds'],
  ['/help', 'help'],
  ['/sitemap', 'sitemap'],
  ['/help/lost-card', 'an answer'],
  ['/contact?topic=password', 'contact'],
  ['/blog', 'blog'],
  ['/blog/nfc-cards-in-plain-words', 'a post'],
  ['/blog/nothing-here', 'a post that is none'],
  ['/communities', 'communities'],
  ['/communities/home-pros', 'a community'],
  ['/inactive-card', 'a card at rest'],
  ['/subscription-required?name=Dana', 'subscription required'],
  ['/payment-demo', 'a payment to try'],
  ['/at-routes-test', 'addresses to try'],
  ['/unsubscribe', 'a link to stop mails that is none'],
  ['/nothing-here', 'page not found'],
  ['/p/nobody', 'profile not found'],
  ['/ui', 'primitives'],
] as const;

/** Pages that contain user content or show both languages side by side. */
const inBothLanguages = [
  '/blog',
  '/blog/nothing-here',
  '/communities/home-pros',
  '/examples',
  '/sitemap',
  '/embed',
  '/at-routes-test',
  '/unsubscribe',
  '/ui',
];

// `/ui` shows the primitives in both directions at once, so it runs in one locale only.
for (const [path, name] of pages)
  for (const locale of path === '/ui' ? (['he'] as const) : bothLocales)
    test(`${name}: accessible, in the right direction and without sideways scrolling, in every appearance (${locale})`, async ({
      page,
    }) => {
      await applyAppearance(page, { locale, scheme: 'light', width: 375 });
      await open(page, path);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('html')).toHaveAttribute('dir', locale === 'he' ? 'rtl' : 'ltr');
      await expect(page.locator('h1')).toHaveCount(1);
      await inEveryAppearance(
        page,
        async () => {
          await expectNoSidewaysScroll(page);
          await (path === '/' ? expectAccessible(page) : expectContentAccessible(page));
        },
        locale,
      );
      if (locale === 'en' && !inBothLanguages.includes(path)) await expectNoHebrew(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expect(page.locator('h1')).toBeVisible();
      await expectNoSidewaysScroll(page);
    });

/** Ignores the name of the Hebrew language itself. */
async function expectNoHebrew(page: Page): Promise<void> {
  const text = ((await page.locator('body').textContent()) ?? '').replaceAll('\u05e2\u05d1\u05e8\u05d9\u05ea', '');
  expect(text.match(/[\u0590-\u05ff]+/g)).toBeNull();
}
