import { and, eq, inArray, sql } from 'drizzle-orm';
import { isolatedMoney } from '#base/money.ts';
import { type TimelineSource, timelineClauses } from '#features/accounts/server/index.ts';
import { titleOf } from '#features/invoices/server/index.ts';
import { translator } from '#i18n/translator.ts';
import { paymentsAdminTexts } from '../admin-texts.ts';
import { paymentsTable as payments, refundsTable as refunds } from './table.ts';

const pathOf = (id: number): string => `/admin/payments/${id}`;

const charges: TimelineSource = {
  kind: 'payments',
  group: 'money',
  area: 'money',
  read: async (db, page) => {
    const at = sql`coalesce(${payments.settledAt}, ${payments.createdAt})`;
    const { micros, isBefore, newestFirst } = timelineClauses({ at, id: payments.id }, page);
    const rows = await db
      .select({ id: payments.id, status: payments.status, amount: payments.amount, lines: payments.lines, micros })
      .from(payments)
      .where(and(eq(payments.userId, page.userId), inArray(payments.status, ['paid', 'declined']), isBefore))
      .orderBy(...newestFirst)
      .limit(page.limit);
    const t = translator(paymentsAdminTexts, page.locale);
    return rows.map(({ id, status, amount, lines, micros: time }) => ({
      id,
      micros: time,
      text: t(`paymentsAdmin.timeline.${status === 'paid' ? 'paid' : 'failed'}`, { amount: isolatedMoney(amount) }),
      detail: titleOf(lines, page.locale),
      path: pathOf(id),
    }));
  },
};

const returned: TimelineSource = {
  kind: 'refunds',
  group: 'money',
  area: 'money',
  read: async (db, page) => {
    const at = sql`coalesce(${refunds.settledAt}, ${refunds.createdAt})`;
    const { micros, isBefore, newestFirst } = timelineClauses({ at, id: refunds.id }, page);
    const rows = await db
      .select({ id: refunds.id, paymentId: refunds.paymentId, amount: refunds.amount, note: refunds.note, micros })
      .from(payments)
      .innerJoin(refunds, eq(refunds.paymentId, payments.id))
      .where(and(eq(payments.userId, page.userId), eq(refunds.status, 'done'), isBefore))
      .orderBy(...newestFirst)
      .limit(page.limit);
    const t = translator(paymentsAdminTexts, page.locale);
    return rows.map(({ id, paymentId, amount, note, micros: time }) => ({
      id,
      micros: time,
      text: t('paymentsAdmin.timeline.refunded', { amount: isolatedMoney(amount) }),
      detail: note,
      path: pathOf(paymentId),
    }));
  },
};

export const paymentsTimeline = [charges, returned];
