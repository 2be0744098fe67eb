import type { z } from 'zod';
import { AppError, orNotFound } from '#base/app-error.ts';
import { parsePictureId } from '#features/files/picture-id.ts';
import { ownsFiles } from '#features/files/server/index.ts';
import { notify } from '#features/notifications/server/index.ts';
import { findVisibleProfiles, listProfileSummaries, type ProfileSummary } from '#features/profiles/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import { type AuditWriter, changesOf } from '#server-kit/audit/index.ts';
import { brokenUnique, type Db } from '#server-kit/db/database.ts';
import type { Identity } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { AdminCommunity, AdminMember, communityChange, NewMember } from '../contract.ts';
import { communityLimits } from '../domain.ts';
import { listMembers, listNew, markRemoved, markSeen, updateMember } from './member-queries.ts';
import {
  type CommunityRow,
  deleteCommunity,
  findCommunity,
  insertCommunity,
  listAll,
  lockCommunity,
  updateCommunity,
} from './queries.ts';
import { forgetMemberCounts, listVisibleMembers, presentForAdmin, presentMember, textIn } from './read.ts';

export type Admin = Pick<Services, 'db' | 'clock'> & {
  readonly user: Pick<Identity, 'id'>;
  readonly audit: AuditWriter;
};
type CommunityInput = z.output<typeof communityChange>;

const slugTaken = () => new AppError('conflict', { fields: { slug: 'communities.slug.taken' } });

async function present(call: Admin, rows: readonly CommunityRow[]): Promise<AdminCommunity[]> {
  const members = await listVisibleMembers(
    call,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentForAdmin(row, members.get(row.id)?.length ?? 0));
}

async function presentOne(call: Admin, row: CommunityRow | undefined): Promise<AdminCommunity> {
  const [presented] = row ? await present(call, [row]) : [];
  if (!presented) throw new AppError('not_found');
  return presented;
}

export const listForAdmin = async (call: Admin): Promise<AdminCommunity[]> => present(call, await listAll(call.db));

export async function createCommunity(call: Admin, input: CommunityInput): Promise<AdminCommunity> {
  await refuseForeign(call.db, call.user.id, input.picture, null);
  const row = await call.db.transaction(async (tx) => {
    const made = await insertCommunity(tx, { ...input, createdAt: call.clock.now() });
    if (!made) throw slugTaken();
    const { slug, name, field } = made;
    await call.audit(tx, { action: 'communities.create', target: targetOf(made), after: { slug, name, field } });
    return made;
  });
  return presentOne(call, row);
}

export async function changeCommunity(call: Admin, id: number, input: CommunityInput): Promise<AdminCommunity> {
  const before = orNotFound(await findCommunity(call.db, id));
  await refuseForeign(call.db, call.user.id, input.picture, before.picture);
  const row = await update(call, id, 'communities.change', input).catch((error: unknown) => {
    throw brokenUnique(error) === 'communities_slug_unique' ? slugTaken() : error;
  });
  return presentOne(call, row);
}

const targetOf = ({ id }: CommunityRow) => ({ kind: 'community', id });

/** Writes the audit entry in the same transaction. The row lock makes the recorded previous values accurate. */
async function update(call: Admin, id: number, action: string, change: Partial<CommunityRow>): Promise<CommunityRow> {
  const updated = await call.db.transaction(async (tx) => {
    const before = orNotFound(await lockCommunity(tx, id));
    const after = orNotFound(await updateCommunity(tx, id, change));
    const changes = changesOf(before, after);
    const named = { name: after.name, ...changes.after };
    await call.audit(tx, { action, target: targetOf(after), before: changes.before, after: named });
    return after;
  });
  forgetMemberCounts(call.db);
  return updated;
}

/** Allows a picture uploaded by this admin, or the community's current picture regardless of who uploaded it. */
async function refuseForeign(db: Db, ownerId: number, picture: string | null, before: string | null): Promise<void> {
  if (picture === null || picture === before) return;
  const isForeign = !parsePictureId(picture) || (await ownsFiles(db, ownerId, [picture])).length > 0;
  if (isForeign) throw new AppError('invalid_input', { fields: { picture: 'communities.picture.missing' } });
}

export const hideCommunity = async (call: Admin, id: number): Promise<AdminCommunity> =>
  presentOne(call, await update(call, id, 'communities.hide', { hiddenAt: call.clock.now() }));

export const showCommunity = async (call: Admin, id: number): Promise<AdminCommunity> =>
  presentOne(call, await update(call, id, 'communities.show', { hiddenAt: null }));

export async function removeCommunity({ db, audit }: Admin, id: number): Promise<{ success: boolean }> {
  await db.transaction(async (tx) => {
    const row = orNotFound(await lockCommunity(tx, id));
    await deleteCommunity(tx, id);
    const { slug, name, field } = row;
    await audit(tx, { action: 'communities.remove', target: targetOf(row), before: { slug, name, field } });
  });
  return { success: true };
}

