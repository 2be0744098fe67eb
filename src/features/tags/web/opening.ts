import type { Tag } from '../contract.ts';
import type { OwnProfile } from './use-own-profiles.ts';

/** Why a tap opens another profile than the selected one. */
export type InsteadReason = 'draft' | 'paused' | 'suspended' | 'expired' | 'leaving' | 'deleted';

export interface Opening {
  /** The profile that a tap opens now; undefined if none can be shown. */
  readonly profile: OwnProfile | undefined;
  /** Set while the profile is a temporary override. */
  readonly until: string | undefined;
  /** The selected profile that cannot be shown. */
  readonly instead:
    | { readonly profileId: number | null; readonly name: string; readonly reason: InsteadReason }
    | undefined;
}

type Pointing = Pick<Tag, 'profileId' | 'opensProfileId' | 'schedule'>;

/** What a tap on an active tag opens, and why, derived from the server's data and the owner's profiles. */
export function openingOf(tag: Pointing, profiles: readonly OwnProfile[], now: Date): Opening {
  const isScheduled = tag.schedule !== null && new Date(tag.schedule.until) > now;
  const targetId = isScheduled ? (tag.schedule?.profileId ?? null) : tag.profileId;
  const find = (id: number | null) => profiles.find((one) => one.id === id);
  const target = find(targetId);
  const until = isScheduled ? tag.schedule?.until : undefined;
  if (target?.status === 'published') return { profile: target, until, instead: undefined };
  const instead = { profileId: targetId, name: target?.name ?? '', reason: target?.status ?? ('deleted' as const) };
  return { profile: find(tag.opensProfileId), until, instead };
}
