import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#i18n/locale.ts';
import { expectSoundHtml, renderPage } from '#testing/render-page.tsx';
import type { Community } from '../../contract.ts';
import { communityKeys } from '../queries.ts';
import { communityExample } from '../testing/community-examples.ts';
import { CommunitiesPage } from './communities-page.tsx';
import { filterOf, withFilter } from './filter-in-address.ts';

const picture = 'p_5ivovlzuizoaa7eto6dl5v_500x200_9db6c4';
const all = [
  communityExample(),
  communityExample({ id: 8, slug: 'law', field: 'law', city: '', picture, membersCount: 0 }),
];

const page = (communities: Community[] | undefined, locale: Locale = 'he') =>
  renderPage(<CommunitiesPage />, {
    locale,
    prepare: (queries) => {
      const fields = [...new Set((communities ?? []).map(({ field }) => field))];
      const cities = (communities ?? []).map(({ city }) => city).filter(Boolean);
      if (communities) queries.setQueryData(communityKeys.list(locale, {}), { communities, cities, fields });
    },
  });

describe('the list of communities', () => {
  test('links each community with its field, city and number of members', () => {
    const html = page(all);
    for (const text of ['href="/communities/bakers"', 'Bakers &quot;&lt;b&gt;&quot;', 'Haifa', 'אוכל ואפייה'])
      expect(html).toContain(text);
    for (const text of ['שני עסקים', 'מחכה לעסק הראשון', 'כל הארץ']) expect(html).toContain(text);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test('shows the picture, or an illustration of the field when there is none', () => {
    const html = page(all);
    expect(html).toContain('src="/files/5ivovlzuizoaa7eto6dl5v-500.webp"');
    expect(html).toContain('data-field="food"');
    expect(html).not.toContain('data-field="law"');
  });

  test('offers the fields and cities in use, with “all” first', () => {
    const html = page(all);
    const fields = [...html.matchAll(/type="radio"[^>]*value="(\w*)"/g)].map(([, value]) => value);
    expect(fields).toEqual(['', 'food', 'law']);
    expect([...html.matchAll(/<option value="([^"]*)"/g)].map(([, value]) => value)).toEqual(['', 'Haifa']);
  });

  test('shows a loading state, and a link to the examples when empty', () => {
    expect(page(undefined)).toContain('aria-busy="true"');
    expect(page([])).toContain('href="/examples"');
    expect(page([])).not.toContain('type="search"');
  });

  test.each([
    [1, 'עסק אחד'],
    [2, 'שני עסקים'],
    [11, '11 עסקים'],
  ])('uses the correct plural form for %i', (membersCount, text) => {
    expect(page([communityExample({ membersCount })])).toContain(text);
  });
});

describe('the filter in the URL', () => {
  test('is parsed, ignoring invalid values', () => {
    expect(filterOf('?field=food&city=%20Haifa%20&q=bread')).toEqual({ field: 'food', city: 'Haifa', q: 'bread' });
    expect(filterOf('?field=magic&city=&q=%20&lang=en')).toEqual({});
    expect(filterOf(`?q=${'x'.repeat(200)}`).q).toHaveLength(100);
  });

  test('is written next to other query parameters and removed when empty', () => {
    const at = (search: string) => ({ pathname: '/communities', search });
    expect(withFilter(at('?lang=en'), { field: 'food' })).toBe('/communities?lang=en&field=food');
    expect(withFilter(at('?field=food&q=x'), {})).toBe('/communities');
    const filter = { field: 'law', city: 'תל אביב', q: 'a&b=c' } as const;
    expect(filterOf(new URL(withFilter(at(''), filter), 'http://x').search)).toEqual(filter);
  });
});

test.each(locales)('is sound HTML in %s', (locale) => {
  for (const communities of [all, [], undefined]) expectSoundHtml(page(communities, locale), locale);
});
