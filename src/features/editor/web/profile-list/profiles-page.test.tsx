import { expect, test, vi } from 'vitest';
import type { Profile } from '#features/profiles/contract.ts';
import { type Locale, locales } from '#i18n/locale.ts';
import { expectSoundHtml } from '#testing/expect-sound-html.ts';
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
