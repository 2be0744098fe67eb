import type { Profile } from '../contract.ts';
import { getOwnProfile, type OwnerCall } from './own.ts';
import { planOf } from './plan.ts';
import { presentProfile } from './present.ts';
import { listOwned } from './queries.ts';

export async function listProfiles({ db, clock, user }: OwnerCall): Promise<Profile[]> {
  const plan = await planOf(db, user.id, clock.now());
  return (await listOwned(db, user.id)).map((row, index) => presentProfile(row, plan, index));
}

export async function getProfile(call: OwnerCall, id: number): Promise<Profile> {
  const { row, index } = await getOwnProfile(call, id);
  return presentProfile(row, await planOf(call.db, call.user.id, call.clock.now()), index);
}

export async function ownEntitlements({ db, clock, user }: OwnerCall) {
  const { packageType, entitlements } = await planOf(db, user.id, clock.now());
  return { packageType, entitlements, used: { profiles: (await listOwned(db, user.id)).length } };
}
