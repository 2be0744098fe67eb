import type { ExportSection } from '#features/accounts/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { listAllOwned } from './member-queries.ts';
import { listPicturesAmong } from './queries.ts';

/** Lists the communities that an owner's profiles belong to. */
export const communitiesExport: ExportSection = {
  name: 'communities',
  read: async (db, userId) =>
    (await listAllOwned(db, userId)).map(({ member: { communityId: _, ...member }, slug, name }) => ({
      community: { slug, name },
      ...member,
    })),
};

/** Prevents the cleanup of unused files from deleting community pictures, regardless of who uploaded them. */
export const listUsedCommunityFiles = (db: Db, _ownerId: number, ids: readonly string[]): Promise<string[]> =>
  listPicturesAmong(db, ids);
