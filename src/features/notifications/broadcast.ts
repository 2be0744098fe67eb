import { z } from 'zod';
import { bodyId, day, requiredText, searchText } from '#base/schemas.ts';
import { type Locale, locales } from '#i18n/locale.ts';

export const broadcastStatuses = ['draft', 'sending', 'paused', 'sent', 'stopped'] as const;
export type BroadcastStatus = (typeof broadcastStatuses)[number];

export const broadcastLimits = { titleMax: 80, contentMax: 600, linkMax: 300 } as const;

/** Which owners; each condition that is given narrows them down. Copies of the demo account are never among them. */
export const broadcastAudience = z.object({
  /** The effective plan; any where nothing is said. */
  packages: z
    .array(z.enum(['basic', 'advanced', 'pro']))
    .max(3)
    .optional(),
  /** On trial, paying, or neither. */
  planStatus: z.enum(['trial', 'paying', 'free']).optional(),
  language: z.enum(locales).optional(),
  /** Those who have a published card, or who have none. */
  hasProfile: z.boolean().optional(),
  registeredFrom: day.optional(),
  registeredTo: day.optional(),
  /** Exactly these. */
  userIds: z.array(bodyId).max(1_000).optional(),
});
export type BroadcastAudience = z.output<typeof broadcastAudience>;

const { titleMax, contentMax, linkMax } = broadcastLimits;
const broadcastText = z.object({ title: requiredText(titleMax), content: requiredText(contentMax) });

/** An owner reads it in their own language; where only one is written, everybody gets that one. */
export const broadcastContent = z
  .object({ he: broadcastText.optional(), en: broadcastText.optional() })
  .refine((texts) => texts.he || texts.en, { error: 'errors.required' });
export type BroadcastContent = z.output<typeof broadcastContent>;

/** What somebody with this language reads. */
export const contentFor = ({ he, en }: BroadcastContent, language: Locale): { title: string; content: string } =>
  (language === 'he' ? (he ?? en) : (en ?? he)) ?? { title: '', content: '' };

/** A page of our own: whoever is told of it by us may trust where it leads. */
export const broadcastLink = searchText(linkMax).regex(/^\/(?![/\\])[^\s\\]*$/, { error: 'broadcasts.link.invalid' });
