import type { LocalizedText } from '#base/content-schemas.ts';
import { effectiveEntitlements } from '#features/accounts/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Services } from '#server-kit/services/services.ts';
import { canonicalPath } from './present.ts';
import { listAvailable, listSummaryRows } from './summary-queries.ts';

type Dependencies = Pick<Services, 'db' | 'clock'>;

/** Those of some profiles that visitors can see right now, and whether a demo made them; asked all at once. */
export async function findVisibleProfiles(
  { db, clock }: Dependencies,
  ids: readonly number[],
): Promise<Map<number, VisibleProfileFlags>> {
  if (ids.length === 0) return new Map();
  const rows = await listAvailable(db, ids);
  const allowed = await effectiveEntitlements(db, [...new Set(rows.map(({ ownerId }) => ownerId))], clock.now());
  const isWithinPlan = ({ ownerId, index }: (typeof rows)[number]) => index < (allowed.get(ownerId)?.profiles ?? 0);
  return new Map(rows.filter(isWithinPlan).map(({ id, isDemo }) => [id, { isDemo }]));
}

export interface VisibleProfileFlags {
  readonly isDemo: boolean;
}

/** What stands on a small card that opens a profile. */
export interface ProfileSummary {
  readonly id: number;
  readonly ownerId: number;
  /** The one address to share, from the root. */
  readonly path: string;
  readonly name: LocalizedText;
  readonly title: LocalizedText;
  readonly company: LocalizedText;
  /** A stored picture's id. */
  readonly avatar: string | null;
  readonly language: Locale;
}

/** Shown or not, in any order: who may see which is for the caller to say. */
export async function listProfileSummaries(
  { db, clock }: Dependencies,
  ids: readonly number[],
): Promise<ProfileSummary[]> {
  if (ids.length === 0) return [];
  const rows = await listSummaryRows(db, ids);
  const allowed = await effectiveEntitlements(db, [...new Set(rows.map(({ ownerId }) => ownerId))], clock.now());
  return rows.map(({ slug, customSlug, ...row }) => ({
    ...row,
    path: canonicalPath({ slug, customSlug }, { customSlug: allowed.get(row.ownerId)?.customSlug ?? false }),
  }));
}
