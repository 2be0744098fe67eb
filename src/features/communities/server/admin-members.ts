import { AppError } from '#base/app-error.ts';
import { notify } from '#features/notifications/server/index.ts';
import { listSmallCards, type SmallCard, whichShown } from '#features/profiles/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import type { TellAudit } from '#server-kit/audit/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { AdminMember } from '../contract.ts';
import { listMembers, markRemoved, updateMember } from './member-queries.ts';
import { presentMember, say } from './present.ts';
import { type CommunityRow, findCommunity } from './queries.ts';

type Call = Pick<Services, 'db' | 'clock' | 'bus' | 'config'> & {
  readonly visitor: { readonly locale: Locale };
  readonly audit: TellAudit;
};

export async function listMembersForAdmin(call: Call, id: number): Promise<AdminMember[]> {
  if (!(await findCommunity(call.db, id))) throw new AppError('not_found');
  const rows = await listMembers(call.db, id);
  const ids = rows.map(({ member }) => member.profileId);
  const shown = await whichShown(call, ids);
  const cards = new Map((await listSmallCards(call, ids)).map((card) => [card.id, card]));
  return rows.flatMap(({ member, ownerName }) => {
    const card = cards.get(member.profileId);
    if (!card) return [];
    return [
      {
        ...presentMember(card, member.joinedAt, call.visitor.locale),
        ...{ ownerId: card.ownerId, ownerName, isListed: member.isListed, isShown: shown.has(card.id) },
        ...{ removedAt: member.removedAt?.toISOString() ?? null, note: member.note },
      },
    ];
  });
}

/** Takes a member out, and tells its owner, once. */
export async function removeMember(call: Call, id: number, profileId: number, note: string): Promise<AdminMember[]> {
  const { community, card } = await getBoth(call, id, profileId);
  await call.db.transaction(async (tx) => {
    const isNew = await markRemoved(tx, id, profileId, { removedAt: call.clock.now(), note });
    if (isNew) await notify(call, tx, newsOf(community, card, note));
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
): Promise<{ community: CommunityRow; card: SmallCard }> {
  const community = await findCommunity(call.db, id);
  const isMember = (await listMembers(call.db, id)).some(({ member }) => member.profileId === profileId);
  const [card] = isMember ? await listSmallCards(call, [profileId]) : [];
  if (!community || !card) throw new AppError('not_found');
  return { community, card };
}

/** Each language names the community and the card in its own words. */
const newsOf = ({ name }: CommunityRow, card: SmallCard, note: string) => ({
  userId: card.ownerId,
  kind: 'broadcast' as const,
  message: 'communityRemoved' as const,
  values: {
    ...{ communityHe: say(name, 'he'), communityEn: say(name, 'en') },
    ...{ cardHe: say(card.name, 'he'), cardEn: say(card.name, 'en') },
    ...{ hasNote: note ? 1 : 0, note },
  },
  link: '/contact',
});
