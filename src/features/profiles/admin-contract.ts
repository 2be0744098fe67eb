/** Profiles in the admin API. */
import { z } from 'zod';
import { csvEndpoint, direction, listEndpoint, listQuery, reason } from '#base/admin-list.ts';
import { endpoint } from '#base/endpoint.ts';
import { byId, id } from '#base/schemas.ts';
import { locales } from '#i18n/locale.ts';
import { profileStatus } from './contract.ts';

const wrong = { error: 'errors.invalid' };
const instant = z.iso.datetime();

export const adminProfileStatus = z.enum([...profileStatus.options, 'deleted']);
export type AdminProfileStatus = z.output<typeof adminProfileStatus>;

/** Statuses that the list can be filtered by. Restrictions by plan depend on dates and are not indexed. */
export const profileFilterStatuses = ['published', 'draft', 'paused', 'suspended', 'deleted'] as const;

const adminProfile = z.object({
  id: z.number().int(),
  /** Empty until the owner enters a name. */
  name: z.string(),
  /** The canonical path to share, from the site root. */
  address: z.string(),
  status: adminProfileStatus,
  isPrimary: z.boolean(),
  owner: z.object({
    id: z.number().int(),
    username: z.string(),
    displayName: z.string(),
    /** None of the owner's profiles is visible, whatever their status. */
    isSuspended: z.boolean(),
  }),
  createdAt: instant,
  publishedAt: instant.nullable(),
});
export type AdminProfile = z.output<typeof adminProfile>;

const count = z.number().int();

export const adminProfileDetail = adminProfile.extend({
  language: z.enum(locales),
  template: z.string(),
  title: z.string(),
  company: z.string(),
  phones: z.array(z.string()),
  emails: z.array(z.string()),
  website: z.string().nullable(),
  blocks: count,
  hasChanges: z.boolean(),
  updatedAt: instant,
  suspendedAt: instant.nullable(),
  suspendedReason: z.string().nullable(),
  deletedAt: instant.nullable(),
  /** Every address of this profile; a former one redirects until it becomes available to others. */
  addresses: z.array(
    z.object({ path: z.string(), isFormer: z.boolean(), freeAt: instant.nullable(), isPrinted: z.boolean() }),
  ),
  /** Published versions, newest first. */
  versions: z.array(z.object({ id: count, publishedAt: instant, name: z.string() })),
  /** For the last thirty days. */
  figures: z.object({
    views: count,
    visitors: count,
    saves: count,
    clicks: count,
    shares: count,
    leads: count,
    taps: count,
  }),
});
export type AdminProfileDetail = z.output<typeof adminProfileDetail>;

export const profileFilter = z.object({
  ...listQuery,
  status: z.enum(profileFilterStatuses, wrong).optional(),
  owner: id.optional(),
  /** `id` is the order of creation. */
  sort: z.enum(['id'], wrong).default('id'),
  direction: direction.default('desc'),
});
export type ProfileFilter = z.output<typeof profileFilter>;

export const profileCsvColumns = [
  'id',
  'name',
  'address',
  'status',
  'owner',
  'email',
  'createdAt',
  'publishedAt',
] as const;

const admin = { access: 'admin:profiles', needsSession: true, params: byId, answer: adminProfileDetail } as const;

export const adminProfilesApi = {
  list: listEndpoint({
    access: 'admin:profiles',
    path: '/api/admin/profiles',
    summary: 'Profiles, newest first, fifty at a time',
    query: profileFilter,
    row: adminProfile,
  }),
  csv: csvEndpoint({
    access: 'admin:profiles',
    path: '/api/admin/profiles.csv',
    summary: 'Profiles that fit, as a table',
    query: profileFilter,
  }),
  find: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/profiles/:id',
    summary: 'A profile with its owner, addresses, versions and figures',
  }),
  suspend: endpoint({
    ...admin,
    method: 'PUT',
    path: '/api/admin/profiles/:id/suspend',
    summary: 'Hides a profile from everyone, and tells its owner why',
    body: z.object({ reason }),
    requiresRecentAuth: true,
  }),
  restore: endpoint({
    ...admin,
    method: 'PUT',
    path: '/api/admin/profiles/:id/restore',
    summary: 'Lets a suspended profile be as it was',
    requiresRecentAuth: true,
  }),
};
