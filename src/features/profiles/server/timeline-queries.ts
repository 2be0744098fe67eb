import { and, eq } from 'drizzle-orm';
import {
  pageOfMoments,
  type TimelinePage,
  type TimelineSource,
  timelineClauses,
} from '#features/accounts/server/index.ts';
import { isolated } from '#i18n/format.ts';
import { translator } from '#i18n/translator.ts';
import type { Db } from '#server-kit/db/database.ts';
import { profilesAdminTexts } from '../admin-texts.ts';
import { namesOfProfiles } from './reference-queries.ts';
import { profilesTable as profiles, profileVersionsTable as versions } from './table.ts';

const pathOf = (id: number): string => `/admin/profiles/${id}`;

async function namesFor(db: Db, ids: readonly number[], { locale }: Pick<TimelinePage, 'locale'>) {
  const t = translator(profilesAdminTexts, locale);
  const names = await namesOfProfiles(db, ids);
  return { t, nameOf: (id: number) => isolated(names.get(id) || t('profilesAdmin.untitled')) };
}

/** A plan limits how many there are. */
const moments: TimelineSource = {
  kind: 'profiles',
  group: 'profiles',
  area: 'profiles',
  read: async (db, page) => {
    const { id, createdAt, suspendedAt, suspendedReason, deletedAt } = profiles;
    const columns = { id, createdAt, suspendedAt, suspendedReason, deletedAt };
    const rows = await db.select(columns).from(profiles).where(eq(profiles.ownerId, page.userId));
    const ids = rows.map((row) => row.id);
    const { t, nameOf } = await namesFor(db, ids, page);
    const found = rows.flatMap((row) => {
      const [name, path] = [nameOf(row.id), pathOf(row.id)];
      return [
        { id: row.id * 3, at: row.createdAt, text: t('profilesAdmin.timeline.created', { name }), path },
        {
          id: row.id * 3 + 1,
          at: row.suspendedAt,
          text: t('profilesAdmin.timeline.suspended', { name }),
          detail: row.suspendedReason,
          path,
        },
        { id: row.id * 3 + 2, at: row.deletedAt, text: t('profilesAdmin.timeline.deleted', { name }), path },
      ];
    });
    return pageOfMoments(found, page);
  },
};

const published: TimelineSource = {
  kind: 'profile-versions',
  group: 'profiles',
  area: 'profiles',
  read: async (db, page) => {
    const { micros, isBefore, newestFirst } = timelineClauses({ at: versions.publishedAt, id: versions.id }, page);
    const rows = await db
      .select({ id: versions.id, profileId: versions.profileId, micros })
      .from(versions)
      .innerJoin(profiles, eq(profiles.id, versions.profileId))
      .where(and(eq(profiles.ownerId, page.userId), isBefore))
      .orderBy(...newestFirst)
      .limit(page.limit);
    const ids = rows.map(({ profileId }) => profileId);
    const { t, nameOf } = await namesFor(db, ids, page);
    return rows.map(({ id, profileId, micros: time }) => ({
      id,
      micros: time,
      text: t('profilesAdmin.timeline.published', { name: nameOf(profileId) }),
      path: pathOf(profileId),
    }));
  },
};

export const profilesTimeline = [moments, published];
