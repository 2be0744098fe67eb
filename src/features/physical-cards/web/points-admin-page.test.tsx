import { expect, test } from 'vitest';
import { adminKeys } from '#features/admin/web/index.ts';
import { renderAdmin } from '#features/admin/web/testing/render-admin.tsx';
import type { Locale } from '#i18n/locale.ts';
import { testHtmlInBothLanguages } from '#testing/render-page.tsx';
import { type AdminPoint, pointsApi } from '../points-contract.ts';
import { PointsAdminPage } from './points-admin-page.tsx';

const path = '/admin/pickup-points';
const inBoth = (he: string, en: string) => ({ he, en });
const haifa = {
  city: inBoth('חיפה', 'Haifa'),
  name: inBoth('כלבו', 'Store'),
  street: inBoth('הנשיא 1', '1 HaNassi St'),
};
const page = (rows: AdminPoint[], locale: Locale) =>
  renderAdmin(<PointsAdminPage />, {
    path,
    at: path,
    locale,
    prepare: (queries) => queries.setQueryData(adminKeys.list(pointsApi.adminList, {}), { rows, next: null }),
  });

test('lists the points with their state and what can be done', () => {
  const html = page(
    [
      { id: 1, ...haifa, isHidden: false },
      { id: 2, ...haifa, isHidden: true },
    ],
    'en',
  );
  for (const text of ['Haifa', '1 HaNassi St', 'Edit Store', 'Hide', 'Show', 'New point']) expect(html).toContain(text);
});

testHtmlInBothLanguages((locale) => [page([{ id: 1, ...haifa, isHidden: false }], locale), page([], locale)]);
