import { effectiveEntitlements } from '#features/accounts/server/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import { canonicalPath } from './present.ts';
import { listIndexable } from './public/public-queries.ts';

/** As many as one sitemap may hold. */
const maxProfiles = 50_000;

export interface IndexableProfile {
  readonly path: string;
  readonly changedAt: Date | null;
}

/** The profiles that search engines may know of: published, live under their owner's plan, and meant to be found. */
export async function listForSearch({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<IndexableProfile[]> {
  const rows = await listIndexable(db, maxProfiles);
  const allowed = await effectiveEntitlements(db, [...new Set(rows.map(({ ownerId }) => ownerId))], clock.now());
  return rows.flatMap((row) => {
    const entitlements = allowed.get(row.ownerId);
    if (!entitlements || row.index >= entitlements.profiles) return [];
    return [{ path: canonicalPath(row, entitlements), changedAt: row.at }];
  });
}
