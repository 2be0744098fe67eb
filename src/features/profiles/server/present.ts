import type { EffectivePlan } from '#features/accounts/server/index.ts';
import type { OwnProfileStatus, Profile, ProfileStatus } from '../contract.ts';
import { profileLimits } from '../domain.ts';
import type { ProfileRow } from './queries.ts';

const dayMilliseconds = 86_400_000;

type AddressColumns = Pick<ProfileRow, 'slug' | 'customSlug'>;

/** The canonical path to share. A custom address needs a package that includes it; the `/p/` path always works. */
export const canonicalPath = (
  { slug, customSlug }: AddressColumns,
  { customSlug: isAllowed }: { customSlug: boolean },
): string => (customSlug && isAllowed ? `/${encodeURIComponent(customSlug)}` : `/p/${slug}`);

/** The public status. `index` counts from the primary profile: those beyond the plan's limit have expired. */
export function statusOf(
  { status, suspendedAt }: Pick<ProfileRow, 'status' | 'suspendedAt'>,
  index: number,
  profiles: number,
): ProfileStatus {
  if (suspendedAt) return 'suspended';
  return index >= profiles && status !== 'draft' ? 'expired' : status;
}

interface Found {
  readonly profile: Pick<ProfileRow, 'status' | 'suspendedAt'>;
  readonly index: number;
  readonly isOwnerOffline: boolean;
}

/** The status a visitor sees. A never published profile discloses neither its own nor its owner's suspension. */
export function visibleStatus(
  { profile, index, isOwnerOffline }: Found,
  { profiles }: { profiles: number },
): ProfileStatus {
  if (profile.status === 'draft') return 'draft';
  return isOwnerOffline ? 'paused' : statusOf(profile, index, profiles);
}

/** The status the owner sees. A draft is nothing that a visitor could miss, and a suspension has its own reason. */
function ownStatus(row: ProfileRow, { entitlements, isLeaving }: EffectivePlan, index: number): OwnProfileStatus {
  const status = statusOf(row, index, entitlements.profiles);
  return isLeaving && (status === 'published' || status === 'paused') ? 'leaving' : status;
}

export function presentProfile(row: ProfileRow, plan: EffectivePlan, index: number): Profile {
  const { deletedAt } = row;
  return {
    id: row.id,
    slug: row.slug,
    customSlug: row.customSlug,
    address: canonicalPath(row, plan.entitlements),
    status: ownStatus(row, plan, index),
    isPrimary: row.isPrimary,
    version: row.version,
    document: row.draft,
    hasChanges: row.publishedVersion !== row.version,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    suspendedReason: row.suspendedAt && row.suspendedReason,
    deletesAt: deletedAt && new Date(deletedAt.getTime() + profileLimits.undoDays * dayMilliseconds).toISOString(),
  };
}
