import { describe, expect, test } from 'vitest';
import { renderAdmin } from '#features/admin/web/testing/render-admin.tsx';
import type { Locale } from '#i18n/locale.ts';
import { createApi } from '#web-kit/api/api-client.tsx';
import type { MigrationOwner, OwnerEffect, OwnerSnapshot, PackageMigration } from '../contract.ts';
import { MigrationDetailPage } from './detail/migration-detail-page.tsx';
import { migrationQueries } from './migration-queries.ts';
import { PackageMigrationPage } from './plan/package-migration-page.tsx';

const at = '2026-11-15T10:00:00.000Z';
const hebrew = /[\u0590-\u05ff]+/g;
// Used only for its query keys.
const api = createApi({ baseUrl: '', fetch: () => Promise.reject(new Error('none')), locale: () => 'en' });

const planStatus = (more: Partial<OwnerSnapshot> = {}): OwnerSnapshot => ({
  packageType: 'advanced',
  by: 'subscription',
  subscriptionId: 3,
  price: 4_000,
  cycle: 'monthly',
  nextPackage: null,
  nextCycle: null,
  nextPrice: null,
  until: null,
  ...more,
});
const effect = (more: Partial<OwnerEffect> = {}): OwnerEffect => ({
  userId: 4,
  name: 'Dana Bar',
  email: 'dana@cards.example',
  lost: [],
  gained: [],
  expiring: [],
  skip: null,
  before: planStatus(),
  after: planStatus({ packageType: 'pro' }),
  ...more,
});
const totals = { owners: 5, cheaper: 0, monthlyLoss: 0, losing: 2, expiringOwners: 1, expiringProfiles: 3, skipped: 1 };
const migration = (more: Partial<PackageMigration> = {}): PackageMigration => ({
  id: 9,
  source: 'advanced',
  target: 'pro',
  options: { price: 'keep', when: 'now', tell: true },
  status: 'done',
  total: 5,
  counts: { waiting: 0, moved: 4, skipped: 1, undone: 0, undo_skipped: 0 },
  createdBy: 'boss',
  createdAt: at,
  startedAt: at,
  endedAt: at,
  ...more,
});
const owner = (more: Partial<MigrationOwner> = {}): MigrationOwner => ({
  userId: 4,
  name: 'Dana Bar',
  email: 'dana@cards.example',
  state: 'moved',
  reason: null,
  at,
  before: planStatus(),
  after: planStatus({ packageType: 'pro' }),
  ...more,
});

const path = '/admin/package-migration';
const chosen = { source: 'advanced', target: 'pro', price: 'keep', when: 'now' } as const;
const plan = (rows: OwnerEffect[], { query = '?source=advanced&target=pro', locale = 'en' as Locale } = {}) =>
  renderAdmin(<PackageMigrationPage />, {
    path,
    at: path + query,
    locale,
    prepare: (queries) => {
      queries.setQueryData(migrationQueries.effect(api, chosen).queryKey, { rows, next: null });
      queries.setQueryData(migrationQueries.sums(api, chosen).queryKey, totals);
      queries.setQueryData(migrationQueries.list(api).queryKey, {
        pages: [{ rows: [migration()], next: null }],
        pageParams: [''],
      });
    },
  });
const page = (one: PackageMigration, owners: MigrationOwner[], locale: Locale = 'en') =>
  renderAdmin(<MigrationDetailPage />, {
    path: `${path}/:id`,
    at: `${path}/9`,
    locale,
    prepare: (queries) => {
      queries.setQueryData(migrationQueries.one(api, 9).queryKey, one);
      queries.setQueryData(migrationQueries.owners(api, 9, {}, one.status).queryKey, { rows: owners, next: null });
    },
  });