type Call = Pick<Services, 'db' | 'clock' | 'bus' | 'config'> & {
  readonly visitor: { readonly locale: Locale };
  readonly audit: AuditWriter;
};

export async function listMembersForAdmin(call: Call, id: number): Promise<AdminMember[]> {
  if (!(await findCommunity(call.db, id))) throw new AppError('not_found');
  return (await presentAll(call, await listMembers(call.db, id))).map(({ presented }) => presented);
}

type ListedMember = Awaited<ReturnType<typeof listMembers>>[number];

/** Without those whose profile is gone. */
async function presentAll<Row extends ListedMember>(call: Call, rows: readonly Row[]) {
  const ids = rows.map(({ member }) => member.profileId);
  const visible = await findVisibleProfiles(call, ids);
  const profiles = new Map((await listProfileSummaries(call, ids)).map((profile) => [profile.id, profile]));
  return rows.flatMap((row) => {
    const profile = profiles.get(row.member.profileId);
    if (!profile) return [];
    return [{ row, presented: presentAdminMember(call, profile, visible.has(profile.id), row) }];
  });
}

const presentAdminMember = (
  call: Call,
  profile: ProfileSummary,
  isShown: boolean,
  { member, ownerName }: ListedMember,
): AdminMember => ({
  ...presentMember(profile, member.joinedAt, call.visitor.locale),
  ownerId: profile.ownerId,
  ownerName,
  isListed: member.isListed,
  isShown,
  removedAt: member.removedAt?.toISOString() ?? null,
  note: member.note,
});

export async function listNewMembers(call: Call): Promise<{ members: NewMember[]; hasMore: boolean }> {
  const max = communityLimits.newMembersShown;
  const found = await listNew(call.db, max + 1);
  const members = (await presentAll(call, found.slice(0, max))).map(({ row, presented }) => ({
    ...presented,
    community: { id: row.member.communityId, name: textIn(row.communityName, call.visitor.locale) },
  }));
  return { members, hasMore: found.length > max };
}

interface MemberKey {
  readonly communityId: number;
  readonly profileId: number;
}

export async function approveMembers(
  { db, audit }: Call,
  members: readonly MemberKey[],
): Promise<{ success: boolean }> {
  await db.transaction(async (tx) => {
    // In one order, so that two admins do not wait for each other.
    const byCommunity = [...Map.groupBy(members, ({ communityId }) => communityId)].sort(([one], [two]) => one - two);
    for (const [id, keys] of byCommunity) {
      const seen = await markSeen(
        tx,
        id,
        keys.map(({ profileId }) => profileId),
      );
      const [only, ...others] = seen;
      const which = only && others.length === 0 ? { profileId: only.profileId } : { count: seen.length };
      const after = { name: (await findCommunity(tx, id))?.name, ...which };
      await audit(tx, { action: 'communities.approve-member', target: { kind: 'community', id }, after });
    }
  });
  return { success: true };
}

/** Removes a member and notifies its owner once. */
export async function removeMember(call: Call, id: number, profileId: number, note: string): Promise<AdminMember[]> {
  const { community, profile } = await getBoth(call, id, profileId);
  await call.db.transaction(async (tx) => {
    const isNew = await markRemoved(tx, id, profileId, { removedAt: call.clock.now(), note, isNew: false });
    if (isNew) await notify(call, tx, notificationOf(community, profile, note));
    const after = { name: community.name, profileId, ...(isNew && { isRemoved: true, note }) };
    await call.audit(tx, { action: 'communities.remove-member', target: { kind: 'community', id }, after });
  });
  forgetMemberCounts(call.db);
  return listMembersForAdmin(call, id);
}

export async function restoreMember(call: Call, id: number, profileId: number): Promise<AdminMember[]> {
  const { community } = await getBoth(call, id, profileId);
  await call.db.transaction(async (tx) => {
    await updateMember(tx, id, profileId, { removedAt: null, note: '' });
    const after = { name: community.name, profileId, isRemoved: false };
    await call.audit(tx, { action: 'communities.restore-member', target: { kind: 'community', id }, after });
  });
  forgetMemberCounts(call.db);
  return listMembersForAdmin(call, id);
}

async function getBoth(call: Call, id: number, profileId: number) {
  const community = await findCommunity(call.db, id);
  const isMember = (await listMembers(call.db, id)).some(({ member }) => member.profileId === profileId);
  const [profile] = isMember ? await listProfileSummaries(call, [profileId]) : [];
  if (!community || !profile) throw new AppError('not_found');
  return { community, profile };
}

/** Each language uses its own names for the community and the profile. */
const notificationOf = ({ name }: CommunityRow, profile: ProfileSummary, note: string) => ({
  userId: profile.ownerId,
  kind: 'card' as const,
  message: 'communityRemoved' as const,
  values: {
    communityHe: textIn(name, 'he'),
    communityEn: textIn(name, 'en'),
    cardHe: textIn(profile.name, 'he'),
    cardEn: textIn(profile.name, 'en'),
    hasNote: note ? 1 : 0,
    note,
  },
  link: '/contact',
});
