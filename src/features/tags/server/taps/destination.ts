import type { Entitlements, PackageType } from '#features/packages/contract.ts';
import { planAt } from '#features/packages/plan.ts';
import { seedEntitlements } from '#features/packages/server/index.ts';
import { canonicalPath, statusOf } from '#features/profiles/server/index.ts';
import type { TagState } from '../../domain.ts';

/** All data that decides where a tap leads. */
export interface TapDetails {
  readonly state: TagState;
  readonly ownerId: number | null;
  readonly profileId: number | null;
  readonly scheduleProfileId: number | null;
  readonly scheduleUntil: Date | null;
  readonly role: 'user' | 'admin';
  readonly trialEndsAt: Date | null;
  readonly paidPackage: string | null;
  readonly paidUntil: Date | null;
  readonly complimentaryPackage: string | null;
  readonly complimentaryUntil: Date | null;
  /** The owner's account is suspended or being deleted. */
  readonly isLeaving: boolean;
  /** Primary profile first. */
  readonly profiles: readonly TapProfile[];
  readonly packages: Readonly<Partial<Record<PackageType, Pick<Entitlements, 'profiles' | 'customSlug'>>>>;
}

interface TapProfile {
  readonly id: number;
  readonly slug: string;
  readonly customSlug: string | null;
  readonly status: 'draft' | 'published' | 'paused';
  readonly suspendedAt: Date | null;
}

/** `notice`: a page with what the card's finder may know. `nothing`: the owner currently has no visible profile. */
export type Destination =
  | { readonly kind: 'profile'; readonly profileId: number; readonly ownerId: number; readonly path: string }
  | { readonly kind: 'notice' | 'nothing' };

const instantOf = (text: unknown): Date | null => (typeof text === 'string' ? new Date(text) : null);

export function parseTapDetails(text: string): TapDetails {
  const parsed = JSON.parse(text);
  return {
    ...parsed,
    scheduleUntil: instantOf(parsed.scheduleUntil),
    trialEndsAt: instantOf(parsed.trialEndsAt),
    paidUntil: instantOf(parsed.paidUntil),
    complimentaryUntil: instantOf(parsed.complimentaryUntil),
    profiles: parsed.profiles ?? [],
    packages: parsed.packages ?? {},
  };
}

/**
 * A printed card must open something useful whatever happens to profiles, plans and payments: its current profile, else
 * the owner's primary one, else any that can be shown.
 */
export function destinationOf(tap: TapDetails, now: Date): Destination {
  const { state, ownerId, isLeaving } = tap;
  if (state !== 'active' || ownerId === null || isLeaving) return { kind: 'notice' };
  const { packageType } = planAt(tap, now);
  const plan = tap.packages[packageType] ?? seedEntitlements[packageType];
  const visible = tap.profiles.filter((profile, index) => statusOf(profile, index, plan.profiles) === 'published');
  const preferred = [scheduledOf(tap, now), tap.profileId];
  const chosen = preferred.map((id) => visible.find((profile) => profile.id === id)).find(Boolean) ?? visible[0];
  if (!chosen) return { kind: 'nothing' };
  return { kind: 'profile', profileId: chosen.id, ownerId, path: canonicalPath(chosen, plan) };
}

type Schedule = Pick<TapDetails, 'scheduleProfileId' | 'scheduleUntil'>;

/** Expires by time alone; nothing has to be cleaned up. */
export const scheduledOf = ({ scheduleProfileId, scheduleUntil }: Schedule, now: Date): number | null =>
  scheduleUntil && now < scheduleUntil ? scheduleProfileId : null;

/** The earliest instant at which the same data may give another destination. */
export function changesAt(
  { scheduleUntil, trialEndsAt, paidUntil, complimentaryUntil }: TapDetails,
  now: Date,
): number {
  const ahead = [scheduleUntil, trialEndsAt, paidUntil, complimentaryUntil].map((instant) => instant?.getTime() ?? 0);
  return Math.min(...ahead.filter((time) => time > now.getTime()), Number.POSITIVE_INFINITY);
}
