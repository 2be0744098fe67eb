import type { Words } from '#base/content-schemas.ts';
import type { SmallCard } from '#features/profiles/server/index.ts';
import { type Locale, locales } from '#i18n/locale.ts';
import type { AdminCommunity, Community, CommunityMember } from '../contract.ts';
import type { CommunityRow } from './queries.ts';

/** In the reader's language, or in whichever there is. */
export const say = (words: Words, locale: Locale): string =>
  [locale, ...locales].map((one) => words[one]).find((text) => text?.trim()) ?? '';

export const presentCommunity = (row: CommunityRow, membersCount: number, locale: Locale): Community => ({
  id: row.id,
  slug: row.slug,
  name: say(row.name, locale),
  description: say(row.description, locale),
  field: row.field,
  city: say(row.city, locale),
  picture: row.picture,
  membersCount,
});

const both = ({ he = '', en = '' }: Words) => ({ he, en });

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
export const presentMember = (card: SmallCard, joinedAt: Date, locale: Locale): CommunityMember => {
  const own = (words: Words) => words[locale]?.trim() || say(words, card.language);
  return {
    profileId: card.id,
    address: card.path,
    name: own(card.name),
    title: own(card.title),
    company: own(card.company),
    avatar: card.avatar,
    language: card.language,
    joinedAt: joinedAt.toISOString(),
  };
};
