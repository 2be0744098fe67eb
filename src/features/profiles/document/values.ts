import { z } from 'zod';
import { normalizePhone } from '#base/phone.ts';
import { locales } from '#i18n/locale.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that must not pass
const controls = /[\u0000-\u0008\u000b-\u001f\u007f]/g;
const steering = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const tooLong = { error: 'errors.too_long' } as const;

const cleaned = (typed: string): string => typed.replace(/\r\n?/g, '\n').replace(controls, '').toWellFormed();

/** Free text: lines stay, what no keyboard makes goes. */
export const text = (most: number) =>
  z
    .string({ error: 'errors.invalid' })
    .transform((typed) => cleaned(typed).trim())
    .pipe(z.string().max(most, tooLong));

/** A piece of a sentence: the blanks at its ends part it from its neighbours. */
export const piece = (most: number) =>
  z.string({ error: 'errors.invalid' }).transform(cleaned).pipe(z.string().max(most, tooLong));

const depthMost = 12;

/** Any JSON, in letters that a database keeps; undefined when it goes deeper than anything that people make. */
export function keepable(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleaned(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= depthMost) return undefined;
  const kept = Array.isArray(value)
    ? value.map((inner) => keepable(inner, depth + 1))
    : Object.fromEntries(Object.entries(value).map(([name, inner]) => [cleaned(name), keepable(inner, depth + 1)]));
  return Object.values(kept).includes(undefined) ? undefined : kept;
}

/** One text in the languages that the owner wrote it in. */
export const words = (most: number) =>
  z.object({ he: text(most).optional(), en: text(most).optional() }, { error: 'errors.invalid' });

const withoutSteering = (typed: string): string => typed.replace(steering, '').replace(controls, '').trim();

/** A page on the web. A bare host is taken for one, a handle or a script is not. */
export const webAddress = z
  .string({ error: 'errors.invalid' })
  .transform(withoutSteering)
  .transform((typed) => (/^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`))
  .refine((typed) => isWebAddress(typed), { error: 'errors.invalid' })
  .transform((typed) => new URL(typed).href)
  .pipe(z.string().max(2_000, tooLong));

function isWebAddress(typed: string): boolean {
  const url = URL.parse(typed);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return false;
  // A name before the host shows one site and opens another.
  return url.hostname.includes('.') && !url.username && !url.password;
}

export const mailAddress = z
  .string({ error: 'errors.invalid_email' })
  .transform(withoutSteering)
  .pipe(z.email({ error: 'errors.invalid_email' }).max(254, tooLong));

/** E.164, or a star number. */
export const phoneNumber = z.string({ error: 'errors.invalid' }).transform((typed, context) => {
  const number = normalizePhone(typed);
  if (number) return number;
  context.addIssue({ code: 'custom', message: 'errors.invalid' });
  return z.NEVER;
});

/** A file of the owner's, by its id. */
export const fileId = z.string({ error: 'errors.invalid' }).regex(/^[\w-]{1,80}$/, { error: 'errors.invalid' });

export type Words = z.output<ReturnType<typeof words>>;

export const picture = z.object({ file: fileId, alt: words(200).default({}) });
export type Picture = z.output<typeof picture>;
export const attachment = z.object({ file: fileId, label: words(80) });

export const colour = z
  .string({ error: 'errors.invalid' })
  .regex(/^#[\da-f]{6}$/i, { error: 'errors.invalid' })
  .transform((typed) => typed.toLowerCase());

export const language = z.enum(locales, { error: 'errors.invalid' });

/** Minutes after midnight. */
export const minute = z
  .int({ error: 'errors.invalid' })
  .min(0, { error: 'errors.too_small' })
  .max(1_440, { error: 'errors.too_big' });
export const day = z.iso.date({ error: 'errors.invalid_date' });
