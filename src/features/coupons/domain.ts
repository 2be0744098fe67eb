/** What a coupon is worth and when it is refused. */
import type { PackageType } from '#features/packages/contract.ts';

export const couponCodeLimits = { min: 3, max: 24 } as const;
export const couponLimits = { noteMax: 200, usesMax: 1_000_000, amountMax: 10_000_000 } as const;

export const couponTypes = ['package', 'physical-card'] as const;
export type CouponType = (typeof couponTypes)[number];
export const couponScopes = [...couponTypes, 'both'] as const;
export type CouponScope = (typeof couponScopes)[number];

export const discountKinds = ['percent', 'amount'] as const;
export type DiscountKind = (typeof discountKinds)[number];

export const couponStates = ['active', 'scheduled', 'ended', 'used_up', 'stopped'] as const;
export type CouponState = (typeof couponStates)[number];

/** `reserved`: with an open order, whose payment decides. `released`: the use is available again. */
export const redemptionStates = ['reserved', 'redeemed', 'released'] as const;
export type RedemptionState = (typeof redemptionStates)[number];

/** In agorot. Nothing is sold for less with a coupon: providers refuse charges below half a dollar. */
export const minCharge = 500;

/** Case, spaces and any kind of dash make no difference. Undefined if other characters are left. */
export function codePrefixOf(typed: string): string | undefined {
  const plain = typed.replace(/[\s\-\u05be\u2010-\u2015\u2212]/g, '');
  return /^[A-Za-z\d]+$/.test(plain) ? plain.toUpperCase() : undefined;
}

/** The code as stored; undefined if it cannot be one. */
export function codeOf(typed: string): string | undefined {
  const code = codePrefixOf(typed);
  const { min, max } = couponCodeLimits;
  return code && code.length >= min && code.length <= max ? code : undefined;
}

/** What an admin decides about a coupon. Amounts are in agorot, days in Israel time; null is no limit. */
export interface CouponTerms {
  readonly code: string;
  readonly note: string;
  readonly discountKind: DiscountKind;
  /** Whole percent, or agorot. */
  readonly discountValue: number;
  readonly scope: CouponScope;
  /** Empty for all packages. */
  readonly packages: readonly PackageType[];
  readonly validFrom: string | null;
  /** The last day. */
  readonly validUntil: string | null;
  readonly maxUses: number | null;
  readonly maxPerOwner: number;
  readonly minAmount: number | null;
  readonly isFirstPurchaseOnly: boolean;
}

export interface CouponUsage extends CouponTerms {
  /** Reserved or redeemed. */
  readonly used: number;
  readonly stoppedAt: Date | null;
}

/** What may still change after the first redemption: whoever used it was promised the rest. */
export const openTerms = ['note', 'validUntil', 'maxUses'] as const satisfies readonly (keyof CouponTerms)[];

export function couponState(
  { stoppedAt, validFrom, validUntil, maxUses, used }: CouponUsage,
  today: string,
): CouponState {
  if (stoppedAt) return 'stopped';
  if (validUntil !== null && validUntil < today) return 'ended';
  if (maxUses !== null && used >= maxUses) return 'used_up';
  return validFrom !== null && validFrom > today ? 'scheduled' : 'active';
}

/** Errors of the terms by field, as keys of texts. */
export function termsErrors(terms: CouponTerms, used = 0): Record<string, string> {
  const { code, discountKind, discountValue, scope, validFrom, validUntil, maxUses } = terms;
  const isPercent = discountKind === 'percent';
  return {
    ...(codeOf(code) === undefined && { code: 'coupons.wrong.code' }),
    ...(isPercent && scope === 'package' && discountValue === 100 && { discountValue: 'coupons.wrong.everything' }),
    ...(isPercent && (discountValue < 1 || discountValue > 100) && { discountValue: 'coupons.wrong.percent' }),
    ...(!isPercent && discountValue < 1 && { discountValue: 'coupons.wrong.amount' }),
    ...(validFrom !== null && validUntil !== null && validUntil < validFrom && { validUntil: 'coupons.wrong.days' }),
    ...(maxUses !== null && maxUses < Math.max(used, 1) && { maxUses: 'coupons.wrong.maxUses' }),
  };
}

/** A purchase for which a coupon is entered. Amounts are in agorot, VAT included. */
export interface Purchase {
  readonly type: CouponType;
  /** Null for physical cards. */
  readonly packageType: PackageType | null;
  /** The price before the coupon. */
  readonly amount: number;
  /** The part of it that a coupon may lower: not the delivery. */
  readonly discountable: number;
  readonly isFirst: boolean;
  /** Earlier uses of this coupon by the same owner. */
  readonly ownUses: number;
  /** In Israel. */
  readonly today: string;
}

export const couponDiscount = (
  { discountKind, discountValue }: Pick<CouponTerms, 'discountKind' | 'discountValue'>,
  discountable: number,
): number =>
  discountKind === 'percent' ? Math.round((discountable * discountValue) / 100) : Math.min(discountValue, discountable);

const appliesTo = ({ scope, packages }: CouponTerms, { type, packageType }: Purchase): boolean => {
  if (scope !== 'both' && scope !== type) return false;
  return packageType === null || packages.length === 0 || packages.includes(packageType);
};

export type CouponRefusal =
  | Exclude<CouponState, 'active'>
  | 'already_used'
  | 'other_purchase'
  | 'min_amount'
  | 'not_first'
  | 'too_little_left';

/** Why a coupon does not apply; undefined if it does. What the buyer can change comes last. */
export function couponRefusal(coupon: CouponUsage, purchase: Purchase): CouponRefusal | undefined {
  const state = couponState(coupon, purchase.today);
  if (state === 'stopped' || state === 'ended' || state === 'scheduled') return state;
  if (purchase.ownUses >= coupon.maxPerOwner) return 'already_used';
  if (state === 'used_up') return state;
  if (!appliesTo(coupon, purchase)) return 'other_purchase';
  if (coupon.isFirstPurchaseOnly && !purchase.isFirst) return 'not_first';
  if (purchase.amount < (coupon.minAmount ?? 0)) return 'min_amount';
  const left = purchase.amount - couponDiscount(coupon, purchase.discountable);
  return left < minCharge ? 'too_little_left' : undefined;
}
