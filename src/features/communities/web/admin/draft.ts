import { z } from 'zod';
import { requiredText, text } from '#base/schemas.ts';
import { trimmed } from '#base/trimmed.ts';
import { type AdminCommunity, communityChange } from '../../contract.ts';
import { communityLimits } from '../../domain.ts';

const pairOf = (maxLength: number) => z.object({ he: text(maxLength), en: text(maxLength) });

/** The server's input schema with every field present, even if empty. */
export const communityForm = communityChange.extend({
  name: z.object({
    he: requiredText(communityLimits.nameMax, 'communities.name.empty'),
    en: text(communityLimits.nameMax),
  }),
  city: pairOf(communityLimits.cityMax),
  description: pairOf(communityLimits.descriptionMax),
  picture: communityChange.shape.picture.unwrap(),
});
export type CommunityDraft = z.input<typeof communityForm>;

const blank: CommunityDraft = {
  name: { he: '', en: '' },
  slug: '',
  field: 'home',
  city: { he: '', en: '' },
  description: { he: '', en: '' },
  picture: null,
};

export const draftOf = (community: AdminCommunity | undefined): CommunityDraft => {
  const { name, slug, field, city, description, picture } = community ?? blank;
  return { name, slug, field, city, description, picture };
};

export const isSameDraft = (one: CommunityDraft, other: CommunityDraft): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Derives a slug from a name: `Bakers & cooks` → `bakers-cooks`. Empty where the name has no Latin letter. */
export function slugFrom(name: string, maxLength: number): string {
  const dashed = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, maxLength);
  const slug = trimmed(dashed, /-/);
  return /[a-z]/.test(slug) ? slug : '';
}
