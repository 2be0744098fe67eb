/** Communities: groups of businesses by field and city, which owners join with a profile. */
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';
import {
  bodyId,
  byId,
  fileId,
  id,
  localizedText,
  searchText,
  text,
  tooLong,
  tooMany,
  tooSmall,
} from '#base/schemas.ts';
import { locales } from '#i18n/locale.ts';
import { communityFields, communityLimits } from './domain.ts';

const wrong = { error: 'errors.invalid' };
const byMember = z.object({ id, profileId: id });
const field = z.enum(communityFields, wrong);
const instant = z.iso.datetime();
const success = z.object({ success: z.boolean() });

/** Lowercase ASCII letters, digits and hyphens. */
const slug = z
  .string(wrong)
  .transform((typed) => typed.trim().toLowerCase())
  .pipe(
    z
      .string()
      .min(1, { error: 'communities.slug.empty', abort: true })
      .max(communityLimits.slugMax, tooLong)
      .regex(/^(?!\d+$)[a-z\d]+(-[a-z\d]+)*$/, { error: 'communities.slug.invalid' }),
  );

export const community = z.object({
  id: z.number().int(),
  slug: z.string(),
  /** In the visitor's language, or in the one it is written in. */
  name: z.string(),
  description: z.string(),
  field,
  /** Empty for the whole country. */
  city: z.string(),
  /** The ID of a stored image. */
  picture: z.string().nullable(),
  /** Counts members who are listed and currently visible. */
  membersCount: z.number().int(),
});
export type Community = z.output<typeof community>;

/** A member as visitors see it. */
export const communityMember = z.object({
  profileId: z.number().int(),
  /** Root-relative path: `/p/dana`. */
  address: z.string(),
  name: z.string(),
  title: z.string(),
  company: z.string(),
  /** The ID of a stored image. */
  avatar: z.string().nullable(),
  language: z.enum(locales),
  joinedAt: instant,
});
export type CommunityMember = z.output<typeof communityMember>;

/** The membership state of one of the caller's profiles in a community. */
export const ownMembership = z.object({
  profileId: z.number().int(),
  profileName: z.string(),
  /** Whether the profile is currently visible to visitors. */
  isShown: z.boolean(),
  /** `removed`: by an admin; the owner cannot rejoin with it. */
  state: z.enum(['none', 'member', 'removed']),
  /** Whether the owner wants the profile to be listed. */
  isListed: z.boolean(),
});
export type OwnMembership = z.output<typeof ownMembership>;

export const adminCommunity = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.object({ he: z.string(), en: z.string() }),
  description: z.object({ he: z.string(), en: z.string() }),
  field,
  city: z.object({ he: z.string(), en: z.string() }),
  picture: z.string().nullable(),
  isHidden: z.boolean(),
  membersCount: z.number().int(),
  createdAt: instant,
});
export type AdminCommunity = z.output<typeof adminCommunity>;

export const adminMember = communityMember.extend({
  ownerId: z.number().int(),
  ownerName: z.string(),
  isListed: z.boolean(),
  isShown: z.boolean(),
  /** When an admin removed the profile; `note` holds the reason. */
  removedAt: instant.nullable(),
  note: z.string(),
});
export type AdminMember = z.output<typeof adminMember>;

/** A member that no admin has seen yet. */
export const newMember = adminMember.extend({ community: z.object({ id: z.number().int(), name: z.string() }) });
export type NewMember = z.output<typeof newMember>;

/** Hebrew is required; English falls back to it. */
export const communityChange = z.object({
  slug,
  name: localizedText(communityLimits.nameMax).refine(({ he }) => he, { error: 'communities.name.empty' }),
  description: localizedText(communityLimits.descriptionMax).default({}),
  field,
  city: localizedText(communityLimits.cityMax).default({}),
  picture: fileId.nullable().default(null),
});
export type CommunityChange = z.input<typeof communityChange>;

const own = { access: 'user', answer: z.array(ownMembership) } as const;
const admin = { access: 'admin:content', needsSession: true } as const;
const ofOne = { ...admin, params: byId, answer: adminCommunity } as const;
const ofMember = { ...admin, method: 'PUT', params: byMember, answer: z.array(adminMember) } as const;

