import type { Locale } from '#i18n/locale.ts';
import type { Payment, PaymentMethod } from '../contract.ts';
import { expiryOf } from '../domain.ts';
import type { MethodRow } from './methods/method-queries.ts';
import type { PaymentRow } from './queries.ts';

export function presentMethod(row: MethodRow, now: Date): PaymentMethod {
  const { id, brand, last4, expMonth, expYear, isDefault } = row;
  return { id, brand, last4, expMonth, expYear, isDefault, expiry: expiryOf(row, now) };
}

export function presentPayment(row: PaymentRow, refunding: number, locale: Locale): Payment {
  const { id, amount, currency, status, reason, brand, last4, lines, refunded } = row;
  return {
    id,
    amount,
    currency,
    status,
    reason,
    brand,
    last4,
    refunded,
    refunding,
    title: lines[0]?.text[locale] ?? '',
    createdAt: row.createdAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
  };
}
