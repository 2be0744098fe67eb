import { expect, test, vi } from 'vitest';
import type { Profile } from '#features/profiles/contract.ts';
import { type Locale, locales } from '#i18n/locale.ts';
import { expectSoundHtml } from '#testing/render-page.tsx';
import { profileExample } from '../testing/profile-example.ts';
import { renderEditor } from '../testing/render-editor.tsx';
import { ProfilesPage } from './profiles-page.tsx';

vi.stubGlobal('window', { location: { host: 'negia.example', origin: 'https://negia.example' } });

const draft: Profile = { ...profileExample, id: 8, status: 'draft', isPrimary: false, address: '/p/eight' };

function render(profiles: readonly Profile[], locale: Locale = 'he', at = '/editor', deleted: readonly Profile[] = []) {
  return renderEditor(<ProfilesPage />, {
    locale,
    at,
    prepare: (queries) => {
      queries.setQueryData(['/api/profiles'], profiles);
      queries.setQueryData(['/api/profiles/deleted'], deleted);
      queries.setQueryData(['/api/stats/week'], [{ profileId: profileExample.id, views: 1_140, leads: 1 }]);
    },
  });
}

test('an owner without profiles sees the creation form', () => {
  const html = render([]);
  expect(html).toContain('יוצרים כרטיס ביקור דיגיטלי');
  expect(html.match(/aria-pressed=/g)).toHaveLength(6);
  expect(html).not.toContain('חזרה לכרטיסים');
});

test('an owner sees each profile’s name, address and status', () => {
  const html = render([profileExample, draft]);
  for (const text of ['Noa Barak', 'negia.example/p/noa-barak', 'באוויר', 'ראשי', 'טיוטה', 'href="/editor/8"'])
    expect(html).toContain(text);
});

test.each([
  ['published', true, ['פרסום השינויים', 'עריכה', 'שיתוף', 'QR', 'סטטיסטיקה']],
  ['published', false, ['עריכה', 'שיתוף', 'QR', 'סטטיסטיקה']],
  ['paused', false, ['החזרה לאוויר', 'עריכה', 'סטטיסטיקה']],
  ['suspended', false, ['עריכה', 'סטטיסטיקה']],
  ['expired', false, ['שדרוג החבילה']],
  ['leaving', true, ['עריכה', 'סטטיסטיקה']],
  ['draft', true, ['המשך ופרסום']],
] as const)('offers what a profile allows: %s, with changes: %s', (status, hasChanges, actions) => {
  const html = render([{ ...profileExample, status, hasChanges, isPrimary: false }]);
  const buttons = /<(?:a|button) [^>]*data-size="(?:sm|default)"[^>]*>(?:<svg.*?<\/svg>)?([^<]+)</g;
  const found = [...html.matchAll(buttons)].map(([, text]) => text);
  expect(found).toEqual(['כרטיס דיגיטלי חדש', ...actions]);
});

test('shows the views and leads of the week, and none for a draft', () => {
  const html = render([profileExample]);
  for (const text of ['1,140', 'צפיות השבוע', 'פנייה השבוע']) expect(html).toContain(text);
  expect(render([{ ...draft, publishedAt: null }])).not.toContain('השבוע');
});

test('links to a new profile and back to the list', () => {
  expect(render([profileExample])).toContain('href="/editor?new=1"');
  expect(render([profileExample], 'he', '/editor?new=1')).toContain('חזרה לכרטיסים');
});

test('shows recently deleted profiles only when there are any', () => {
  const deleted = { ...profileExample, deletesAt: '2026-12-15T08:00:00.000Z' };
  expect(render([draft], 'he', '/editor', [deleted])).toContain('נמחקו לאחרונה');
  expect(render([draft])).not.toContain('נמחקו לאחרונה');
});

test.each(locales)('is sound HTML in %s', (locale) => {
  for (const profiles of [[profileExample, draft], []]) expectSoundHtml(render(profiles, locale), locale);
});
