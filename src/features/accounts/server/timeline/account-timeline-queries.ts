import { and, eq, notInArray } from 'drizzle-orm';
import { translator } from '#i18n/translator.ts';
import type { Db } from '#server-kit/db/database.ts';
import { activityTexts } from '../../activity-texts.ts';
import type { SecurityEventKind } from '../../contract.ts';
import { deviceOf } from '../../domain.ts';
import { timelineTexts } from '../../timeline-texts.ts';
import { findUser } from '../queries.ts';
import { byAdmins } from '../session/session.ts';
import { securityEventsTable as events } from '../table.ts';
import { pageOfMoments, type TimelinePage, type TimelineSource } from './timeline.ts';
import { timelineClauses } from './timeline-queries.ts';

/** The columns of the account tell of these, also when the security log no longer does. */
const inColumns: readonly SecurityEventKind[] = ['registered', 'email-verified'];

const account: TimelineSource = {
  kind: 'account',
  group: 'account',
  area: 'users',
  read: async (db, { userId, locale, ...page }) => {
    const t = translator(timelineTexts, locale);
    const row = await findUser(db, userId);
    if (!row) return [];
    const moments = [
      { id: 1, at: row.createdAt, text: t('timeline.registered') },
      { id: 2, at: row.emailVerifiedAt, text: t('timeline.verified'), detail: row.email },
    ];
    return pageOfMoments(moments, page);
  },
};

/** What staff did is told by the audit log, to those who may read it. */
const toldElsewhere = ({ mayRead }: TimelinePage): SecurityEventKind[] =>
  mayRead('system') ? [...inColumns, ...byAdmins] : [...inColumns];

async function listEvents(db: Db, page: TimelinePage) {
  const { micros, isBefore, newestFirst } = timelineClauses(events, page);
  return db
    .select({ id: events.id, kind: events.kind, detail: events.detail, userAgent: events.userAgent, micros })
    .from(events)
    .where(and(eq(events.userId, page.userId), notInArray(events.kind, toldElsewhere(page)), isBefore))
    .orderBy(...newestFirst)
    .limit(page.limit);
}

const security: TimelineSource = {
  kind: 'security',
  group: 'account',
  area: 'users',
  read: async (db, page) => {
    const t = translator(activityTexts, page.locale);
    const rows = await listEvents(db, page);
    return rows.map(({ id, kind, detail, userAgent, micros }) => {
      const { browser, system } = deviceOf(userAgent);
      const details = [t.find(`activity.detail.${detail}`) ?? detail, browser, system];
      return { id, micros, text: t(`activity.kind.${kind}`), detail: details.filter(Boolean).join(' · ') };
    });
  },
};

export const accountTimeline = [account, security];
