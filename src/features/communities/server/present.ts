import type { LocalizedText } from '#base/content-schemas.ts';
import type { ProfileSummary } from '#features/profiles/server/index.ts';
import { type Locale, locales } from '#i18n/locale.ts';
import type { AdminCommunity, Community, CommunityMember } from '../contract.ts';
import type { CommunityRow } from './queries.ts';

/** In the reader's language, or in whichever there is. */
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

/** In the reader's language, then in the card's own. */
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
