/** What every contract builds on: ids, days, moments and texts that a database keeps, each by one rule. */
import { z } from 'zod';
import { normalizePhone } from './phone.ts';

const wrong = { error: 'errors.invalid' } as const;
const wrongDate = { error: 'errors.invalid_date' } as const;
const tooLong = { error: 'errors.too_long' } as const;

/** The largest number of a column of whole numbers. */
export const integerMax = 2_147_483_647;

/** The number of a row, in an address: there it is text. */
export const id = z.coerce.number(wrong).int(wrong).min(1, wrong).max(integerMax, wrong);
export const byId = z.object({ id });

/** The same in a body, where a number is a number. */
export const bodyId = z
  .number({ error: ({ input }) => (input === undefined ? 'errors.required' : 'errors.invalid') })
  .int(wrong)
  .min(1, wrong)
  .max(integerMax, wrong);

/** How many, or how much. */
export const nonNegativeInteger = z
  .number({ error: ({ input }) => (input === undefined ? 'errors.required' : 'errors.invalid') })
  .int(wrong)
  .min(0, wrong)
  .max(integerMax, wrong);
/** Which form of a thing was changed: the number that came with it. */
export const version = nonNegativeInteger;

/** Nothing here happened before or is planned after: what lies outside is a slip, and more than databases count. */
const firstYear = 2000;
const lastYear = 2100;
const isInYearRange = (isoText: string): boolean => {
  const year = Number(/^(\d{4})-/.exec(isoText)?.[1]);
  return year >= firstYear && year <= lastYear;
};

/** A calendar day, `2026-11-15`. */
export const day = z.iso.date(wrongDate).refine(isInYearRange, wrongDate);
/** A moment in UTC that somebody asks for. */
export const plannedInstant = z.iso.datetime(wrongDate).refine(isInYearRange, wrongDate);
/** The last moment that can be planned. */
export const lastInstant = new Date(Date.UTC(lastYear, 11, 31));

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that must not pass
const controls = /[\u0000-\u0008\u000b-\u001f\u007f]/g;
/** Marks of direction and letters without a shape: they come along with copied text and make one thing look like another. */
const directionMarks = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** The one rule for text: lines stay, controls go, half a letter becomes the mark of an unreadable one. */
const cleaned = (typed: string): string => typed.replace(/\r\n?/g, '\n').replace(controls, '').toWellFormed();

const stripDirectionMarks = (typed: string): string => cleaned(typed).replace(directionMarks, '').trim();

/** Free text: what no keyboard makes goes. */
export const text = (maxLength: number) =>
  z
    .string(wrong)
    .overwrite((typed) => cleaned(typed).trim())
    .max(maxLength, tooLong);

/** A text that must not be left out, and what is said where it is. */
export const requiredText = (maxLength: number, missing = 'errors.required') =>
  z
    .string({ error: missing })
    .overwrite((typed) => cleaned(typed).trim())
    .min(1, { error: missing })
    .max(maxLength, tooLong);

/** A piece of a sentence: the blanks at its ends part it from its neighbours. */
export const untrimmedText = (maxLength: number) => z.string(wrong).overwrite(cleaned).max(maxLength, tooLong);

/** A text of one line, where a document has no room for more. */
export const singleLineText = (maxLength: number, missing = 'errors.invalid') =>
  z
    .string({ error: missing })
    .overwrite((typed) =>
      typed
        .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
        .toWellFormed()
        .trim(),
    )
    .max(maxLength, tooLong);

/** What is looked for, and a name that stands in an address: marks of direction are no part of either. */
export const searchText = (maxLength: number) => z.string(wrong).overwrite(stripDirectionMarks).max(maxLength, tooLong);

const maxDepth = 12;

/** Any JSON, in letters that a database keeps; undefined when it goes deeper than anything that people make. */
export function storableJson(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleaned(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= maxDepth) return undefined;
  const cleanedJson = Array.isArray(value)
    ? value.map((inner) => storableJson(inner, depth + 1))
    : Object.fromEntries(Object.entries(value).map(([name, inner]) => [cleaned(name), storableJson(inner, depth + 1)]));
  return Object.values(cleanedJson).includes(undefined) ? undefined : cleanedJson;
}

/** A page on the web. A bare host is taken for one, a handle or a script is not. */
export const webAddress = z
  .string(wrong)
  .overwrite(stripDirectionMarks)
  .transform((typed) => (/^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`))
  .refine((typed) => isWebAddress(typed), wrong)
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
  .transform(stripDirectionMarks)
  .pipe(z.email({ error: 'errors.invalid_email' }).max(254, tooLong));

/** E.164, or a star number. */
export const phoneNumber = z.string(wrong).transform((typed, context) => {
  const number = normalizePhone(typed);
  if (number) return number;
  context.addIssue({ code: 'custom', message: 'errors.invalid' });
  return z.NEVER;
});

/** One text in the languages that the owner wrote it in. */
export const localizedText = (maxLength: number) =>
  z.object({ he: text(maxLength).optional(), en: text(maxLength).optional() }, { error: 'errors.invalid' });

/** A file of the owner's, by its id. */
export const fileId = z.string({ error: 'errors.invalid' }).regex(/^[\w-]{1,80}$/, { error: 'errors.invalid' });

export type LocalizedText = z.output<ReturnType<typeof localizedText>>;

export const picture = z.object({ file: fileId, alt: localizedText(200).default({}) });
export type Picture = z.output<typeof picture>;
export const attachment = z.object({ file: fileId, label: localizedText(80) });

export const colour = z
  .string({ error: 'errors.invalid' })
  .regex(/^#[\da-f]{6}$/i, { error: 'errors.invalid' })
  .transform((typed) => typed.toLowerCase());

/** Minutes after midnight. */
export const minute = z
  .int({ error: 'errors.invalid' })
  .min(0, { error: 'errors.too_small' })
  .max(1_440, { error: 'errors.too_big' });
