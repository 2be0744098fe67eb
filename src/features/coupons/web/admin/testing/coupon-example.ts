import type { AdminCoupon, AdminRedemption } from '../../../admin-contract.ts';

/** For tests. */
export const couponExample = (more: Partial<AdminCoupon> = {}): AdminCoupon => ({
  id: 7,
  code: 'SPRING26',
  note: 'The fair',
  discountKind: 'percent',
  discountValue: 20,
  scope: 'both',
  packages: ['pro'],
  validFrom: '2026-11-01',
  validUntil: '2026-12-31',
  maxUses: 100,
  maxPerOwner: 1,
  minAmount: null,
  isFirstPurchaseOnly: false,
  used: 0,
  state: 'active',
  createdAt: '2026-11-01T10:00:00.000Z',
  ...more,
});

export const redemptionExample: AdminRedemption = {
  id: 3,
  userId: 4,
  owner: { displayName: 'Dana Bar', email: 'dana@cards.example' },
  orderId: 12,
  paymentId: 34,
  type: 'package',
  discount: 6_000,
  amount: 24_000,
  state: 'redeemed',
  createdAt: '2026-11-15T10:00:00.000Z',
  settledAt: '2026-11-15T10:00:01.000Z',
};
