import { AppError } from '#base/app-error.ts';
import { isolatedMoney } from '#base/money.ts';
import { dateInIsrael } from '#base/time/israel-time.ts';
import type { InvoiceLine } from '#features/invoices/domain.ts';
import { formatDay } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import type { Db } from '#server-kit/db/database.ts';
import { codeOf, couponDiscount, couponRefusal, minCharge, type Purchase } from '../domain.ts';
import { couponsTexts } from '../texts.ts';
import {
  type CouponRow,
  changeUsed,
  countOwnUses,
  findByCode,
  insertRedemption,
  lockByCode,
  settleRedemption,
} from './queries.ts';

export interface CouponRequest extends Omit<Purchase, 'ownUses' | 'today'> {
  /** As typed. */
  readonly code: string;
  readonly userId: number;
  readonly locale: Locale;
  readonly now: Date;
}

export interface AppliedCoupon {
  readonly id: number;
  readonly code: string;
  /** In agorot. */
  readonly discount: number;
}

/** A coupon for a purchase with its line on order and invoice; throws why it does not apply. */
export async function applyCoupon(
  db: Db,
  request: CouponRequest,
  { isLocked = false } = {},
): Promise<{ readonly coupon: AppliedCoupon; readonly line: InvoiceLine }> {
  const code = codeOf(request.code);
  const row = code && (await (isLocked ? lockByCode : findByCode)(db, code));
  if (!row) throw refused('unknown');
  const ownUses = await countOwnUses(db, row.id, request.userId);
  const refusal = couponRefusal(row, { ...request, ownUses, today: dateInIsrael(request.now) });
  if (refusal) throw refused(refusal, row, request.locale);
  const discount = couponDiscount(row, request.discountable);
  return { coupon: { id: row.id, code: row.code, discount }, line: lineOf(row, discount) };
}

function refused(reason: keyof typeof couponsTexts.dictionary.refused, row?: CouponRow, locale: Locale = 'he') {
  const message = `coupons.refused.${reason}`;
  const day = formatDay(row?.validFrom ?? '2000-01-01', locale, { dateStyle: 'long' });
  const values = { day, amount: isolatedMoney(row?.minAmount ?? 0), least: isolatedMoney(minCharge) };
  return new AppError('invalid_input', { message, fields: { coupon: message }, values });
}

function lineOf({ code, discountKind, discountValue: percent }: CouponRow, discount: number): InvoiceLine {
  const textIn = (locale: Locale) =>
    translator(couponsTexts, locale)(`coupons.line.${discountKind}`, { code, percent });
  return { text: { he: textIn('he'), en: textIn('en') }, quantity: 1, amount: -discount };
}

interface Reservation {
  readonly couponId: number;
  readonly userId: number;
  readonly orderId: number;
  readonly paymentId: number;
  readonly type: Purchase['type'];
  readonly discount: number;
  readonly amount: number;
  readonly createdAt: Date;
}

/** In the transaction that has locked the coupon and creates the order. */
export async function reserveCoupon(tx: Db, reservation: Reservation): Promise<void> {
  await changeUsed(tx, reservation.couponId, 1);
  await insertRedemption(tx, reservation);
}

/** The order is paid, or ended unpaid and gives its use back. Later results change nothing. */
export async function settleCoupon(tx: Db, orderId: number, state: 'redeemed' | 'released', at: Date): Promise<void> {
  const couponId = await settleRedemption(tx, orderId, state, at);
  if (couponId !== undefined && state === 'released') await changeUsed(tx, couponId, -1);
}
