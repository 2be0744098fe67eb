import { describe, expect, test, vi } from 'vitest';
import type { Profile } from '#features/profiles/contract.ts';
import { type Locale, locales } from '#i18n/locale.ts';
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

test('whoever has no card begins one', () => {
  const html = render([]);
  expect(html).toContain('יוצרים כרטיס ביקור דיגיטלי');
  expect(html.match(/aria-pressed=/g)).toHaveLength(6);
  expect(html).not.toContain('חזרה לכרטיסים');
});

test('whoever has cards sees what they are called, where they stand and how they are', () => {
  const html = render([profileExample, draft]);
  for (const text of ['Noa Barak', 'negia.example/p/noa-barak', 'באוויר', 'הראשי', 'טיוטה', 'href="/editor/8"'])
    expect(html).toContain(text);
});

test('a new card is one press away, and so is the way back', () => {
  expect(render([profileExample])).toContain('href="/editor?new=1"');
  expect(render([profileExample], 'he', '/editor?new=1')).toContain('חזרה לכרטיסים');
});

test('a deleted card can come back, and says until when', () => {
  const deleted = { ...profileExample, deletesAt: '2026-12-15T08:00:00.000Z' };
  expect(render([draft], 'he', '/editor', [deleted])).toContain('נמחקו לאחרונה');
  expect(render([draft])).not.toContain('נמחקו לאחרונה');
});

describe.each(locales)('in %s', (locale) => {
  test('no inline style and unique ids', () => {
    const html = render([profileExample, draft], locale) + render([], locale);
    expect(html).not.toMatch(/\sstyle=/);
    const ids = [...render([profileExample, draft], locale).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test('English holds no Hebrew', () => {
  expect(render([profileExample, draft], 'en').match(/[\u0590-\u05ff]+/g)).toBeNull();
  expect(render([], 'en').match(/[\u0590-\u05ff]+/g)).toBeNull();
});
