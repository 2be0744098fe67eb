/** Tags: what an owner does with the NFC chips in their physical cards, and what the finder of one sees. */
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';
import { id, mailAddress, plannedInstant, requiredText, text, untrimmedText } from '#base/schemas.ts';
import { readCode, tagEvents, tagLimits, tagStates } from './domain.ts';

const instant = z.iso.datetime();
const wrong = { error: 'errors.invalid' };
const profileId = id;
/** An invalid spelling is treated as an unknown tag, so the response does not reveal which codes exist. */
const byCode = z.object({ code: z.string().transform((typed) => readCode(typed) ?? 'unknown') });
const byToken = z.object({ token: z.string().regex(/^[\w-]{20,60}$/, wrong) });
const name = text(tagLimits.nameMax);

export const tag = z.object({
  code: z.string(),
  name: z.string(),
  state: z.enum(tagStates),
  /** The URL stored on the tag, as it is shown and copied. */
  link: z.string(),
  /** The profile that the owner assigned; null if it was permanently deleted. */
  profileId: z.number().int().nullable(),
  /** A temporary override with another profile. */
  schedule: z.object({ profileId: z.number().int(), until: instant }).nullable(),
  /** The profile a tap opens now: assigned, scheduled, or the primary one as a fallback; null if none can be shown. */
  opensProfileId: z.number().int().nullable(),
  orderId: z.number().int().nullable(),
  /** False until the workshop has written the chip of an ordered card; a tap works already. */
  isMade: z.boolean(),
  /** Taps in the last 30 days. */
  taps: z.number().int(),
  /** A pending transfer offer. */
  offer: z.object({ email: z.string().nullable(), expiresAt: instant }).nullable(),
  createdAt: instant,
});
export type Tag = z.output<typeof tag>;

export const tagStep = z.object({
  id: z.number().int(),
  event: z.enum(tagEvents),
  by: z.enum(['owner', 'receiver', 'finder', 'admin', 'system']),
  at: instant,
  /** Detail of the event: the new name, the profile's name or the finder's message. */
  note: z.string().nullable(),
});
export type TagStep = z.output<typeof tagStep>;

export const tagWithHistory = tag.extend({ history: z.array(tagStep) });
export type TagWithHistory = z.output<typeof tagWithHistory>;

/** Public data for anyone who holds the card. */
export const foundTag = z.object({
  code: z.string(),
  state: z.enum(tagStates),
  /** True for the owner, who gets a link to its settings. */
  isOwn: z.boolean(),
});
export type FoundTag = z.output<typeof foundTag>;

export const tagOffer = z.object({
  code: z.string(),
  name: z.string(),
  /** The name of the giver. */
  from: z.string(),
  expiresAt: instant,
  /** True for the giver, who cannot accept their own offer. */
  isOwn: z.boolean(),
});
export type TagOffer = z.output<typeof tagOffer>;

export const tagChange = z.object({
  name: name.optional(),
  profileId: profileId.optional(),
  schedule: z.object({ profileId, until: plannedInstant }, wrong).nullable().optional(),
});

/** Takes a tag over. */
export const tagClaim = z.object({ profileId, name: name.default('') });

export const tagsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/tags',
    access: 'user',
    summary: 'My tags, newest first',
    answer: z.array(tag),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/tags/:code',
    access: 'user',
    summary: 'A tag of mine with everything that happened to it',
    params: byCode,
    answer: tagWithHistory,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/tags/:code',
    access: 'user',
    summary: 'Names a tag, points it at another profile, or at one for a while (`schedule: null` ends that)',
    params: byCode,
    body: tagChange,
    answer: tagWithHistory,
  }),
  freeze: endpoint({
    method: 'PUT',
    path: '/api/tags/:code/freeze',
    access: 'user',
    summary: 'Marks a tag of mine as lost: it shows a polite notice from now on',
    params: byCode,
    answer: tagWithHistory,
  }),
  unfreeze: endpoint({
    method: 'PUT',
    path: '/api/tags/:code/unfreeze',
    access: 'user',
    summary: 'Found again: the tag opens what it opened before',
    params: byCode,
    answer: tagWithHistory,
  }),
  activate: endpoint({
    method: 'PUT',
    path: '/api/tags/:code/activate',
    access: 'user',
    summary: 'Makes a tag that is nobody’s mine and points it at a profile of mine',
    params: byCode,
    body: tagClaim,
    answer: tagWithHistory,
    needsSession: true,
    limit: { points: 30, seconds: 3_600, by: 'account' },
  }),
  /** Public, for anyone who holds the card. Unknown codes return not found. */
  found: endpoint({
    method: 'GET',
    path: '/api/tags/:code/state',
    access: 'public',
    summary: 'What the finder of a card may know of its tag',
    params: byCode,
    answer: foundTag,
    limit: { points: 120, seconds: 60, by: 'address' },
  }),
  tellOwner: endpoint({
    method: 'POST',
    path: '/api/tags/:code/found',
    allowedWhileReadOnly: true,
    access: 'public',
    summary: 'The finder of a frozen card tells its owner',
    params: byCode,
    body: z.object({
      message: requiredText(tagLimits.messageMax, 'tags.found.empty'),
      /** Honeypot: a hidden field that only bots fill in. */
      website: untrimmedText(2_000).default(''),
    }),
    answer: z.object({}),
    limit: { points: 5, seconds: 3_600, by: 'address' },
  }),
  offer: endpoint({
    method: 'POST',
    path: '/api/tags/:code/offer',
    access: 'user',
    summary: 'Offers a tag to somebody else: whoever opens the link and accepts has it',
    params: byCode,
    body: z.object({
      email: z
        .union([z.literal('').transform(() => undefined), mailAddress], { error: 'errors.invalid_email' })
        .optional(),
    }),
    /** The link is returned only once, and emailed if an address was passed. */
    answer: z.object({ link: z.string(), tag: tagWithHistory }),
    needsSession: true,
    limit: { points: 30, seconds: 3_600, by: 'account' },
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/tags/:code/offer',
    access: 'user',
    summary: 'Takes my offer of a tag back',
    params: byCode,
    answer: tagWithHistory,
  }),
  offered: endpoint({
    method: 'GET',
    path: '/api/tag-offers/:token',
    access: 'user',
    summary: 'What I am offered',
    params: byToken,
    answer: tagOffer,
  }),
  accept: endpoint({
    method: 'PUT',
    path: '/api/tag-offers/:token/accept',
    access: 'user',
    summary: 'Takes the tag that I am offered and points it at a profile of mine',
    params: byToken,
    body: tagClaim,
    answer: tagWithHistory,
    needsSession: true,
  }),
  decline: endpoint({
    method: 'PUT',
    path: '/api/tag-offers/:token/decline',
    access: 'user',
    summary: 'Declines what I am offered',
    params: byToken,
    answer: z.object({}),
    needsSession: true,
  }),
};
