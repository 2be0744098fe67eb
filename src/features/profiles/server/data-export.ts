import type { DemoSeed, ExportSection } from '#features/accounts/server/index.ts';
import { copyFiles } from '#features/files/server/index.ts';
import { listDeleted, listOwned, listVersions } from './queries.ts';
import { copyProfiles } from './seed.ts';

/** Data export: the owner's profiles with their drafts and published versions. */
export const profilesExport: ExportSection = {
  name: 'profiles',
  read: async (db, userId) => {
    const rows = [...(await listOwned(db, userId)), ...(await listDeleted(db, userId))];
    return Promise.all(
      rows.map(async (row) => ({
        id: row.id,
        slug: row.slug,
        customSlug: row.customSlug,
        status: row.status,
        isPrimary: row.isPrimary,
        document: row.draft,
        published: row.published,
        publishedAt: row.publishedAt,
        deletedAt: row.deletedAt,
        createdAt: row.createdAt,
        updatedAt: row.updatedAt,
        versions: (await listVersions(db, row.id)).map(({ document, publishedAt }) => ({ document, publishedAt })),
      })),
    );
  },
};

/** Copies the template's profiles and pictures to a demo account, with new addresses. */
export const seedDemoProfiles: DemoSeed = async (db, templateId, copy, marker, now) => {
  await copyFiles(db, templateId, copy.id);
  await copyProfiles(db, await listOwned(db, templateId), copy, marker, now);
};
