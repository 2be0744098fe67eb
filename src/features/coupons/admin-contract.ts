/** Coupons and their redemptions, for admins. */
import { z } from 'zod';
import { csvEndpoint, listEndpoint, listQuery } from '#base/admin-list.ts';
import { endpoint } from '#base/endpoint.ts';
import { byId, day, id, searchText, text, tooBig, tooSmall } from '#base/schemas.ts';
import { packageType } from '#features/packages/contract.ts';
import { couponLimits, couponScopes, couponStates, couponTypes, discountKinds, redemptionStates } from './domain.ts';

const wrong = { error: 'errors.invalid' };
const instant = z.iso.datetime();
const agorot = z.number().int();
/** Basic is free and cannot be bought. */
export const soldPackage = packageType.exclude(['basic'], wrong);
const countUpTo = (max: number) => z.number(wrong).int(wrong).min(1, tooSmall).max(max, tooBig);

const terms = {
  code: searchText(60),
  note: text(couponLimits.noteMax),
  discountKind: z.enum(discountKinds, wrong),
  discountValue: countUpTo(couponLimits.amountMax),
  scope: z.enum(couponScopes, wrong),
  packages: z.array(soldPackage, wrong).max(soldPackage.options.length, wrong),
  validFrom: day.nullable(),
  validUntil: day.nullable(),
  maxUses: countUpTo(couponLimits.usesMax).nullable(),
  maxPerOwner: countUpTo(couponLimits.usesMax),
  minAmount: countUpTo(couponLimits.amountMax).nullable(),
  isFirstPurchaseOnly: z.boolean(wrong),
};

export const couponDraft = z.object({
  ...terms,
  note: terms.note.default(''),
  packages: terms.packages.default([]),
  validFrom: terms.validFrom.default(null),
  validUntil: terms.validUntil.default(null),
  maxUses: terms.maxUses.default(null),
  maxPerOwner: terms.maxPerOwner.default(1),
  minAmount: terms.minAmount.default(null),
  isFirstPurchaseOnly: terms.isFirstPurchaseOnly.default(false),
});
export type CouponDraft = z.output<typeof couponDraft>;

/** Only what is sent changes. */
export const couponChange = z.object({ ...terms, isStopped: z.boolean(wrong) }).partial();
export type CouponChange = z.output<typeof couponChange>;

export const adminCoupon = z.object({
  id: z.number().int(),
  code: z.string(),
  note: z.string(),
  discountKind: z.enum(discountKinds),
  discountValue: z.number().int(),
  scope: z.enum(couponScopes),
  packages: z.array(packageType),
  validFrom: z.string().nullable(),
  validUntil: z.string().nullable(),
  maxUses: z.number().int().nullable(),
  maxPerOwner: z.number().int(),
  minAmount: agorot.nullable(),
  isFirstPurchaseOnly: z.boolean(),
  /** Reserved or redeemed; with the first one, most terms are fixed. */
  used: z.number().int(),
  state: z.enum(couponStates),
  createdAt: instant,
});
export type AdminCoupon = z.output<typeof adminCoupon>;

export const couponFilter = z.object({ ...listQuery, state: z.enum(couponStates, wrong).optional() });
export type CouponFilter = z.output<typeof couponFilter>;

export const couponCsvColumns = [
  ...(['id', 'code', 'note', 'discount', 'scope', 'validFrom', 'validUntil'] as const),
  ...(['used', 'maxUses', 'state', 'createdAt'] as const),
] as const;

export const adminRedemption = z.object({
  id: z.number().int(),
  userId: z.number().int(),
  /** null if the account is deleted: redemptions outlive it, as orders do. */
  owner: z.object({ displayName: z.string(), email: z.string() }).nullable(),
  orderId: z.number().int(),
  paymentId: z.number().int(),
  type: z.enum(couponTypes),
  discount: agorot,
  /** What the order cost with it. */
  amount: agorot,
  state: z.enum(redemptionStates),
  createdAt: instant,
  settledAt: instant.nullable(),
});
export type AdminRedemption = z.output<typeof adminRedemption>;

export const redemptionFilter = z.object({ after: listQuery.after, coupon: id.optional() });
export type RedemptionFilter = z.output<typeof redemptionFilter>;

export const redemptionCsvColumns = [
  ...(['id', 'createdAt', 'settledAt', 'userId', 'name', 'email', 'orderId', 'paymentId'] as const),
  ...(['type', 'discount', 'amount', 'state'] as const),
] as const;

const one = { access: 'admin:money', needsSession: true, answer: adminCoupon } as const;

export const adminCouponsApi = {
  list: listEndpoint({
    access: 'admin:money',
    path: '/api/admin/coupons',
    summary: 'Coupons, newest first, fifty at a time',
    query: couponFilter,
    row: adminCoupon,
  }),
  csv: csvEndpoint({
    access: 'admin:money',
    path: '/api/admin/coupons.csv',
    summary: 'Coupons that fit, as a table',
    query: couponFilter,
  }),
  find: endpoint({
    ...one,
    method: 'GET',
    path: '/api/admin/coupons/:id',
    summary: 'A coupon and how often it was used',
    params: byId,
  }),
  create: endpoint({
    ...one,
    method: 'POST',
    path: '/api/admin/coupons',
    summary: 'Makes a coupon',
    body: couponDraft,
    status: 201,
    requiresRecentAuth: true,
  }),
  change: endpoint({
    ...one,
    method: 'PUT',
    path: '/api/admin/coupons/:id',
    summary: 'Changes, stops or restarts a coupon; once it was used, its terms stay',
    params: byId,
    body: couponChange,
    requiresRecentAuth: true,
  }),
  redemptions: listEndpoint({
    access: 'admin:money',
    path: '/api/admin/coupon-redemptions',
    summary: 'Who used a coupon, newest first, fifty at a time',
    query: redemptionFilter,
    row: adminRedemption,
  }),
  redemptionsCsv: csvEndpoint({
    access: 'admin:money',
    path: '/api/admin/coupon-redemptions.csv',
    summary: 'Who used a coupon, as a table',
    query: redemptionFilter,
  }),
};
