/** Profiles: digital business cards. Each is one document with a draft and a published copy. */
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';
import { bodyId, byId, id, phoneNumber, requiredText, searchText, version } from '#base/schemas.ts';
import { entitlements, packageType } from '#features/packages/contract.ts';
import { locales } from '#i18n/locale.ts';
import { templates } from './design/templates.ts';
import { profileDocument } from './document/document.ts';
import { profileLimits } from './domain.ts';

export const profileStatus = z.enum(['draft', 'published', 'paused', 'suspended', 'expired']);
export type ProfileStatus = z.output<typeof profileStatus>;

/** `leaving`: the owner's account waits for its deletion, so visitors see none of its profiles. */
const ownProfileStatus = z.enum([...profileStatus.options, 'leaving']);
export type OwnProfileStatus = z.output<typeof ownProfileStatus>;

export const profile = z.object({
  id: z.number().int(),
  slug: z.string(),
  customSlug: z.string().nullable(),
  /** The canonical path to share, from the site root: `/p/dana`. */
  address: z.string(),
  status: ownProfileStatus,
  isPrimary: z.boolean(),
  /** Version of the draft; a save sends the version it is based on. */
  version: z.number().int(),
  document: profileDocument,
  /** The draft differs from the published copy. */
  hasChanges: z.boolean(),
  publishedAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
  /** The admin's reason while the profile is suspended. */
  suspendedReason: z.string().nullable(),
  /** When a deleted profile is purged. */
  deletesAt: z.iso.datetime().nullable(),
});
export type Profile = z.output<typeof profile>;

/** A stale save is rejected with the newer draft, so that both can be shown side by side. */
export const staleSave = z.object({ message: z.string(), code: z.literal('conflict'), current: profile });

export const newProfile = z.object({
  name: requiredText(profileLimits.nameMax, 'profiles.name.empty'),
  phone: z.union([z.literal('').transform(() => undefined), phoneNumber], { error: 'errors.invalid' }).optional(),
  template: z.enum(templates, { error: 'errors.invalid' }).optional(),
  language: z.enum(locales, { error: 'errors.invalid' }).optional(),
});
export type NewProfile = z.output<typeof newProfile>;

const publishedVersion = z.object({
  id: z.number().int(),
  publishedAt: z.iso.datetime(),
  name: z.string(),
  blocks: z.number().int(),
  isCurrent: z.boolean(),
});
export type PublishedVersion = z.output<typeof publishedVersion>;

const addressError = z.enum(['short', 'long', 'letters', 'mixed', 'reserved', 'taken', 'demo']);

const typed = searchText(200);
const documentMax = 512 * 1024;

const read = { method: 'GET', access: 'user' } as const;
const one = { access: 'user', params: byId, answer: profile } as const;
const change = { ...one, method: 'PUT' } as const;

export const profilesApi = {
  list: endpoint({
    ...read,
    path: '/api/profiles',
    summary: 'My profiles, the primary one first',
    answer: z.array(profile),
  }),
  entitlements: endpoint({
    ...read,
    path: '/api/profiles/entitlements',
    summary: 'What my package allows, and how many profiles I have',
    answer: z.object({ packageType, entitlements, used: z.object({ profiles: z.number().int() }) }),
  }),
  deleted: endpoint({
    ...read,
    path: '/api/profiles/deleted',
    summary: 'My deleted profiles that can still be brought back',
    answer: z.array(profile),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/profiles',
    access: 'user',
    summary: 'Begins a profile with a name',
    body: newProfile,
    answer: profile,
    status: 201,
    limit: { points: 30, seconds: 3_600, by: 'account' },
  }),
  get: endpoint({ ...one, method: 'GET', path: '/api/profiles/:id', summary: 'A profile of mine with its draft' }),
  save: endpoint({
    ...change,
    path: '/api/profiles/:id',
    summary: 'Saves the draft; 409 with the newer one when it changed meanwhile',
    body: z.object({ document: profileDocument, version }),
    bodyLimit: documentMax,
  }),
  publish: endpoint({ ...change, path: '/api/profiles/:id/publish', summary: 'Shows the draft to everyone' }),
  pause: endpoint({ ...change, path: '/api/profiles/:id/pause', summary: 'Hides a published profile' }),
  resume: endpoint({ ...change, path: '/api/profiles/:id/resume', summary: 'Shows a paused profile again' }),
  makePrimary: endpoint({ ...change, path: '/api/profiles/:id/primary', summary: 'Opens this profile at my username' }),
  remove: endpoint({
    ...one,
    method: 'DELETE',
    path: '/api/profiles/:id',
    summary: 'Deletes a profile, with thirty days to change one’s mind',
  }),
  bringBack: endpoint({ ...change, path: '/api/profiles/:id/bring-back', summary: 'Undoes a deletion' }),
  duplicate: endpoint({
    ...one,
    method: 'POST',
    path: '/api/profiles/:id/duplicate',
    summary: 'Begins a profile as a copy of another',
    status: 201,
    limit: { points: 30, seconds: 3_600, by: 'account' },
  }),
  setAddress: endpoint({
    ...change,
    path: '/api/profiles/:id/address',
    summary: 'Moves a profile to another address; the old one leads on',
    body: z.object({ slug: typed.optional(), customSlug: typed.nullable().optional() }),
    limit: { points: 60, seconds: 3_600, by: 'account' },
  }),
  checkAddress: endpoint({
    ...read,
    path: '/api/profiles/address-check',
    summary: 'Whether an address may be had',
    query: z.object({
      value: typed,
      kind: z.enum(['slug', 'custom']).default('custom'),
      /** The profile to check for: its current addresses count as available. */
      profileId: id.optional(),
    }),
    answer: z.object({ available: z.boolean(), reason: addressError.optional(), value: z.string() }),
    limit: { points: 300, seconds: 600, by: 'account' },
  }),
  versions: endpoint({
    ...read,
    path: '/api/profiles/:id/versions',
    summary: 'What was published before, newest first',
    params: byId,
    answer: z.array(publishedVersion),
  }),
  restore: endpoint({
    ...change,
    path: '/api/profiles/:id/restore',
    summary: 'Puts an earlier published version into the draft',
    body: z.object({ versionId: bodyId }),
  }),
};
