import { searchable } from '#features/leads/search.ts';
import { compareNames } from '#i18n/format.ts';
import { type Locale, locales } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { Community } from '../contract.ts';
import { type CommunityField, communityFields } from '../domain.ts';
import { communityFieldsTexts } from '../field-texts.ts';
import { presentCommunity, textIn } from './present.ts';
import { type CommunityRow, listVisible } from './queries.ts';
import { listVisibleMembers } from './visible-members.ts';

export interface CommunityFilter {
  readonly field?: CommunityField | undefined;
  readonly city?: string | undefined;
  readonly q?: string | undefined;
}

interface Found {
  readonly communities: Community[];
  readonly cities: string[];
  readonly fields: CommunityField[];
}

type ListServices = Pick<Services, 'db' | 'clock'>;

/** There are as many communities as admins make by hand: they are sifted here, where both languages are read alike. */
export async function listCommunities(services: ListServices, filter: CommunityFilter, locale: Locale): Promise<Found> {
  const rows = await listVisible(services.db);
  const found = rows.filter((row) => matchesFilter(row, filter));
  const members = await listVisibleMembers(
    services,
    found.map(({ id }) => id),
  );
  const communities = found.map((row) => presentCommunity(row, members.get(row.id)?.length ?? 0, locale));
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

/** All that a community can be found by, in every language at once. */
const textOf = ({ name, description, city, field }: CommunityRow): string =>
  searchable(
    locales
      .flatMap((locale) => [
        ...[name, description, city].map((texts) => texts[locale] ?? ''),
        translator(communityFieldsTexts, locale)(`communityFields.${field}`),
      ])
      .join(' '),
  );

/** What search engines may know of. */
export async function listCommunitiesForSearch({
  db,
}: Pick<Services, 'db'>): Promise<{ path: string; changedAt: Date }[]> {
  const rows = await listVisible(db);
  return rows.map(({ slug, createdAt }) => ({ path: `/communities/${slug}`, changedAt: createdAt }));
}
