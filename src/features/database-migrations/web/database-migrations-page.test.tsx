import { expect, test } from 'vitest';
import type { Locale } from '#i18n/locale.ts';
import { renderPage, testHtmlInBothLanguages } from '#testing/render-page.tsx';
import type { DatabaseMigration } from '../contract.ts';
import { DatabaseMigrationsPage, migrationsKey } from './database-migrations-page.tsx';

const one = (more: Partial<DatabaseMigration> = {}): DatabaseMigration => ({
  name: '0000_first',
  state: 'applied',
  checksum: 'a'.repeat(64),
  appliedChecksum: null,
  durationMs: 2_500,
  appliedAt: '2026-11-16T10:00:00Z',
  byHand: null,
  isOutsideTransaction: false,
  run: null,
  canRun: false,
  ...more,
});
const pendingMigration = { appliedAt: null, durationMs: null, byHand: 'Takes an hour' };
const run = { startedAt: '2026-11-16T10:00:00Z', endedAt: null, elapsedMs: 65_000, error: null, step: 1, steps: 4 };

const page = (migrations: DatabaseMigration[] | undefined, locale: Locale = 'en'): string =>
  renderPage(<DatabaseMigrationsPage />, {
    locale,
    prepare: (queries) => queries.setQueryData(migrationsKey, migrations),
  });

test('an applied migration shows its checksum and duration and cannot be run', () => {
  const html = page([one()]);
  expect(html).toContain('aaaaaaaaaa<');
  expect(html).toContain('3 seconds');
  expect(html).not.toContain('Run 0000_first');
  expect(page([one({ durationMs: null })])).toContain('Not measured');
});

test('a pending migration shows its reason and a run button; a failed one shows the database’s error', () => {
  const html = page([one({ ...pendingMigration, state: 'by_hand', canRun: true })]);
  expect(html).toContain('Takes an hour');
  expect(html).toContain('Run 0000_first');
  const failed = { ...run, endedAt: '2026-11-16T10:01:00Z', error: 'division by zero', index: null };
  expect(page([one({ ...pendingMigration, state: 'failed', canRun: true, run: failed })])).toContain(
    'division by zero',
  );
});

test('a running migration shows its progress', () => {
  const html = page([one({ ...pendingMigration, state: 'running', run: { ...run, index: null } })]);
  expect(html).toContain('Statement 2 of 4');
  expect(html).toContain('value="25"');
  const index = { phase: 'building index', done: 5, total: 10 };
  expect(page([one({ ...pendingMigration, state: 'running', run: { ...run, index } })])).toContain(
    'Building an index: 50%',
  );
});

test('changed and missing files are shown as an alert', () => {
  const html = page([
    one({ state: 'mismatch', appliedChecksum: 'b'.repeat(64) }),
    one({ name: 'x', state: 'missing' }),
  ]);
  expect(html).toContain('role="alert"');
  expect(html).toContain('b'.repeat(64));
  expect(html).toContain('1 migration ran and its file is missing');
});

test('shows a loading state', () => {
  expect(page(undefined)).toContain('aria-busy="true"');
});

testHtmlInBothLanguages((locale) => [
  page([one({ ...pendingMigration, state: 'running', run: { ...run, index: null } })], locale),
]);
