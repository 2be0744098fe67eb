import type { LocalizedText } from '#base/schemas.ts';
import { effectiveEntitlements, effectivePlan } from '#features/accounts/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import { fromStore, type ProfileDocument } from '../document/document.ts';
import { applyEntitlements } from '../domain.ts';
import { nameOfProfile } from '../name-of-profile.ts';
import { canonicalPath, statusOf } from './present.ts';
import { findPublic, listIndexable, noSignedInUser } from './public/public-queries.ts';
import { listOwned } from './queries.ts';
import { listAvailable, listSummaryRows } from './summary-queries.ts';

type Dependencies = Pick<Services, 'db' | 'clock'>;

/** Which of these profiles visitors can currently see, and whether they belong to a demo; a single query. */
export async function findVisibleProfiles(
  { db, clock }: Dependencies,
  ids: readonly number[],
): Promise<Map<number, { readonly isDemo: boolean }>> {
  if (ids.length === 0) return new Map();
  const rows = await listAvailable(db, ids);
  const allowed = await effectiveEntitlements(db, [...new Set(rows.map(({ ownerId }) => ownerId))], clock.now());
  const isWithinPlan = ({ ownerId, index }: (typeof rows)[number]) => index < (allowed.get(ownerId)?.profiles ?? 0);
  return new Map(rows.filter(isWithinPlan).map(({ id, isDemo }) => [id, { isDemo }]));
}

/** The content of a small card that links to a profile. */
export interface ProfileSummary {
  readonly id: number;
  readonly ownerId: number;
  /** The canonical path to share, from the root. */
  readonly path: string;
  readonly name: LocalizedText;
  readonly title: LocalizedText;
  readonly company: LocalizedText;
  /** The id of a stored picture. */
  readonly avatar: string | null;
  readonly language: Locale;
}

/** Visible or not, in any order; the caller checks the access. */
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

/** A profile that is currently visible to any visitor, by id; its document is limited to the owner's plan. */
export async function findVisibleProfile({ db, clock }: Dependencies, id: number) {
  const found = await findPublic(db, { by: 'id', name: String(id) }, noSignedInUser);
  if (!found || found.isOwnerOffline) return undefined;
  const { profile: row, index } = found;
  const { entitlements } = await effectivePlan(db, row.ownerId, clock.now());
  if (statusOf(row, index, entitlements.profiles) !== 'published' || !row.published) return undefined;
  return { id, ownerId: row.ownerId, document: applyEntitlements(fromStore(row.published), entitlements) };
}

export interface OwnProfile {
  readonly id: number;
  /** The owner's name for it, in any available language. */
  readonly name: string;
  /** Beyond the number of profiles in the owner's plan. */
  readonly isExpired: boolean;
  /** null before it is first published. */
  readonly published: ProfileDocument | null;
}

/** An owner's profiles for other features, the primary one first. */
export async function listOwnProfiles(db: Db, ownerId: number, now: Date): Promise<OwnProfile[]> {
  const { entitlements } = await effectivePlan(db, ownerId, now);
  return (await listOwned(db, ownerId)).map((row, index) => ({
    id: row.id,
    name: nameOfProfile({ document: row.published ?? row.draft }) || row.slug,
    isExpired: statusOf(row, index, entitlements.profiles) === 'expired',
    published: row.published && fromStore(row.published),
  }));
}

/** The limit of a sitemap. */
const maxProfiles = 50_000;

/** The profiles that search engines may index: published, active under their owner's plan, and listed. */
export async function listForSearch({ db, clock }: Dependencies) {
  const rows = await listIndexable(db, maxProfiles);
  const allowed = await effectiveEntitlements(db, [...new Set(rows.map(({ ownerId }) => ownerId))], clock.now());
  return rows.flatMap((row) => {
    const entitlements = allowed.get(row.ownerId);
    if (!entitlements || row.index >= entitlements.profiles) return [];
    return [{ path: canonicalPath(row, entitlements), changedAt: row.at }];
  });
}
