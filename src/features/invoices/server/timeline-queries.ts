import { and, eq } from 'drizzle-orm';
import { isolatedMoney } from '#base/money.ts';
import { type TimelineSource, timelineClauses } from '#features/accounts/server/index.ts';
import { translator } from '#i18n/translator.ts';
import { invoicesAdminTexts } from '../admin-texts.ts';
import { numberText } from '../domain.ts';
import { invoicesTable as invoices } from './table.ts';

export const invoicesTimeline: TimelineSource = {
  kind: 'invoices',
  group: 'money',
  area: 'money',
  read: async (db, page) => {
    const { micros, isBefore, newestFirst } = timelineClauses({ at: invoices.issuedAt, id: invoices.id }, page);
    const rows = await db
      .select({ id: invoices.id, kind: invoices.kind, number: invoices.number, gross: invoices.gross, micros })
      .from(invoices)
      .where(and(eq(invoices.userId, page.userId), isBefore))
      .orderBy(...newestFirst)
      .limit(page.limit);
    const t = translator(invoicesAdminTexts, page.locale);
    return rows.map(({ id, kind, number, gross, micros: time }) => {
      const values = {
        kind: t(`invoicesAdmin.kinds.${kind}`),
        number: numberText(number),
        amount: isolatedMoney(gross),
      };
      const path = `/admin/invoices?q=${values.number}&kind=${kind}`;
      return { id, micros: time, text: t('invoicesAdmin.timeline', values), path };
    });
  },
};
