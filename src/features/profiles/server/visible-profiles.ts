import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import { fromStore, type ProfileDocument } from '../document/document.ts';
import { applyEntitlements } from '../domain.ts';
import { nameOfProfile } from '../name-of-profile.ts';
import { planOf } from './plan.ts';
import { statusOf } from './present.ts';
import { findPublic, noSignedInUser } from './public/public-queries.ts';
import { listOwned } from './queries.ts';

export interface VisibleProfile {
  readonly id: number;
  readonly ownerId: number;
  /** As visitors see it: published, and fitted to the owner's plan. */
  readonly document: ProfileDocument;
}

/** A profile that any visitor can see right now, by its id. */
export async function findVisibleProfile(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: number,
): Promise<VisibleProfile | undefined> {
  const found = await findPublic(db, { by: 'id', name: String(id) }, noSignedInUser);
  if (!found || found.isOwnerOffline) return undefined;
  const { profile: row, index } = found;
  const { entitlements } = await planOf(db, row.ownerId, clock.now());
  if (statusOf(row, index, entitlements.profiles) !== 'published' || !row.published) return undefined;
  return { id, ownerId: row.ownerId, document: applyEntitlements(fromStore(row.published), entitlements) };
}

export interface OwnProfile {
  readonly id: number;
  /** What the owner calls it, in whatever language there is. */
  readonly name: string;
  /** Beyond what the owner's plan shows. */
  readonly isExpired: boolean;
  /** null before it is first published. */
  readonly published: ProfileDocument | null;
}

/** An owner's profiles as other features need them, the primary one first. */
export async function listOwnProfiles(db: Db, ownerId: number, now: Date): Promise<OwnProfile[]> {
  const { entitlements } = await planOf(db, ownerId, now);
  return (await listOwned(db, ownerId)).map((row, index) => {
    return {
      id: row.id,
      name: nameOfProfile({ document: row.published ?? row.draft }) || row.slug,
      isExpired: statusOf(row, index, entitlements.profiles) === 'expired',
      published: row.published && fromStore(row.published),
    };
  });
}
