import { expect, test } from 'vitest';
import { renderAdmin } from '#features/admin/web/testing/render-admin.tsx';
import { type Locale, locales } from '#i18n/locale.ts';
import { expectSoundHtml } from '#testing/render-page.tsx';
import { type Figures, figuresApi } from '../contract.ts';
import { FiguresPage } from './figures-page.tsx';

const quiet: Figures = {
  madeAt: '2026-11-16T02:00:00.000Z',
  subscriptions: [
    {
      month: '2026-11',
      worth: 0,
      customers: 0,
      came: 0,
      returned: 0,
      upgraded: 0,
      reduced: 0,
      left: 0,
      cameWorth: 0,
      returnedWorth: 0,
      upgradedWorth: 0,
      reducedWorth: 0,
      leftWorth: 0,
      churn: null,
    },
  ],
  conversion: [{ month: '2026-11', registered: 0, ended: 0, paid: 0, share: null }],
  orders: [{ month: '2026-11', paid: 0, sent: 0, toSend: null, toSendSlow: null, delivered: 0, late: 0 }],
  support: [{ month: '2026-11', asked: 0, answered: 0, typical: null, slow: null }],
  cohorts: [],
  products: [],
};
const busy: Figures = {
  ...quiet,
  subscriptions: quiet.subscriptions.map((row) => ({
    ...row,
    worth: 650_000,
    customers: 9,
    came: 2,
    cameWorth: 8_000,
    churn: 0.305,
  })),
  conversion: [{ month: '2026-11', registered: 7, ended: 4, paid: 1, share: 0.25 }],
  orders: [{ month: '2026-11', paid: 3, sent: 2, toSend: 2.04, toSendSlow: 4.4, delivered: 1, late: 1 }],
  support: [{ month: '2026-11', asked: 4, answered: 3, typical: 30.2, slow: 4_320 }],
  cohorts: [{ month: '2026-10', customers: 4, kept: [1, 0.5] }],
  products: [
    { product: { kind: 'package', packageType: 'pro', cycle: 'yearly' }, payments: 2, paid: 90_000, refunded: 1_000 },
    { product: { kind: 'cards', material: 'wood' }, payments: 1, paid: 12_900, refunded: 0 },
    { product: { kind: 'other' }, payments: 1, paid: 100, refunded: 0 },
  ],
};
const render = (figures: Figures | undefined, locale: Locale = 'en') =>
  renderAdmin(<FiguresPage />, {
    path: '/admin/figures',
    locale,
    prepare: (queries) => figures && queries.setQueryData([figuresApi.figures.path], figures),
  });
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

test('the names of the rows stay in view while a wide table scrolls', () => {
  const tables = render(busy).match(/<section class="[^"]*" tabindex="0"/g) ?? [];
  expect(tables).toHaveLength(6);
  for (const table of tables) expect(table).toContain('pinned');
});

test('shows each figure in its unit, what a change is worth below it, and what is counted', () => {
  const text = textOf(render(busy));
  for (const part of ['₪6,500', '2 ₪80', '31%', '25%', '2 days', '4.4 days', '30 minutes', '3 days', '100% 50%'])
    expect(text).toContain(part);
  for (const part of ['Pro, yearly 2 ₪900 ₪10 ₪890', 'NFC cards, wood', 'Other', 'Nights and weekends count'])
    expect(text).toContain(part);
  expect(text).not.toContain('Revenue from new');
});

test('says of each empty table what is missing, and offers no download of it', () => {
  const html = render(quiet);
  for (const text of ['No paying customer yet', 'no customers to follow', 'No payment has', 'Nobody has signed up'])
    expect(html).toContain(text);
  for (const text of ['No order of cards has been paid', 'No message has been sent']) expect(html).toContain(text);
  expect(html).not.toContain('<table');
  expect(html).not.toContain('Download');
});

test.each(locales)('is sound HTML, also while it loads (%s)', (locale) => {
  for (const figures of [busy, quiet, undefined]) expectSoundHtml(render(figures, locale), locale);
  expect(render(undefined, locale)).toContain('aria-busy="true"');
});
