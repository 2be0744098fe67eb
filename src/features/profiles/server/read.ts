import type { Profile } from '../contract.ts';
import { getOwn, type Own } from './own.ts';
import { planOf } from './plan.ts';
import { presentProfile } from './present.ts';
import { listOwned } from './queries.ts';

export async function listProfiles({ db, clock, user }: Own): Promise<Profile[]> {
  const plan = await planOf(db, user.id, clock.now());
  return (await listOwned(db, user.id)).map((row, place) => presentProfile(row, plan, place));
}

export async function getProfile(call: Own, id: number): Promise<Profile> {
  const { row, place } = await getOwn(call, id);
  return presentProfile(row, await planOf(call.db, call.user.id, call.clock.now()), place);
}

export async function ownEntitlements({ db, clock, user }: Own) {
  const { packageType, entitlements } = await planOf(db, user.id, clock.now());
  return { packageType, entitlements, used: { profiles: (await listOwned(db, user.id)).length } };
}
