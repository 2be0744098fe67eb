import { describe, expect, test } from 'vitest';
import { adminKeys } from '#features/admin/web/index.ts';
import { renderAdmin } from '#features/admin/web/testing/render-admin.tsx';
import type { Locale } from '#i18n/locale.ts';
import { type AdminProfileDetail, adminProfilesApi } from '../../admin-contract.ts';
import { ProfileAdminPage } from './profile-admin-page.tsx';
import { ProfilesAdminPage } from './profiles-admin-page.tsx';
import { profileExample } from './testing/profile-examples.ts';

const hebrew = /[\u0590-\u05ff]+/g;

const list = (rows: AdminProfileDetail[], locale: Locale = 'he', query = '') =>
  renderAdmin(<ProfilesAdminPage />, {
    path: '/admin/profiles',
    at: `/admin/profiles${query && `?${query}`}`,
    locale,
    prepare: (queries) =>
      queries.setQueryData(adminKeys.list(adminProfilesApi.list, Object.fromEntries(new URLSearchParams(query))), {
        rows,
        next: null,
      }),
  });
const page = (profile: AdminProfileDetail | undefined, locale: Locale = 'he', id = '12') =>
  renderAdmin(<ProfileAdminPage />, {
    path: '/admin/profiles/:id',
    at: `/admin/profiles/${id}`,
    locale,
    prepare: (queries) => profile && queries.setQueryData(adminKeys.detail(adminProfilesApi.find, profile.id), profile),
  });

describe('the list of users', () => {
  test('shows each profile with its owner and current status', () => {
    const owner = { id: 8, username: 'ron', displayName: 'Ron', isSuspended: true };
    const html = list([profileExample(), profileExample({ id: 13, status: 'draft', name: '', owner })], 'en');
    for (const text of ['href="/admin/profiles/12"', 'href="/admin/users/8"', 'Unnamed card'])
      expect(html).toContain(text);
    expect(html.match(/Owner suspended/g)).toHaveLength(1);
  });

  test('filtered by one owner links to all profiles', () => {
    expect(list([profileExample()], 'en', 'owner=7')).toContain('All cards');
    expect(list([profileExample()], 'en')).not.toContain('All cards');
  });

  test('has an empty state', () => {
    expect(list([])).toContain('עוד אין כרטיסים');
  });
});

describe('the profile page', () => {
  test('shows its details, figures, addresses and versions', () => {
    const html = page(profileExample(), 'en');
    for (const text of ['1,234', '050-555-0123', 'dana@bread.example', '/p/dana-old', 'Printed on a card', 'Baker'])
      expect(html).toContain(text);
    expect(html).toContain('href="/p/dana"');
    expect(html).toContain('href="/admin/audit?target=profile:12"');
    expect(html).toMatch(/>Suspend</);
  });

  test('shows the reason of a suspension and the button to end it, without a link to the page', () => {
    const suspended = { suspendedAt: '2026-11-10T10:00:00.000Z', suspendedReason: 'Spam' };
    const html = page(profileExample({ status: 'suspended', ...suspended }), 'en');
    expect(html).toContain('The owner was told: Spam');
    expect(html).toContain('End the suspension');
    expect(html).not.toContain('Open the card');
  });

  test('offers no suspension for a profile deleted by its owner', () => {
    const html = page(profileExample({ status: 'deleted', deletedAt: '2026-11-10T10:00:00.000Z' }), 'en');
    expect(html).toContain('The owner has deleted this card');
    expect(html).not.toMatch(/>Suspend</);
  });

  test('shows not found for an invalid id', () => {
    expect(page(undefined, 'he', 'dana')).toContain('אין כרטיס כזה');
  });
});

test('contains no Hebrew in English', () => {
  for (const html of [list([profileExample()], 'en'), page(profileExample(), 'en'), page(undefined, 'en', 'x')])
    expect(html.match(hebrew)).toBeNull();
  expect(page(profileExample())).toMatch(hebrew);
});