export const communitiesApi = {
  /** Largest first. `cities` and `fields` list only values that have at least one community. */
  list: endpoint({
    method: 'GET',
    path: '/api/communities',
    access: 'public',
    summary: 'The communities, by field, city and words',
    query: z.object({
      field: field.optional(),
      city: text(communityLimits.cityMax).optional(),
      q: text(100).optional(),
    }),
    answer: z.object({ communities: z.array(community), cities: z.array(z.string()), fields: z.array(field) }),
  }),
  /** Includes its members, longest-standing first; `after` requests the next page. */
  get: endpoint({
    method: 'GET',
    path: '/api/communities/:slug',
    access: 'public',
    summary: 'A community and its members',
    params: z.object({ slug: searchText(200) }),
    query: z.object({ after: id.optional() }),
    answer: z.object({ community, members: z.array(communityMember), hasMore: z.boolean() }),
  }),
  mine: endpoint({
    ...own,
    method: 'GET',
    path: '/api/communities/:id/membership',
    summary: 'My profiles beside a community',
    params: byId,
  }),
  /** Refused for a profile that is not publicly visible and for one that an admin removed. */
  join: endpoint({
    ...own,
    method: 'POST',
    path: '/api/communities/:id/members',
    summary: 'Joins a community with one of my profiles',
    params: byId,
    body: z.object({ profileId: bodyId, isListed: z.boolean(wrong).default(true) }),
    status: 201,
    limit: { points: 60, seconds: 3_600, by: 'account' },
  }),
  setListed: endpoint({
    ...own,
    method: 'PUT',
    path: '/api/communities/:id/members/:profileId',
    summary: 'Whether my profile stands in the list of members',
    params: byMember,
    body: z.object({ isListed: z.boolean(wrong) }),
  }),
  leave: endpoint({
    ...own,
    method: 'DELETE',
    path: '/api/communities/:id/members/:profileId',
    summary: 'Leaves a community with one of my profiles',
    params: byMember,
  }),
  adminList: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/communities',
    summary: 'All communities, hidden ones too',
    answer: z.array(adminCommunity),
  }),
  create: endpoint({
    ...admin,
    method: 'POST',
    path: '/api/admin/communities',
    summary: 'Makes a community',
    body: communityChange,
    answer: adminCommunity,
    status: 201,
  }),
  change: endpoint({
    ...ofOne,
    method: 'PUT',
    path: '/api/admin/communities/:id',
    summary: 'Changes a community',
    body: communityChange,
  }),
  hide: endpoint({
    ...ofOne,
    method: 'PUT',
    path: '/api/admin/communities/:id/hide',
    summary: 'Takes a community off the site, members and all',
  }),
  show: endpoint({
    ...ofOne,
    method: 'PUT',
    path: '/api/admin/communities/:id/show',
    summary: 'Brings a hidden community back',
  }),
  remove: endpoint({
    ...admin,
    method: 'DELETE',
    path: '/api/admin/communities/:id',
    summary: 'Deletes a community for good',
    params: byId,
    answer: success,
  }),
  adminMembers: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/communities/:id/members',
    summary: 'Every member of a community, also those that are not listed',
    params: byId,
    answer: z.array(adminMember),
  }),
  newMembers: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/communities/new-members',
    summary: 'Members of all communities that no admin has seen yet, longest waiting first',
    answer: z.object({ members: z.array(newMember), hasMore: z.boolean() }),
  }),
  approveMembers: endpoint({
    ...admin,
    method: 'PUT',
    path: '/api/admin/communities/new-members',
    summary: 'Marks new members as seen',
    body: z.object({
      members: z
        .array(z.object({ communityId: bodyId, profileId: bodyId }))
        .min(1, tooSmall)
        .max(communityLimits.newMembersShown, tooMany),
    }),
    answer: success,
  }),
  removeMember: endpoint({
    ...ofMember,
    path: '/api/admin/communities/:id/members/:profileId/remove',
    summary: 'Takes a member out for good',
    body: z.object({ note: text(300).default('') }),
  }),
  restoreMember: endpoint({
    ...ofMember,
    path: '/api/admin/communities/:id/members/:profileId/restore',
    summary: 'Lets a member back in',
  }),
};
