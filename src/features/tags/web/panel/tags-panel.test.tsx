import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#i18n/locale.ts';
import { renderPage } from '#testing/render-page.tsx';
import type { Tag } from '../../contract.ts';
import { profileExample } from '../testing/profile-example.ts';
import { tagExample } from '../testing/tag-examples.ts';
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

test('a tag has a name, a state, what it opens, its taps and a page of its own', () => {
  const html = one({});
  for (const text of ['Wallet', 'פעיל', 'פותח את', 'Noa Barak', '41 נגיעות', 'אבד לי']) expect(html).toContain(text);
  expect(html).toContain('href="/physical-cards/tags/ABCD2345"');
  expect(html).toContain('aria-label="אבד לי: Wallet"');
});

test('one without a name is told by the end of its code', () => {
  expect(one({ name: '' })).toContain('כרטיס \u2066····2345\u2069');
});

test('where another profile is opened than the chosen one, it says which and why', () => {
  const html = one({ profileId: 2 });
  expect(html).toContain('\u2068Studio\u2069 בהפסקה');
  expect(html).toMatch(/בינתיים פותח את <bdi[^>]*>Noa Barak/);
  expect(one({ profileId: null })).toContain('נמחק');
  expect(one({ profileId: 2, opensProfileId: null })).toContain('כרגע אין מה לפתוח');
});

test('what is only for a while says until when, on the clocks of Israel', () => {
  const until = '2099-11-19T16:00:00.000Z';
  const html = one({ profileId: 2, schedule: { profileId: 1, until } });
  expect(html).toMatch(/פותח עד[^<]*18:00[^<]*<bdi[^>]*>Noa Barak/);
});

test('a frozen one is brought back in one press, and says what its finder sees', () => {
  const html = one({ state: 'frozen' });
  for (const text of ['אבד, קפוא', 'הודעה מנומסת', 'נמצא!']) expect(html).toContain(text);
  expect(html).not.toContain('Noa Barak');
});

test('a retired one has nothing to press', () => {
  const html = one({ state: 'retired', taps: 0 });
  expect(html).toContain('יצא משימוש');
  expect(html).not.toContain('<button');
  expect(html).not.toContain('בלי נגיעות');
});

test('one that is on its way to somebody else says so', () => {
  expect(one({ offer: { email: null, expiresAt: '2026-11-22T08:00:00.000Z' } })).toContain('מחכה שיקבלו אותו');
});

describe('in place of the list', () => {
  test('whoever has none learns how a new card comes here', () => {
    expect(render([])).toContain('הצמידו אותו לטלפון');
  });

  test('while it loads, something stands there and says so', () => {
    expect(render(undefined)).toContain('aria-busy="true"');
  });
});

describe.each(locales)('in %s', (locale) => {
  test('no inline style, one language', () => {
    for (const html of [
      one({ profileId: 2 }, locale),
      one({ state: 'frozen', name: '' }, locale),
      render([], locale),
    ]) {
      expect(html).not.toMatch(/\sstyle=/);
      if (locale === 'en') expect(html.match(/[\u0590-\u05ff]+/g)).toBeNull();
    }
  });
});
