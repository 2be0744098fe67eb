import { describe, expect, test } from 'vitest';
import {
  type CouponUsage,
  codeOf,
  couponDiscount,
  couponRefusal,
  couponState,
  type Purchase,
  termsErrors,
} from './domain.ts';

const coupon: CouponUsage = {
  code: 'SPRING',
  note: '',
  discountKind: 'percent',
  discountValue: 20,
  scope: 'both',
  packages: [],
  validFrom: null,
  validUntil: null,
  maxUses: null,
  maxPerOwner: 1,
  minAmount: null,
  isFirstPurchaseOnly: false,
  used: 0,
  stoppedAt: null,
};
const purchase: Purchase = {
  type: 'package',
  packageType: 'pro',
  amount: 70_000,
  discountable: 70_000,
  isFirst: true,
  ownUses: 0,
  today: '2026-11-20',
};

test.each([
  ['spring-26', 'SPRING26'],
  [' Spring 26 ', 'SPRING26'],
  ['SPRING\u05be26', 'SPRING26'],
  ['a-b-c', 'ABC'],
  ['ab', undefined],
  ['a-b', undefined],
  ['x'.repeat(24), 'X'.repeat(24)],
  ['x'.repeat(25), undefined],
  ['אביב', undefined],
  ['spring!', undefined],
  ['stra\u00dfe', undefined],
  ['', undefined],
])('%j is the code %j', (typed, code) => {
  expect(codeOf(typed)).toBe(code);
});

test.each([
  ['percent', 20, 70_000, 14_000],
  ['percent', 33, 999, 330],
  ['percent', 100, 8_900, 8_900],
  ['amount', 5_000, 70_000, 5_000],
  ['amount', 5_000, 4_000, 4_000],
] as const)('%s %d of %d takes off %d', (discountKind, discountValue, discountable, discount) => {
  expect(couponDiscount({ discountKind, discountValue }, discountable)).toBe(discount);
});

describe('a coupon', () => {
  test.each([
    ['applies', {}, {}, undefined],
    ['applies on its first and last day', { validFrom: '2026-11-20', validUntil: '2026-11-20' }, {}, undefined],
    ['is not valid yet', { validFrom: '2026-11-21' }, {}, 'scheduled'],
    ['is over', { validUntil: '2026-11-19' }, {}, 'ended'],
    ['is stopped, whatever its days', { stoppedAt: new Date(), validUntil: '2026-11-19' }, {}, 'stopped'],
    ['is used up', { maxUses: 3, used: 3 }, {}, 'used_up'],
    ['has a use left', { maxUses: 3, used: 2 }, {}, undefined],
    ['was used by this owner, who is told so first', { maxUses: 1, used: 1 }, { ownUses: 1 }, 'already_used'],
    ['may be used twice', { maxPerOwner: 2 }, { ownUses: 1 }, undefined],
    ['is for cards', { scope: 'physical-card' }, {}, 'other_purchase'],
    ['is for packages', { scope: 'package' }, { type: 'physical-card', packageType: null }, 'other_purchase'],
    ['is for another package', { packages: ['advanced'] }, {}, 'other_purchase'],
    ['is for this package', { packages: ['advanced', 'pro'] }, {}, undefined],
    [
      'asks nothing of cards about packages',
      { packages: ['pro'] },
      { type: 'physical-card', packageType: null },
      undefined,
    ],
    ['is for more money', { minAmount: 70_001 }, {}, 'min_amount'],
    ['is for this much money', { minAmount: 70_000 }, {}, undefined],
    ['is for a first purchase', { isFirstPurchaseOnly: true }, { isFirst: false }, 'not_first'],
    ['leaves nothing', { discountValue: 100 }, {}, 'too_little_left'],
    ['leaves too little', { discountKind: 'amount', discountValue: 69_501 }, {}, 'too_little_left'],
    ['leaves the least', { discountKind: 'amount', discountValue: 69_500 }, {}, undefined],
    ['leaves the delivery', { discountValue: 100 }, { amount: 11_400, discountable: 8_900 }, undefined],
  ] as const)('that %s', (_, terms, bought, refusal) => {
    expect(couponRefusal({ ...coupon, ...terms }, { ...purchase, ...bought })).toBe(refusal);
  });
});

test('a state is one at a time', () => {
  const stateOf = (more: Partial<CouponUsage>) => couponState({ ...coupon, ...more }, '2026-11-20');
  expect(stateOf({})).toBe('active');
  expect(stateOf({ validFrom: '2026-12-01', maxUses: 1, used: 1 })).toBe('used_up');
});

test.each([
  [{}, 0, []],
  [{ code: 'א' }, 0, ['code']],
  [{ discountValue: 101 }, 0, ['discountValue']],
  [{ discountValue: 0 }, 0, ['discountValue']],
  [{ discountValue: 100 }, 0, []],
  [{ discountValue: 100, scope: 'package' }, 0, ['discountValue']],
  [{ discountValue: 101, discountKind: 'amount' }, 0, []],
  [{ validFrom: '2026-02-02', validUntil: '2026-02-01' }, 0, ['validUntil']],
  [{ maxUses: 0 }, 0, ['maxUses']],
  [{ maxUses: 4 }, 5, ['maxUses']],
  [{ maxUses: 5 }, 5, []],
] as const)('terms with %j after %d uses are wrong in %j', (terms, used, wrong) => {
  expect(Object.keys(termsErrors({ ...coupon, ...terms }, used))).toEqual(wrong);
});
