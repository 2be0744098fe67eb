import { and, eq, ne } from 'drizzle-orm';
import { type TimelineSource, timelineClauses } from '#features/accounts/server/index.ts';
import { isolatedLtr } from '#i18n/format.ts';
import { translator } from '#i18n/translator.ts';
import { historyTexts } from '../history-texts.ts';
import { tagEventsTable as events, tagsTable as tags } from './table.ts';

/** What happened to the chips that are the customer's now, while they were. */
export const tagsTimeline: TimelineSource = {
  kind: 'tags',
  group: 'orders',
  area: 'orders',
  read: async (db, page) => {
    const { micros, isBefore, newestFirst } = timelineClauses(events, page);
    const rows = await db
      .select({ id: events.id, code: events.code, event: events.event, micros })
      .from(tags)
      .innerJoin(events, eq(events.code, tags.code))
      .where(and(eq(tags.ownerId, page.userId), eq(events.ownerId, page.userId), ne(events.event, 'made'), isBefore))
      .orderBy(...newestFirst)
      .limit(page.limit);
    const t = translator(historyTexts, page.locale);
    return rows.map(({ id, code, event, micros: time }) => {
      const values = { code: isolatedLtr(code), event: t(`tagHistory.event.${event}`) };
      return { id, micros: time, text: t('tagHistory.timeline', values), path: `/admin/tags?tag=${code}` };
    });
  },
};
