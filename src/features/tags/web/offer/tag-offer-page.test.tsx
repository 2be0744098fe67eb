import { expect, test } from 'vitest';
import type { Profile } from '#features/profiles/contract.ts';
import type { Locale } from '#i18n/locale.ts';
import { renderPage, testHtmlInBothLanguages } from '#testing/render-page.tsx';
import { requestErrorOf } from '#web-kit/api/request-error.ts';
import type { TagOffer } from '../../contract.ts';
import { offerExample, profileExample } from '../testing/tag-examples.ts';
import { tagKeys } from '../use-tags.ts';
import { OfferFailed, TagOfferPage } from './tag-offer-page.tsx';

const token = 'abcdefghijklmnopqrstuvwx';
interface RenderOptions {
  readonly locale?: Locale;
  readonly profiles?: readonly Profile[];
}

const render = (
  offer: Partial<TagOffer> | undefined,
  { locale = 'he', profiles = [profileExample(1, 'Dan Levi')] }: RenderOptions = {},
) =>
  renderPage(<TagOfferPage />, {
    locale,
    path: '/tag-offers/:token',
    at: `/tag-offers/${token}`,
    prepare: (queries) => {
      if (offer) queries.setQueryData(tagKeys.offered(token), { ...offerExample, ...offer });
      queries.setQueryData(['/api/profiles'], profiles);
    },
  });
const failed = (status: number, locale: Locale = 'he') =>
  renderPage(<OfferFailed error={requestErrorOf(status, 'words', {})} onRetry={() => undefined} />, { locale });

test('shows the giver, the card, the expiry, the profile it will open and both answers', () => {
  const html = render({});
  for (const text of ['\u2068Noa Barak\u2069 רוצה', 'Wallet', '22 בנוב׳ 2026', 'קבלת הכרטיס', 'לא, תודה'])
    expect(html).toContain(text);
  expect(html).toMatch(/<option value="1" selected="">Dan Levi/);
});

test('offers to create a profile for a user without one', () => {
  const html = render({}, { profiles: [] });
  expect(html).toContain('ניצור לכם אחד');
  expect(html).not.toContain('<select');
});

test('the giver’s own offer has no form and links to where it can be withdrawn', () => {
  const html = render({ isOwn: true });
  expect(html).toContain('href="/physical-cards/tags/ABCD2345"');
  expect(html).not.toContain('<form');
});

test('an expired link shows a notice with a way on; other failures offer a retry', () => {
  expect(failed(404)).toContain('הקישור כבר לא פעיל');
  expect(failed(400)).toContain('href="/dashboard"');
  expect(failed(503)).toContain('לנסות שוב');
  expect(failed(503)).not.toContain('כבר לא פעיל');
});

test('shows a loading state while loading', () => {
  expect(render(undefined)).toContain('aria-busy="true"');
});

testHtmlInBothLanguages((locale) => [
  render({}, { locale }),
  render({}, { locale, profiles: [] }),
  failed(404, locale),
]);
