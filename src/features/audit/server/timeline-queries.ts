import { and, eq } from 'drizzle-orm';
import { type TimelineSource, timelineClauses } from '#features/accounts/server/index.ts';
import { auditTable as lines } from '#server-kit/audit/table.ts';
import { actionName } from './action-name.ts';

/** What staff did to the account. */
export const auditTimeline: TimelineSource = {
  kind: 'audit',
  group: 'account',
  area: 'system',
  read: async (db, page) => {
    const { micros, isBefore, newestFirst } = timelineClauses(lines, page);
    const target = and(eq(lines.targetKind, 'user'), eq(lines.targetId, String(page.userId)));
    const rows = await db
      .select({ id: lines.id, action: lines.action, actorName: lines.actorName, micros })
      .from(lines)
      .where(and(target, isBefore))
      .orderBy(...newestFirst)
      .limit(page.limit);
    const path = `/admin/audit?target=user:${page.userId}`;
    return rows.map(({ id, action, actorName, micros: time }) => {
      const text = actionName(action, page.locale);
      return { id, micros: time, text, detail: actorName, path };
    });
  },
};
