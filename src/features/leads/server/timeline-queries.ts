import { eq, sql } from 'drizzle-orm';
import { type TimelineSource, timelineClauses } from '#features/accounts/server/index.ts';
import { translator } from '#i18n/translator.ts';
import { inIsrael } from '#server-kit/db/keyset.ts';
import { leadsTexts } from '../texts.ts';
import { leadsTable as leads } from './table.ts';

/** How many leads came on a day, never whose: they belong to the owner of the card. */
export const leadsTimeline: TimelineSource = {
  kind: 'leads',
  group: 'profiles',
  area: 'profiles',
  read: async (db, page) => {
    const last = { at: sql`max(${leads.createdAt})`, id: sql`max(${leads.id})` };
    const { micros, isBefore, newestFirst } = timelineClauses(last, page);
    const rows = await db
      .select({ id: sql<number>`${last.id}`, count: sql<number>`count(*)::int`, micros })
      .from(leads)
      .where(eq(leads.ownerId, page.userId))
      .groupBy(sql`(${leads.createdAt} ${inIsrael})::date`)
      .having(isBefore)
      .orderBy(...newestFirst)
      .limit(page.limit);
    const t = translator(leadsTexts, page.locale);
    return rows.map(({ id, count, micros: time }) => ({ id, micros: time, text: t('leads.timeline', { count }) }));
  },
};
