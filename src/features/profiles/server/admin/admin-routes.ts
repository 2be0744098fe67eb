import { AppError } from '#base/app-error.ts';
import { lockOwner } from '#features/accounts/server/index.ts';
import type { AuditWriter } from '#server-kit/audit/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { type Route, route } from '#server-kit/http/route.ts';
import { addJob } from '#server-kit/jobs/jobs.ts';
import { dropOwnerPages } from '#server-kit/page-cache/page-cache.ts';
import type { Services } from '#server-kit/services/services.ts';
import { type AdminProfileDetail, adminProfilesApi } from '../../admin-contract.ts';
import { nameOfProfile } from '../../name-of-profile.ts';
import { ownerNotifiers } from '../extension-points.ts';
import { lockOwned, type ProfileRow } from '../queries.ts';
import { findOwnerOf, setSuspension } from './admin-queries.ts';
import { getForAdmin, profilesListRoutes } from './admin-read.ts';
import { suspensionMailJob } from './suspension-mail.ts';

type Admin = Services & { readonly audit: AuditWriter };
type Suspension = Pick<ProfileRow, 'suspendedAt' | 'suspendedReason'>;

/** Repeated with another reason, it notifies the owner of the new one; with the same reason it does nothing. */
const suspendProfile = (call: Admin, id: number, reason: string): Promise<AdminProfileDetail> =>
  change(call, id, 'suspend', ({ suspendedAt, suspendedReason }) => ({
    after: { suspendedAt: suspendedAt ?? call.clock.now(), suspendedReason: reason },
    isChange: suspendedReason !== reason || !suspendedAt,
  }));

/** Restores the previous state; suspension does not change the owner's own status. */
const restoreProfile = (call: Admin, id: number): Promise<AdminProfileDetail> =>
  change(call, id, 'restore', ({ suspendedAt }) => {
    if (!suspendedAt) throw new AppError('conflict', { message: 'profiles.notSuspended' });
    return { after: { suspendedAt: null, suspendedReason: null }, isChange: true };
  });

async function change(
  call: Admin,
  id: number,
  verb: 'suspend' | 'restore',
  decide: (before: Suspension) => { after: Suspension; isChange: boolean },
): Promise<AdminProfileDetail> {
  return call.db.transaction(async (tx) => {
    const row = await lockAny(tx, id);
    const { suspendedAt, suspendedReason } = row;
    const { after, isChange } = decide(row);
    await setSuspension(tx, id, after);
    await dropOwnerPages(call.bus, tx, row.ownerId);
    if (isChange) await notifyOwner(call, tx, row, after.suspendedReason);
    const target = { kind: 'profile', id };
    const before = { suspendedAt, suspendedReason };
    await call.audit(tx, { action: `profiles.${verb}`, target, before, after: { ...after } });
    return getForAdmin(call, tx, id);
  });
}

/** The same lock order as for all profile changes: the owner first. */
async function lockAny(tx: Db, id: number): Promise<ProfileRow> {
  const ownerId = await findOwnerOf(tx, id);
  if (ownerId === undefined) throw new AppError('not_found');
  await lockOwner(tx, ownerId, 'update');
  const row = await lockOwned(tx, id, ownerId);
  if (!row) throw new AppError('not_found');
  if (row.deletedAt) throw new AppError('conflict', { message: 'profiles.deletedByOwner' });
  return row;
}

async function notifyOwner(call: Admin, tx: Db, row: ProfileRow, reason: string | null): Promise<void> {
  const { id, ownerId: userId, slug } = row;
  const profileLabel = nameOfProfile({ document: row.draft }) || slug;
  const notification = {
    userId,
    kind: 'broadcast',
    message: reason === null ? 'cardRestored' : 'cardSuspended',
    values: reason === null ? { card: profileLabel } : { card: profileLabel, reason },
    link: `/editor/${id}`,
    mail: false,
  } as const;
  for (const notify of call.extensions.of(ownerNotifiers)) await notify(call, tx, notification);
  await addJob(tx, suspensionMailJob, { userId, profileId: id, card: profileLabel, reason });
}

export const adminProfilesRoutes: Route[] = [
  ...profilesListRoutes,
  route(adminProfilesApi.find, (call) => getForAdmin(call, call.db, call.params.id)),
  route(adminProfilesApi.suspend, (call) => suspendProfile(call, call.params.id, call.body.reason)),
  route(adminProfilesApi.restore, (call) => restoreProfile(call, call.params.id)),
];
