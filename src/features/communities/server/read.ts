import type { z } from 'zod';
import { orNotFound } from '#base/app-error.ts';
import type { LocalizedText } from '#base/schemas.ts';
import type { ExportSection } from '#features/accounts/server/index.ts';
import { searchable } from '#features/leads/search.ts';
import { findVisibleProfiles, listProfileSummaries, type ProfileSummary } from '#features/profiles/server/index.ts';
import { compareNames } from '#i18n/format.ts';
import { type Locale, locales } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import type { Db } from '#server-kit/db/database.ts';
import { createTimedCache } from '#server-kit/heavy-work/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { AdminCommunity, Community, CommunityMember, communitiesApi } from '../contract.ts';
import { communityFields, communityLimits } from '../domain.ts';
import { communityFieldsTexts } from '../field-texts.ts';
import { listAllOwned, listPublicMembers, type MemberRow } from './member-queries.ts';
import { type CommunityRow, findVisibleBySlug, listPicturesAmong, listVisible } from './queries.ts';

type Reading = Pick<Services, 'db' | 'clock'>;

/** Text in the reader's language, or in any available one. */
export const textIn = (texts: LocalizedText, locale: Locale): string =>
  [locale, ...locales].map((one) => texts[one]).find((text) => text?.trim()) ?? '';

export const presentCommunity = (row: CommunityRow, membersCount: number, locale: Locale): Community => ({
  id: row.id,
  slug: row.slug,
  name: textIn(row.name, locale),
  description: textIn(row.description, locale),
  field: row.field,
  city: textIn(row.city, locale),
  picture: row.picture,
  membersCount,
});

const both = ({ he = '', en = '' }: LocalizedText) => ({ he, en });

export const presentForAdmin = (row: CommunityRow, membersCount: number): AdminCommunity => ({
  id: row.id,
  slug: row.slug,
  name: both(row.name),
  description: both(row.description),
  field: row.field,
  city: both(row.city),
  picture: row.picture,
  isHidden: row.hiddenAt !== null,
  membersCount,
  createdAt: row.createdAt.toISOString(),
});

/** Prefers the reader's language, then the profile's own language. */
export const presentMember = (profile: ProfileSummary, joinedAt: Date, locale: Locale): CommunityMember => {
  const own = (texts: LocalizedText) => texts[locale]?.trim() || textIn(texts, profile.language);
  return {
    profileId: profile.id,
    address: profile.path,
    name: own(profile.name),
    title: own(profile.title),
    company: own(profile.company),
    avatar: profile.avatar,
    language: profile.language,
    joinedAt: joinedAt.toISOString(),
  };
};

/**
 * Members shown in the lists of some communities, longest-standing first: those that chose to be listed and are visible
 * now. Demo profiles belong to one session and appear in no list. Every member count is the length of such a list.
 */
export async function listVisibleMembers(services: Reading, communityIds: readonly number[]) {
  const publicMembers = await listPublicMembers(services.db, communityIds);
  const visible = await findVisibleProfiles(services, [...new Set(publicMembers.map(({ profileId }) => profileId))]);
  const active = publicMembers.filter(({ profileId }) => visible.get(profileId)?.isDemo === false);
  return Map.groupBy(active, ({ communityId }) => communityId);
}

export async function getCommunity(services: Reading, slug: string, after: number | undefined, locale: Locale) {
  const row = orNotFound(await findVisibleBySlug(services.db, slug));
  const all = (await listVisibleMembers(services, [row.id])).get(row.id) ?? [];
  // The previous page's last member may have left: the list then restarts from the beginning; the reader drops
  // duplicates.
  const start = all.findIndex(({ profileId }) => profileId === after) + 1;
  const page = all.slice(start, start + communityLimits.pageSize);
  return {
    community: presentCommunity(row, all.length, locale),
    members: await presentPage(services, page, locale),
    hasMore: start + page.length < all.length,
  };
}

type VisibleMember = Pick<MemberRow, 'profileId' | 'joinedAt'>;

async function presentPage(services: Reading, page: readonly VisibleMember[], locale: Locale) {
  const ids = page.map(({ profileId }) => profileId);
  const profiles = new Map((await listProfileSummaries(services, ids)).map((profile) => [profile.id, profile]));
  return page.flatMap(({ profileId, joinedAt }) => {
    const profile = profiles.get(profileId);
    return profile ? [presentMember(profile, joinedAt, locale)] : [];
  });
}

const countsCache = createTimedCache<ReadonlyMap<number, number>>(30_000);
/** The next reader sees what changed in this process at once; other processes follow within half a minute. */
export const forgetMemberCounts = countsCache.forget;

/** Counting looks at every member's profile and plan, which no visitor of the public list should wait for. */
const countVisibleMembers = (services: Reading, rows: readonly CommunityRow[]): Promise<ReadonlyMap<number, number>> =>
  countsCache.get(services, '', async () => {
    const members = await listVisibleMembers(
      services,
      rows.map(({ id }) => id),
    );
    return new Map([...members].map(([id, list]) => [id, list.length]));
  });

type CommunityFilter = z.output<NonNullable<typeof communitiesApi.list.query>>;

/** Admins create communities by hand, so there are few: filtered in memory, where both languages match alike. */
export async function listCommunities(services: Reading, filter: CommunityFilter, locale: Locale) {
  const rows = await listVisible(services.db);
  const found = rows.filter((row) => matchesFilter(row, filter));
  const counts = await countVisibleMembers(services, rows);
  const communities = found.map((row) => presentCommunity(row, counts.get(row.id) ?? 0, locale));
  const byName = compareNames(locale);
  return {
    communities: communities.toSorted((a, b) => b.membersCount - a.membersCount || byName(a.name, b.name)),
    cities: [...new Set(rows.map(({ city }) => textIn(city, locale)).filter(Boolean))].toSorted(byName),
    fields: communityFields.filter((field) => rows.some((row) => row.field === field)),
  };
}

function matchesFilter(row: CommunityRow, { field, city, q }: CommunityFilter): boolean {
  if (field && row.field !== field) return false;
  if (city && !locales.some((locale) => searchable(row.city[locale] ?? '') === searchable(city))) return false;
  if (!q) return true;
  const text = textOf(row);
  return searchable(q)
    .split(' ')
    .every((term) => text.includes(term));
}

/** All searchable text of a community, in every language at once. */
const textOf = ({ name, description, city, field }: CommunityRow): string =>
  searchable(
    locales
      .flatMap((locale) => [
        ...[name, description, city].map((texts) => texts[locale] ?? ''),
        translator(communityFieldsTexts, locale)(`communityFields.${field}`),
      ])
      .join(' '),
  );

/** Communities listed for search engines. */
export async function listCommunitiesForSearch({ db }: Pick<Services, 'db'>) {
  const rows = await listVisible(db);
  return rows.map(({ slug, createdAt }) => ({ path: `/communities/${slug}`, changedAt: createdAt }));
}

/** Lists the communities that an owner's profiles belong to. */
export const communitiesExport: ExportSection = {
  name: 'communities',
  read: async (db, userId) =>
    (await listAllOwned(db, userId)).map(({ member: { communityId: _, isNew: __, ...member }, slug, name }) => ({
      community: { slug, name },
      ...member,
    })),
};

/** Prevents the cleanup of unused files from deleting community pictures, regardless of who uploaded them. */
export const listUsedCommunityFiles = (db: Db, _ownerId: number, ids: readonly string[]): Promise<string[]> =>
  listPicturesAmong(db, ids);
