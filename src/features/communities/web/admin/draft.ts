import { trimmed } from '#base/trimmed.ts';
import type { AdminCommunity, CommunityChange } from '../../contract.ts';
import type { CommunityField } from '../../domain.ts';

/** What stands in the form: every field is there, empty or not. */
export interface CommunityDraft {
  readonly nameHe: string;
  readonly nameEn: string;
  readonly slug: string;
  readonly field: CommunityField;
  readonly cityHe: string;
  readonly cityEn: string;
  readonly descriptionHe: string;
  readonly descriptionEn: string;
  readonly picture: string | null;
}

const blank: CommunityDraft = {
  nameHe: '',
  nameEn: '',
  slug: '',
  field: 'home',
  cityHe: '',
  cityEn: '',
  descriptionHe: '',
  descriptionEn: '',
  picture: null,
};

export const draftOf = (community: AdminCommunity | undefined): CommunityDraft =>
  community
    ? {
        nameHe: community.name.he,
        nameEn: community.name.en,
        slug: community.slug,
        field: community.field,
        cityHe: community.city.he,
        cityEn: community.city.en,
        picture: community.picture,
        descriptionHe: community.description.he,
        descriptionEn: community.description.en,
      }
    : blank;

export const changeOf = (draft: CommunityDraft): CommunityChange => ({
  slug: draft.slug,
  name: { he: draft.nameHe, en: draft.nameEn },
  description: { he: draft.descriptionHe, en: draft.descriptionEn },
  field: draft.field,
  city: { he: draft.cityHe, en: draft.cityEn },
  picture: draft.picture,
});

export const isSameDraft = (one: CommunityDraft, other: CommunityDraft): boolean =>
  (Object.keys(one) as (keyof CommunityDraft)[]).every((name) => one[name] === other[name]);

/** An address from a name: `Bakers & cooks` → `bakers-cooks`. Empty where the name has no Latin letter. */
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
