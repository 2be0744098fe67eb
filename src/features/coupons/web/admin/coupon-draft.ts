import { z } from 'zod';
import { text } from '#base/schemas.ts';
import { isDay } from '#base/time/israel-time.ts';
import { agorotOf, shekelsOf } from '#ui/forms/agorot.ts';
import { parsedText } from '#ui/forms/field-schemas.ts';
import { type AdminCoupon, type CouponDraft, soldPackage } from '../../admin-contract.ts';
import { codeOf, couponLimits, couponScopes, discountKinds } from '../../domain.ts';

const wholeOf =
  (max: number) =>
  (typed: string): number | undefined =>
    /^\d{1,7}$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= max ? Number(typed) : undefined;
const amountOf = (typed: string) => agorotOf(typed, couponLimits.amountMax);
const dayOf = (typed: string) => (isDay(typed) ? typed : undefined);

/** An empty field is no limit. */
const orNull =
  <T>(parse: (typed: string) => T | undefined) =>
  (typed: string): T | null | undefined =>
    typed.trim() === '' ? null : parse(typed);

/** As typed; its output is what the server takes. */
export const couponForm = z
  .object({
    code: parsedText(codeOf, 'coupons.wrong.code'),
    note: text(couponLimits.noteMax),
    discountKind: z.enum(discountKinds),
    percent: parsedText(orNull(wholeOf(100)), 'coupons.wrong.percent'),
    amount: parsedText(orNull(amountOf), 'couponsAdmin.form.amountWrong'),
    scope: z.enum(couponScopes),
    packages: z.record(soldPackage, z.boolean()),
    validFrom: parsedText(orNull(dayOf), 'errors.invalid_date'),
    validUntil: parsedText(orNull(dayOf), 'errors.invalid_date'),
    maxUses: parsedText(orNull(wholeOf(couponLimits.usesMax)), 'couponsAdmin.form.count'),
    maxPerOwner: parsedText(wholeOf(couponLimits.usesMax), 'couponsAdmin.form.count'),
    minAmount: parsedText(orNull(amountOf), 'couponsAdmin.form.amountWrong'),
    isFirstPurchaseOnly: z.boolean(),
  })
  .transform(({ percent, amount, packages, ...draft }, context): CouponDraft => {
    const isPercent = draft.discountKind === 'percent';
    const discountValue = isPercent ? percent : amount;
    const chosen = soldPackage.options.filter((one) => packages[one]);
    if (discountValue !== null) return { ...draft, discountValue, packages: chosen };
    const missing = isPercent
      ? (['percent', 'coupons.wrong.percent'] as const)
      : (['amount', 'coupons.wrong.amount'] as const);
    context.addIssue({ code: 'custom', path: [missing[0]], message: missing[1] });
    return z.NEVER;
  });
export type TypedCoupon = z.input<typeof couponForm>;

const shekelText = (agorot: number | null): string => (agorot === null ? '' : shekelsOf(agorot).replace(/\.00$/, ''));

/** What the form starts with: a new coupon is valid from today. */
export function typedCoupon(coupon: AdminCoupon | undefined, today: string): TypedCoupon {
  const {
    discountKind = 'percent',
    discountValue = 10,
    packages = [],
    maxUses = null,
    minAmount = null,
  } = coupon ?? {};
  return {
    code: coupon?.code ?? '',
    note: coupon?.note ?? '',
    discountKind,
    percent: discountKind === 'percent' ? String(discountValue) : '',
    amount: discountKind === 'amount' ? shekelText(discountValue) : '',
    scope: coupon?.scope ?? 'package',
    packages: { advanced: packages.includes('advanced'), pro: packages.includes('pro') },
    validFrom: coupon ? (coupon.validFrom ?? '') : today,
    validUntil: coupon?.validUntil ?? '',
    maxUses: maxUses === null ? '' : String(maxUses),
    maxPerOwner: String(coupon?.maxPerOwner ?? 1),
    minAmount: shekelText(minAmount),
    isFirstPurchaseOnly: coupon?.isFirstPurchaseOnly ?? false,
  };
}
