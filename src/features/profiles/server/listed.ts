import { effectiveEntitlements } from '#features/accounts/server/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import { canonicalPath } from './present.ts';
import { listListed } from './public-queries.ts';

/** As many as one sitemap may hold. */
const most = 50_000;

export interface ListedProfile {
  readonly path: string;
  readonly changedAt: Date | null;
}

/** The profiles that search engines may know of: published, live under their owner's plan, and meant to be found. */
export async function listForSearch({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<ListedProfile[]> {
  const rows = await listListed(db, most);
  const allowed = await effectiveEntitlements(db, [...new Set(rows.map(({ ownerId }) => ownerId))], clock.now());
  return rows.flatMap((row) => {
    const entitlements = allowed.get(row.ownerId);
    if (!entitlements || row.place >= entitlements.profiles) return [];
    return [{ path: canonicalPath(row, entitlements), changedAt: row.at }];
  });
}
