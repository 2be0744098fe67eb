import { eq } from 'drizzle-orm';
import { pageOfMoments, type TimelineSource } from '#features/accounts/server/index.ts';
import { namesOfProfiles, profileColumns, profileOf } from '#features/profiles/server/index.ts';
import { isolated } from '#i18n/format.ts';
import { translator } from '#i18n/translator.ts';
import { moderationTexts } from '../texts.ts';
import { moderationCasesTable as cases } from './table.ts';

/** A profile has one open case, and decided ones are deleted after a while, so there are few. */
export const moderationTimeline: TimelineSource = {
  kind: 'reports',
  group: 'profiles',
  area: 'profiles',
  read: async (db, page) => {
    const rows = await db
      .select({ row: cases })
      .from(cases)
      .innerJoin(...profileOf(cases.profileId))
      .where(eq(profileColumns.ownerId, page.userId));
    const ids = rows.map(({ row }) => row.profileId);
    const names = await namesOfProfiles(db, ids);
    const t = translator(moderationTexts, page.locale);
    const moments = rows.flatMap(({ row: { id, profileId, state, openedAt, closedAt, note } }) => {
      const values = { name: isolated(names.get(profileId) ?? '') };
      const path = `/admin/reports/${id}`;
      const opened = { id: id * 2, at: openedAt, text: t('moderation.timeline.opened', values), path };
      if (state === 'open') return [opened];
      const text = t(`moderation.timeline.${state}`, values);
      return [opened, { id: id * 2 + 1, at: closedAt, text, detail: note, path }];
    });
    return pageOfMoments(moments, page);
  },
};