describe('the planning page', () => {
  test('prompts for a source and a target, while past migrations load', () => {
    const html = renderAdmin(<PackageMigrationPage />, { path });
    expect(html).toContain('Choose a source package and a target package');
    expect(html).toContain('aria-busy="true"');
    expect(html).not.toContain('Start the migration');
  });

  test('shows the effect on each owner, the totals and past migrations', () => {
    const html = plan([effect({ lost: ['leadExport'], expiring: [{ id: 8, name: 'Bread' }] })]);
    for (const text of ['href="/admin/users/4"', '₪40', 'Bread', 'Start the migration', `href="${path}/9"`])
      expect(html).toContain(text);
    expect(html).not.toContain('aria-label="Select “Dana Bar”"');
  });

  test('a skipped owner is shown with the reason and cannot be selected', () => {
    const html = plan([effect({ skip: 'suspended' }), effect({ userId: 5, name: 'Ron' })], {
      query: '?source=advanced&target=pro&who=some',
    });
    expect(html).toContain('Skipped');
    expect(html).toMatch(/<input[^>]*aria-label="Select “Dana Bar”"[^>]*disabled/);
    expect(html).not.toMatch(/<input[^>]*aria-label="Select “Ron”"[^>]*disabled/);
    expect(html.match(/Select the whole page/g)).toHaveLength(1);
    expect(html).toMatch(/<button[^>]*disabled[^>]*>Start the migration/);
  });

  test('shows the empty and failed states, with the start button disabled', () => {
    expect(plan([])).toContain('No one is on this package');
    const failed = [
      migrationQueries.effect(api, chosen),
      migrationQueries.sums(api, chosen),
      migrationQueries.list(api),
    ];
    const html = renderAdmin(<PackageMigrationPage />, {
      path,
      at: `${path}?source=advanced&target=pro`,
      failed: failed.map(({ queryKey }) => queryKey),
    });
    expect(html.match(/No line/g)).toHaveLength(3);
    expect(html).toMatch(/<button[^>]*disabled[^>]*>Start the migration/);
  });
});

describe('the migration page', () => {
  test('offers undo when done, and shows the result of each owner', () => {
    const deleted = owner({ userId: 5, name: null, email: null, state: 'skipped', reason: 'gone', after: null });
    const html = page(migration(), [owner(), deleted]);
    for (const text of ['5 of 5', 'Undo everything', 'href="/admin/users/4"', 'Closed account'])
      expect(html).toContain(text);
    expect(html).not.toContain('href="/admin/users/5"');
    expect(html).not.toMatch(/>Pause</);
  });

  test('offers pause while running, and resume while paused', () => {
    const counts = { waiting: 3, moved: 2, skipped: 0, undone: 0, undo_skipped: 0 };
    const running = page(migration({ status: 'running', counts, endedAt: null }), []);
    expect(running).toContain('Pause');
    expect(running).toContain('2 of 5');
    expect(running).not.toContain('Undo everything');
    expect(page(migration({ status: 'paused', counts }), [])).toContain('Resume');
  });

  test('after undo counts the owners who were migrated', () => {
    const counts = { waiting: 0, moved: 0, skipped: 1, undone: 3, undo_skipped: 1 };
    const html = page(migration({ status: 'undone', counts }), []);
    expect(html).toContain('4 of 4');
    expect(html).not.toContain('Undo everything');
  });

  test('shows the loading, missing and failed states', () => {
    const one = (id: string, failed: readonly (readonly unknown[])[] = []) =>
      renderAdmin(<MigrationDetailPage />, { path: `${path}/:id`, at: `${path}/${id}`, failed });
    expect(one('9')).toContain('aria-busy="true"');
    expect(one('none')).toContain('Migration not found');
    expect(one('9', [migrationQueries.one(api, 9).queryKey])).toContain('No line');
  });
});

test('contains no Hebrew in English', () => {
  const rows = [effect({ lost: ['leadExport'] }), effect({ userId: 5, skip: 'busy' })];
  for (const html of [plan(rows), plan([]), page(migration(), [owner()])]) expect(html.match(hebrew)).toBeNull();
  expect(plan(rows, { locale: 'he' })).toContain('התחלת ההעברה');
  expect(page(migration(), [owner()], 'he')).toContain('החזרת הכול');
});
