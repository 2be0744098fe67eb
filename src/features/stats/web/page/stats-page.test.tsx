import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { TagLink } from '#features/tags/web/index.ts';
import { type Locale, locales } from '#i18n/locale.ts';
import { expectSoundHtml } from '#testing/render-page.tsx';
import type { Stats } from '../../contract.ts';
import { profileExample } from '../testing/profile-example.ts';
import { renderStats } from '../testing/render-stats.tsx';
import { emptyStats, statsExample } from '../testing/stats-example.ts';
import { StatsPage } from './stats-page.tsx';

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T10:00:00Z') });
});
afterAll(() => {
  vi.useRealTimers();
});

const slots = { UpgradeDialog: () => null, TagLink };

const [from, to] = ['2026-10-17', '2026-11-15'];
const busy = statsExample(from, to);
const profileExamples = [profileExample(1, 'Noa Barak'), profileExample(2, 'Studio')];

interface RenderOptions {
  readonly locale?: Locale;
  readonly at?: string;
  readonly key?: readonly unknown[];
  readonly profiles?: typeof profileExamples;
  readonly tags?: readonly object[];
}

const render = (
  stats: Stats | undefined,
  { locale = 'he', at = '/stats', key, profiles = profileExamples, tags }: RenderOptions = {},
) =>
  renderStats(<StatsPage {...slots} />, {
    locale,
    at,
    prepare: (queries) => {
      if (stats) queries.setQueryData(key ?? ['/api/stats', 'all', from, to], stats);
      queries.setQueryData(['/api/profiles'], profiles);
      if (tags) queries.setQueryData(['/api/tags', 'list'], tags);
    },
  });

test('shows figures with changes, sources, links, shares, hours and the lead funnel of a busy month', () => {
  const html = render(busy);
  const expected = [
    '17 באוקטובר 2026 עד 15 בנובמבר 2026',
    '18% יותר מהתקופה הקודמת',
    '12 יותר מהתקופה הקודמת',
    'נגיעה בכרטיס NFC',
    'l.instagram.com',
    'טלפון',
    'Portfolio',
    'כבר לא בכרטיס',
    'העתקת הקישור',
    'לחצו או שמרו',
    'יום שלישי',
  ];
  for (const text of expected) expect(html).toContain(text);
});

test('every chart has a table with a caption and row and column headers', () => {
  const html = render(busy);
  const tables = html.match(/<table[\s\S]*?<\/table>/g) ?? [];
  expect(tables).toHaveLength(9);
  for (const table of tables) {
    expect(table).toMatch(/<caption><span[^>]*>[^<]+<\/span><\/caption>/);
    expect(table).toContain('scope="col"');
    expect(table).toContain('scope="row"');
  }
});

test('the table of the chart lists every day including empty ones, newest first', () => {
  const table = /<details[\s\S]*<\/details>/.exec(render(busy))?.[0] ?? '';
  const days = [...table.matchAll(/<th scope="row">([^<]+)</g)].map(([, day]) => day);
  expect(days).toHaveLength(30);
  expect([days[0], days[29]]).toEqual([expect.stringContaining('15 בנובמבר'), expect.stringContaining('17 באוקטובר')]);
});

test('the grid of hours has one tab stop, and a label for each cell', () => {
  const grid = /<table role="grid"[\s\S]*?<\/table>/.exec(render(busy))?.[0] ?? '';
  expect(grid.match(/<td/g)).toHaveLength(168);
  expect(grid.match(/tabindex="0"/gi)).toHaveLength(1);
  expect(grid).toContain('aria-label="שבת, ⁦23:00–00:00⁩: אין צפיות"');
});

