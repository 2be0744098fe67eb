import { and, eq } from 'drizzle-orm';
import { type TimelineSource, timelineClauses } from '#features/accounts/server/index.ts';
import { translator } from '#i18n/translator.ts';
import { subscriptionsAdminTexts } from '../admin-texts.ts';
import { subscriptionEventsTable as events, subscriptionsTable as subscriptions } from './table.ts';

export const subscriptionsTimeline: TimelineSource = {
  kind: 'subscriptions',
  group: 'money',
  area: 'money',
  read: async (db, page) => {
    const { micros, isBefore, newestFirst } = timelineClauses(events, page);
    const rows = await db
      .select({ id: events.id, kind: events.kind, packageType: subscriptions.packageType, micros })
      .from(subscriptions)
      .innerJoin(events, eq(events.subscriptionId, subscriptions.id))
      .where(and(eq(subscriptions.userId, page.userId), isBefore))
      .orderBy(...newestFirst)
      .limit(page.limit);
    const t = translator(subscriptionsAdminTexts, page.locale);
    return rows.map(({ id, kind, packageType, micros: time }) => {
      const name = t(`subscriptionsAdmin.packages.${packageType}`);
      const event = t(`subscriptionsAdmin.events.kinds.${kind}`);
      const path = `/admin/subscriptions?user=${page.userId}`;
      return { id, micros: time, text: t('subscriptionsAdmin.timeline', { name, event }), path };
    });
  },
};
