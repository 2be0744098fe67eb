import { AppError } from '#base/app-error.ts';
import { listProfileSummaries } from '#features/profiles/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { Community, CommunityMember } from '../contract.ts';
import { communityLimits } from '../domain.ts';
import { presentCommunity, presentMember } from './present.ts';
import { findVisibleBySlug } from './queries.ts';
import { listVisibleMembers, type VisibleMember } from './visible-members.ts';

interface CommunityPage {
  readonly community: Community;
  readonly members: CommunityMember[];
  readonly hasMore: boolean;
}

export async function getCommunity(
  services: Pick<Services, 'db' | 'clock'>,
  slug: string,
  after: number | undefined,
  locale: Locale,
): Promise<CommunityPage> {
  const row = await findVisibleBySlug(services.db, slug);
  if (!row) throw new AppError('not_found');
  const all = (await listVisibleMembers(services, [row.id])).get(row.id) ?? [];
  // Who was last on the page before may have gone: then it begins anew, and the reader knows whom it has.
  const start = all.findIndex(({ profileId }) => profileId === after) + 1;
  const page = all.slice(start, start + communityLimits.pageSize);
  return {
    community: presentCommunity(row, all.length, locale),
    members: await presentPage(services, page, locale),
    hasMore: start + page.length < all.length,
  };
}

async function presentPage(
  services: Pick<Services, 'db' | 'clock'>,
  page: readonly VisibleMember[],
  locale: Locale,
): Promise<CommunityMember[]> {
  const ids = page.map(({ profileId }) => profileId);
  const profiles = new Map((await listProfileSummaries(services, ids)).map((profile) => [profile.id, profile]));
  return page.flatMap(({ profileId, joinedAt }) => {
    const profile = profiles.get(profileId);
    return profile ? [presentMember(profile, joinedAt, locale)] : [];
  });
}
