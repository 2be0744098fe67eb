import { expect, test } from 'vitest';
import { adminKeys } from '#features/admin/web/index.ts';
import { renderAdmin } from '#features/admin/web/testing/render-admin.tsx';
import type { Locale } from '#i18n/locale.ts';
import { testHtmlInBothLanguages } from '#testing/render-page.tsx';
import { type AdminCoupon, type AdminRedemption, adminCouponsApi } from '../../admin-contract.ts';
import { couponForm, typedCoupon } from './coupon-draft.ts';
import { CouponPage } from './coupon-page.tsx';
import { CouponsPage } from './coupons-page.tsx';
import { couponExample, redemptionExample } from './testing/coupon-example.ts';

const list = (rows: AdminCoupon[], locale: Locale = 'en') =>
  renderAdmin(<CouponsPage />, {
    path: '/admin/coupons',
    locale,
    prepare: (queries) => queries.setQueryData(adminKeys.list(adminCouponsApi.list, {}), { rows, next: null }),
  });
const page = (coupon: AdminCoupon, rows: AdminRedemption[] = [], locale: Locale = 'en') =>
  renderAdmin(<CouponPage />, {
    path: '/admin/coupons/:id',
    at: '/admin/coupons/7',
    locale,
    prepare: (queries) => {
      queries.setQueryData(adminKeys.detail(adminCouponsApi.find, 7), coupon);
      queries.setQueryData(adminKeys.list(adminCouponsApi.redemptions, { coupon: '7' }), { rows, next: null });
    },
  });

test('the list tells what each coupon gives, where, when and how often', () => {
  const html = list([
    couponExample({ used: 12 }),
    couponExample({
      id: 8,
      discountKind: 'amount',
      discountValue: 2_550,
      maxUses: null,
      validFrom: null,
      packages: [],
    }),
    couponExample({ id: 9, validFrom: null, validUntil: null, state: 'stopped' }),
  ]);
  for (const text of ['SPRING26', 'The fair', '20%', '₪25.50', 'Packages and NFC cards (Pro)', '12 of 100', 'Stopped'])
    expect(html).toContain(text);
  for (const text of ['1 Nov 2026 to 31 Dec 2026', 'Until 31 Dec 2026', 'Always', 'Copy the code SPRING26'])
    expect(html.replaceAll('\u00a0', ' ')).toContain(text);
  expect(list([])).toContain('No coupons yet');
});

test('a coupon shows its terms and who used it', () => {
  const html = page(couponExample({ used: 1, minAmount: 5_000, isFirstPurchaseOnly: true }), [
    redemptionExample,
    { ...redemptionExample, id: 4, owner: null, state: 'released' },
  ]);
  for (const text of ['Stop the coupon', '₪50', 'First purchase only', 'Dana Bar', '/admin/payments/34', '₪240'])
    expect(html).toContain(text);
  for (const text of ['Account deleted', 'Customer 4', 'Not paid']) expect(html).toContain(text);
  expect(page(couponExample())).toContain('Not used yet');
  expect(page(couponExample({ state: 'stopped' }))).toContain('Start again');
});

testHtmlInBothLanguages((locale) => [
  list([couponExample({ note: '' })], locale),
  page(couponExample({ note: '' }), [redemptionExample], locale),
]);

test('a form starts with the coupon, and its output is the same coupon', () => {
  for (const coupon of [
    couponExample(),
    couponExample({ discountKind: 'amount', discountValue: 1_990, packages: [], maxUses: null, minAmount: 10_000 }),
  ]) {
    const { id: _, used, state, createdAt, ...terms } = coupon;
    expect(couponForm.parse(typedCoupon(coupon, '2026-11-20'))).toEqual(terms);
  }
  expect(typedCoupon(undefined, '2026-11-20')).toMatchObject({ code: '', validFrom: '2026-11-20', maxPerOwner: '1' });
});

test.each([
  [{ percent: '' }, 'percent'],
  [{ percent: '101' }, 'percent'],
  [{ discountKind: 'amount', amount: '' }, 'amount'],
  [{ minAmount: 'much' }, 'minAmount'],
  [{ maxUses: '0' }, 'maxUses'],
  [{ maxPerOwner: '' }, 'maxPerOwner'],
  [{ code: 'אביב' }, 'code'],
] as const)('typed %j is wrong at %s', (typed, field) => {
  const { error } = couponForm.safeParse({ ...typedCoupon(couponExample(), '2026-11-20'), ...typed });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
});
