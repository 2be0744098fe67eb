import { z } from 'zod';
import { bodyId, day, requiredText, searchText } from '#base/schemas.ts';
import { type Locale, locales } from '#i18n/locale.ts';

export const broadcastStatuses = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'stopped'] as const;
export type BroadcastStatus = (typeof broadcastStatuses)[number];

/** Marketing is emailed only to those who agreed to it; a notice about the service itself, to everybody. */
export const broadcastKinds = ['marketing', 'service'] as const;
export type BroadcastKind = (typeof broadcastKinds)[number];

export const broadcastLimits = { titleMax: 80, contentMax: 600, linkMax: 300 } as const;

/** Which customers receive it; each condition narrows the audience. Staff, the demo and our examples never do. */
export const broadcastAudience = z.object({
  /** Effective plan; any if omitted. */
  packages: z
    .array(z.enum(['basic', 'advanced', 'pro']))
    .max(3)
    .optional(),
  /** In trial, paying, or neither. */
  planStatus: z.enum(['trial', 'paying', 'free']).optional(),
  language: z.enum(locales).optional(),
  /** Owners with a published profile, or without one. */
  hasProfile: z.boolean().optional(),
  registeredFrom: day.optional(),
  registeredTo: day.optional(),
  /** Only these users. */
  userIds: z.array(bodyId).max(1_000).optional(),
});
export type BroadcastAudience = z.output<typeof broadcastAudience>;

const { titleMax, contentMax, linkMax } = broadcastLimits;
const broadcastText = z.object({ title: requiredText(titleMax), content: requiredText(contentMax) });

/** Owners read it in their language; if only one language is written, all owners get that one. */
export const broadcastContent = z
  .object({ he: broadcastText.optional(), en: broadcastText.optional() })
  .refine((texts) => texts.he || texts.en, { error: 'errors.required' });
export type BroadcastContent = z.output<typeof broadcastContent>;

/** The text for a user with this language. */
export const contentFor = ({ he, en }: BroadcastContent, language: Locale): { title: string; content: string } =>
  (language === 'he' ? (he ?? en) : (en ?? he)) ?? { title: '', content: '' };

/** Only a page of this site, because recipients trust links from the operator. */
export const broadcastLink = searchText(linkMax).regex(/^\/(?![/\\])[^\s\\]*$/, { error: 'broadcasts.link.invalid' });
