import { expect, test } from 'vitest';
import { adminKeys } from '#features/admin/web/index.ts';
import { renderAdmin } from '#features/admin/web/testing/render-admin.tsx';
import type { Locale } from '#i18n/locale.ts';
import { type ErrorKind, type ErrorKindDetail, errorsAdminApi } from '../admin-contract.ts';
import { ErrorPage } from './error-page.tsx';
import { ErrorsPage } from './errors-page.tsx';

const path = '/admin/errors';
const at = '2026-11-15T10:00:00.000Z';
const example = (more: Partial<ErrorKind> = {}): ErrorKind => ({
  id: 5,
  type: 'react.page',
  message: 'TypeError: x is not a function',
  path: '/dashboard',
  isServer: false,
  browser: 'Chrome',
  system: 'Android',
  count: 12_345,
  countSince: 3,
  firstSeenAt: at,
  lastSeenAt: at,
  state: 'open',
  stateAt: null,
  returnedAt: null,
  ...more,
});
const source = { file: 'src/ui/layout/card.tsx', line: 14, column: 3, name: 'Card', code: 'return x();' };
const detailExample = (more: Partial<ErrorKindDetail> = {}): ErrorKindDetail => ({
  ...example(),
  userAgent: 'Mozilla/5.0',
  details: null,
  frames: [
    { raw: 'at n (https://negia.example/assets/card-AbCdEfG.js:1:279)', source },
    { raw: 'at eval (anonymous)', source: null },
  ],
  ...more,
});
const list = (rows: ErrorKind[]) =>
  renderAdmin(<ErrorsPage />, {
    path,
    prepare: (queries) => queries.setQueryData(adminKeys.list(errorsAdminApi.list, {}), { rows, next: null }),
  });
const one = (error: ErrorKindDetail | undefined, locale: Locale = 'en', id = '5') =>
  renderAdmin(<ErrorPage />, {
    path: `${path}/:id`,
    at: `${path}/${id}`,
    locale,
    prepare: (queries) => error && queries.setQueryData(adminKeys.detail(errorsAdminApi.get, 5), error),
  });

test('lists each error once with its page, count and state', () => {
  const html = list([example(), example({ id: 6, returnedAt: at, message: '', isServer: true })]);
  for (const expectedText of ['href="/admin/errors/5"', 'react.page · /dashboard', '12,345', '3 since it came back'])
    expect(html).toContain(expectedText);
  expect(html.match(/>Came back</g)).toHaveLength(1);
  expect(html).toContain('The server');
});

test('shows source lines, and unmapped frames verbatim', () => {
  const html = one(detailExample());
  expect(html).toMatch(/data-own="true".*src\/ui\/layout\/card\.tsx:14:3/);
  expect(html).toContain('return x();');
  expect(html).toContain('at eval (anonymous)');
  expect(html).not.toContain('card-AbCdEfG.js');
  expect(one(detailExample({ frames: [] }))).toContain('without a location in the code');
});

test('offers only actions that change the state', () => {
  expect(one(detailExample())).not.toContain('Reopen');
  expect(one(detailExample({ state: 'muted' }))).toContain('Reopen');
  expect(one(detailExample({ state: 'resolved' }))).not.toContain('Mark as fixed');
});

test('an empty list and a missing error have their own texts', () => {
  expect(list([])).toContain('No errors');
  expect(one(undefined, 'en', 'x')).toContain('Error not found');
});

test('contains no Hebrew in English', () => {
  for (const html of [list([example({ returnedAt: at })]), list([]), one(detailExample())])
    expect(html.match(/[\u0590-\u05ff]+/g)).toBeNull();
  expect(one(detailExample(), 'he')).toContain('סימון כתוקנה');
});
