import type { EffectivePlan } from '#features/accounts/server/index.ts';
import type { Profile, ProfileStatus } from '../contract.ts';
import { profileLimits } from '../domain.ts';
import type { ProfileRow } from './queries.ts';

const dayMilliseconds = 86_400_000;

type AddressColumns = Pick<ProfileRow, 'slug' | 'customSlug'>;

/** The one address to share. One's own needs a package that has it; the plain one is always good. */
export const canonicalPath = (
  { slug, customSlug }: AddressColumns,
  { customSlug: isAllowed }: { customSlug: boolean },
): string => (customSlug && isAllowed ? `/${encodeURIComponent(customSlug)}` : `/p/${slug}`);

/** What everyone sees of it. `place` counts from the primary one: those beyond the plan have expired. */
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

/** What a visitor finds: of a card that was never published nobody learns that it was suspended, or its owner. */
export function visibleStatus(
  { profile, index, isOwnerOffline }: Found,
  { profiles }: { profiles: number },
): ProfileStatus {
  if (profile.status === 'draft') return 'draft';
  return isOwnerOffline ? 'paused' : statusOf(profile, index, profiles);
}

export function presentProfile(row: ProfileRow, { entitlements }: EffectivePlan, index: number): Profile {
  const { deletedAt } = row;
  return {
    id: row.id,
    slug: row.slug,
    customSlug: row.customSlug,
    address: canonicalPath(row, entitlements),
    status: statusOf(row, index, entitlements.profiles),
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