describe('taps by NFC tag', () => {
  const tag = { code: 'ABCD2345', name: 'Wallet' };

  test('show the owner’s name of the tag with a link to it', () => {
    const html = render(busy, { tags: [tag] });
    expect(html).toMatch(/href="\/physical-cards\/tags\/ABCD2345"[^>]*>Wallet/);
    expect(html).toMatch(/····6789[\s\S]*?כבר לא שלכם/);
  });

  test('show the end of the code until the names are loaded', () => {
    const html = render(busy);
    expect(html).toContain('····2345');
    expect(html).not.toContain('כבר לא שלכם');
  });

  test('are hidden if there are none', () => {
    expect(render({ ...busy, tags: [] })).not.toContain('לפי כרטיסי NFC');
  });
});

describe('profile and range in the address', () => {
  test('shows the name of the selected profile', () => {
    const html = render({ ...busy, profileId: 2 }, { at: '/stats/2', key: ['/api/stats', 2, from, to] });
    expect(html).toContain('<bdi>Studio</bdi>');
    expect(html).toMatch(/<option value="2" selected=""/);
  });

  test('hides the selection for a user with one profile', () => {
    expect(render(busy, { profiles: profileExamples.slice(0, 1) })).not.toContain('<select');
  });

  test('shows a custom range in editable fields', () => {
    const own = statsExample('2026-11-01', '2026-11-03');
    const html = render(own, {
      at: '/stats?from=2026-11-01&to=2026-11-03',
      key: ['/api/stats', 'all', '2026-11-01', '2026-11-03'],
    });
    expect(html).toContain('value="2026-11-01"');
    expect(html).toContain('value="2026-11-03"');
  });

  test('marks the displayed range as current', () => {
    expect(render(busy)).toMatch(/aria-current="page"[^>]*>30 יום/);
  });
});

describe('a plan limited to one week', () => {
  const week = { ...statsExample('2026-11-09', to), earliest: '2026-11-09', before: null };

  test('shows longer ranges as locked, without an error', () => {
    const html = render(week);
    expect(html).toMatch(/aria-current="page"[^>]*>7 ימים/);
    expect(html.match(/בחבילות המתקדמות"/g)).toHaveLength(3);
    for (const text of ['role="alert"', 'מהתקופה הקודמת', 'כמו בחבילה שלכם']) expect(html).not.toContain(text);
  });

  test('explains that fewer days are shown than requested', () => {
    const html = render(week, { at: '/stats?range=90', key: ['/api/stats', 'all', '2026-08-18', to] });
    expect(html).toContain('מוצגים 7 ימים, כמו בחבילה שלכם');
    expect(html).toContain('href="/subscription"');
  });
});

describe('without data', () => {
  test('without views shows an empty state and a link to the editor', () => {
    const html = render(emptyStats(from, to));
    expect(html).toContain('עדיין אין צפיות בתקופה הזאת');
    expect(html).toContain('href="/editor"');
    expect(html).not.toContain('<table');
  });

  test('an empty period after a busy one is shown with its change', () => {
    const html = render({ ...emptyStats(from, to), before: busy.totals });
    expect(html).toContain('100% פחות מהתקופה הקודמת');
    expect(html).toContain('עוד לא לחצו על קישורים');
  });

  test('without a profile prompts to create one', () => {
    expect(render(emptyStats(from, to), { profiles: [] })).toContain('הסטטיסטיקה תחכה לכרטיס הראשון');
  });

  test('while loading shows the heading and a loading label', () => {
    const html = render(undefined);
    expect(html).toContain('aria-label="טוענים את הסטטיסטיקה"');
    expect(html).toContain('<h1');
  });

  test('shows not found for a profile id that is not a number', () => {
    expect(render(undefined, { at: '/stats/abc' })).toContain('אין כאן כרטיס כזה');
  });
});

describe.each(locales)('in %s', (locale) => {
  test('one h1, no inline styles, unique ids, one language', () => {
    for (const stats of [busy, emptyStats(from, to), undefined]) {
      const html = render(stats, { locale });
      expectSoundHtml(html, locale);
      expect(html.match(/<h1/g)).toHaveLength(1);
    }
  });
});
