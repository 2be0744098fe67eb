import { describe, expect, test } from 'vitest';
import { adminKeys } from '#features/admin/web/index.ts';
import { renderAdmin } from '#features/admin/web/testing/render-admin.tsx';
import type { Locale } from '#i18n/locale.ts';
import { type AdminProfileDetail, adminProfilesApi } from '../../admin-contract.ts';
import { ProfileAdminPage } from './profile-admin-page.tsx';
import { ProfilesAdminPage } from './profiles-admin-page.tsx';
import { profileExample } from './testing/profile-examples.ts';

const hebrew = /[\u0590-\u05ff]+/g;

const list = (rows: AdminProfileDetail[] | undefined, locale: Locale = 'he', query = '') =>
  renderAdmin(<ProfilesAdminPage />, {
    path: '/admin/profiles',
    at: `/admin/profiles${query && `?${query}`}`,
    locale,
    prepare: (queries) =>
      rows &&
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

describe('the list', () => {
  test('shows each card with its owner and what it is now', () => {
    const owner = { id: 8, username: 'ron', displayName: 'Ron', isSuspended: true };
    const html = list([profileExample(), profileExample({ id: 13, status: 'draft', name: '', owner })], 'en');
    expect(html).toContain('href="/admin/profiles/12"');
    expect(html).toContain('href="/admin/users/8"');
    expect(html).toContain('A card without a name');
    expect(html.match(/Owner suspended/g)).toHaveLength(1);
  });

  test('of one owner there is a way to all', () => {
    expect(list([profileExample()], 'en', 'owner=7')).toContain('All cards');
    expect(list([profileExample()], 'en')).not.toContain('All cards');
  });

  test('on its way it says so; empty it says what will come', () => {
    expect(list(undefined)).toContain('aria-busy="true"');
    expect(list([])).toContain('עוד אין כרטיסים');
  });
});

describe('one card', () => {
  test('has its facts, figures, addresses and versions', () => {
    const html = page(profileExample(), 'en');
    for (const text of ['1,234', '050-555-0123', 'dana@bread.example', '/p/dana-old', 'Printed on a card', 'Baker'])
      expect(html).toContain(text);
    expect(html).toContain('href="/p/dana"');
    expect(html).toContain('href="/admin/audit?target=profile:12"');
    expect(html).toMatch(/>Suspend</);
  });

  test('suspended: says why, offers the way back, and no link that would lead nowhere', () => {
    const suspended = { suspendedAt: '2026-11-10T10:00:00.000Z', suspendedReason: 'Spam' };
    const html = page(profileExample({ status: 'suspended', ...suspended }), 'en');
    expect(html).toContain('The owner was told: Spam');
    expect(html).toContain('End the suspension');
    expect(html).not.toContain('Open the card');
  });

  test('deleted by its owner: nothing is left to do', () => {
    const html = page(profileExample({ status: 'deleted', deletedAt: '2026-11-10T10:00:00.000Z' }), 'en');
    expect(html).toContain('The owner has deleted this card');
    expect(html).not.toMatch(/>Suspend</);
  });

  test('none: says so, with a way on', () => {
    expect(page(undefined, 'he', 'dana')).toContain('אין כרטיס כזה');
    expect(page(undefined)).toContain('aria-busy="true"');
  });
});

test('one language in each', () => {
  for (const html of [list([profileExample()], 'en'), page(profileExample(), 'en'), page(undefined, 'en', 'x')])
    expect(html.match(hebrew)).toBeNull();
  expect(page(profileExample())).toMatch(hebrew);
});
