import { describe, expect, test } from 'vitest';
import type { Locale } from '#i18n/locale.ts';
import { renderPage, testHtmlInBothLanguages } from '#testing/render-page.tsx';
import type { Tag } from '../../contract.ts';
import { profileExample, tagExample } from '../testing/tag-examples.ts';
import { tagKeys } from '../use-tags.ts';
import { TagsPanel } from './tags-panel.tsx';

const profiles = [profileExample(1, 'Noa Barak'), profileExample(2, 'Studio', 'paused')];
const render = (tags: readonly Tag[] | undefined, locale: Locale = 'he') =>
  renderPage(<TagsPanel />, {
    locale,
    prepare: (queries) => {
      if (tags) queries.setQueryData(tagKeys.list, tags);
      queries.setQueryData(['/api/profiles'], profiles);
    },
  });
const one = (change: Partial<Tag>, locale?: Locale) => render([{ ...tagExample, ...change }], locale);

test('shows a tag’s name, state, opened profile, taps and a link to its page', () => {
  const html = one({});
  for (const text of ['Wallet', 'פעיל', 'פותח את', 'Noa Barak', '41 נגיעות', 'אבד לי']) expect(html).toContain(text);
  expect(html).toContain('href="/physical-cards/tags/ABCD2345"');
  expect(html).toContain('aria-label="אבד לי: Wallet"');
});

test('identifies an unnamed tag by the end of its code', () => {
  expect(one({ name: '' })).toContain('כרטיס \u2066····2345\u2069');
});

test('shows which profile opens instead of the chosen one, and why', () => {
  const html = one({ profileId: 2 });
  expect(html).toContain('\u2068Studio\u2069 מושהה');
  expect(html).toMatch(/בינתיים פותח את <bdi[^>]*>Noa Barak/);
  expect(html).toMatch(/href="\/editor"[^>]*>[^<]*החזרה לאוויר/);
  expect(one({ profileId: null })).toContain('נמחק');
  expect(one({ profileId: 2, opensProfileId: null })).toContain('כרגע אין מה לפתוח');
});

test('shows when a temporary schedule ends, in Israel time', () => {
  const until = '2099-11-19T16:00:00.000Z';
  const html = one({ profileId: 2, schedule: { profileId: 1, until } });
  expect(html).toMatch(/פותח עד[^<]*18:00[^<]*<bdi[^>]*>Noa Barak/);
});

test('a frozen tag can be unfrozen and describes what its finder sees', () => {
  const html = one({ state: 'frozen' });
  for (const text of ['אבד, מוקפא', 'הודעה מנומסת', 'נמצא!']) expect(html).toContain(text);
  expect(html).not.toContain('Noa Barak');
});

test('a retired tag has no buttons', () => {
  const html = one({ state: 'retired', taps: 0 });
  expect(html).toContain('יצא משימוש');
  expect(html).not.toContain('<button');
  expect(html).not.toContain('בלי נגיעות');
});

test('a card whose chip is not written yet is being made and cannot be lost', () => {
  const html = one({ isMade: false, taps: 0 });
  expect(html).toContain('בהכנה');
  for (const text of ['פעיל', '<button', 'בלי נגיעות']) expect(html).not.toContain(text);
  expect(one({ isMade: false, state: 'retired' })).toContain('יצא משימוש');
});

test('shows a pending transfer', () => {
  expect(one({ offer: { email: null, expiresAt: '2026-11-22T08:00:00.000Z' } })).toContain('מחכה שיקבלו אותו');
});

describe('instead of the list', () => {
  test('explains to a user without tags how to add a card', () => {
    expect(render([])).toContain('הצמידו אותו לטלפון');
  });

  test('shows a loading state while loading', () => {
    expect(render(undefined)).toContain('aria-busy="true"');
  });
});

testHtmlInBothLanguages((locale) => [
  one({ profileId: 2 }, locale),
  one({ state: 'frozen', name: '' }, locale),
  render([], locale),
]);
