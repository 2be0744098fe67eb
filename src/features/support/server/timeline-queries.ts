import { and, eq, sql } from 'drizzle-orm';
import { findOwner, pageOfMoments, type TimelineSource, timelineClauses } from '#features/accounts/server/index.ts';
import { translator } from '#i18n/translator.ts';
import { supportTexts } from '../texts.ts';
import { subjectIn } from './own-subjects.ts';
import { contactSearchText, contactMessagesTable as contacts, supportTicketsTable as tickets } from './table.ts';

/** One conversation is opened and closed again; what is said in it is read at the desk. */
const conversations: TimelineSource = {
  kind: 'conversations',
  group: 'support',
  area: 'desk',
  read: async (db, page) => {
    const t = translator(supportTexts, page.locale);
    const rows = await db.select().from(tickets).where(eq(tickets.userId, page.userId));
    const path = `/admin/support?user=${page.userId}`;
    const moments = rows.flatMap(({ id, subject, isFromSupport, createdAt, closedAt }) => {
      const text = isFromSupport
        ? t('support.timeline.openedByUs')
        : t('support.timeline.opened', { subject: subjectIn(subject, page.locale) });
      return [
        { id: id * 2, at: createdAt, text, path },
        { id: id * 2 + 1, at: closedAt, text: t('support.timeline.closed'), path },
      ];
    });
    return pageOfMoments(moments, page);
  },
};

/** Written without signing in, with the address that the account has now. */
const messages: TimelineSource = {
  kind: 'contact-messages',
  group: 'support',
  area: 'desk',
  read: async (db, page) => {
    const owner = await findOwner(db, page.userId);
    if (!owner) return [];
    const { micros, isBefore, newestFirst } = timelineClauses({ at: contacts.createdAt, id: contacts.id }, page);
    const isTheirs = and(
      sql`${contactSearchText(contacts)} @@ plainto_tsquery('simple', ${owner.email})`,
      sql`lower(${contacts.email}) = lower(${owner.email})`,
    );
    const rows = await db
      .select({ id: contacts.id, topic: contacts.topic, micros })
      .from(contacts)
      .where(and(isTheirs, isBefore))
      .orderBy(...newestFirst)
      .limit(page.limit);
    const t = translator(supportTexts, page.locale);
    return rows.map(({ id, topic, micros: time }) => {
      const path = `/admin/support?q=${encodeURIComponent(owner.email)}`;
      return { id, micros: time, text: t('support.timeline.contact'), detail: t(`support.topic.${topic}`), path };
    });
  },
};

export const supportTimeline = [conversations, messages];
