import { AppError } from '#base/app-error.ts';
import { notify } from '#features/notifications/server/index.ts';
import { findVisibleProfiles, listProfileSummaries, type ProfileSummary } from '#features/profiles/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import type { AuditWriter } from '#server-kit/audit/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { AdminMember } from '../contract.ts';
import { listMembers, markRemoved, updateMember } from './member-queries.ts';
import { presentMember, textIn } from './present.ts';
import { type CommunityRow, findCommunity } from './queries.ts';

type Call = Pick<Services, 'db' | 'clock' | 'bus' | 'config'> & {
  readonly visitor: { readonly locale: Locale };
  readonly audit: AuditWriter;
};

export async function listMembersForAdmin(call: Call, id: number): Promise<AdminMember[]> {
  if (!(await findCommunity(call.db, id))) throw new AppError('not_found');
  const rows = await listMembers(call.db, id);
  const ids = rows.map(({ member }) => member.profileId);
  const visible = await findVisibleProfiles(call, ids);
  const profiles = new Map((await listProfileSummaries(call, ids)).map((profile) => [profile.id, profile]));
  return rows.flatMap(({ member, ownerName }) => {
    const profile = profiles.get(member.profileId);
    if (!profile) return [];
    return [
      {
        ...presentMember(profile, member.joinedAt, call.visitor.locale),
        ...{ ownerId: profile.ownerId, ownerName, isListed: member.isListed, isShown: visible.has(profile.id) },
        ...{ removedAt: member.removedAt?.toISOString() ?? null, note: member.note },
      },
    ];
  });
}

/** Takes a member out, and tells its owner, once. */
export async function removeMember(call: Call, id: number, profileId: number, note: string): Promise<AdminMember[]> {
  const { community, profile } = await getBoth(call, id, profileId);
  await call.db.transaction(async (tx) => {
    const isNew = await markRemoved(tx, id, profileId, { removedAt: call.clock.now(), note });
    if (isNew) await notify(call, tx, notificationOf(community, profile, note));
    const after = isNew ? { profileId, isRemoved: true, note } : { profileId };
    await call.audit(tx, { action: 'communities.remove-member', target: { kind: 'community', id }, after });
  });
  return listMembersForAdmin(call, id);
}

export async function restoreMember(call: Call, id: number, profileId: number): Promise<AdminMember[]> {
  await getBoth(call, id, profileId);
  await call.db.transaction(async (tx) => {
    await updateMember(tx, id, profileId, { removedAt: null, note: '' });
    const after = { profileId, isRemoved: false };
    await call.audit(tx, { action: 'communities.restore-member', target: { kind: 'community', id }, after });
  });
  return listMembersForAdmin(call, id);
}

async function getBoth(
  call: Call,
  id: number,
  profileId: number,
): Promise<{ community: CommunityRow; profile: ProfileSummary }> {
  const community = await findCommunity(call.db, id);
  const isMember = (await listMembers(call.db, id)).some(({ member }) => member.profileId === profileId);
  const [profile] = isMember ? await listProfileSummaries(call, [profileId]) : [];
  if (!community || !profile) throw new AppError('not_found');
  return { community, profile };
}

/** Each language names the community and the card in its own words. */
const notificationOf = ({ name }: CommunityRow, profile: ProfileSummary, note: string) => ({
  userId: profile.ownerId,
  kind: 'broadcast' as const,
  message: 'communityRemoved' as const,
  values: {
    ...{ communityHe: textIn(name, 'he'), communityEn: textIn(name, 'en') },
    ...{ cardHe: textIn(profile.name, 'he'), cardEn: textIn(profile.name, 'en') },
    ...{ hasNote: note ? 1 : 0, note },
  },
  link: '/contact',
});
