/** The schemas that all contracts share: IDs, days, timestamps and texts that the database can store. */
import { z } from 'zod';
import { normalizePhone } from './phone.ts';

const wrong = { error: 'errors.invalid' } as const;
const wrongDate = { error: 'errors.invalid_date' } as const;
/** The key of an error with the limit that was passed: `errors.too_long:80`. */
const limited = ({ key }: { readonly key: string }) => ({
  error: (issue: { readonly maximum?: unknown; readonly minimum?: unknown }) =>
    `${key}:${issue.maximum ?? issue.minimum}`,
});
export const tooLong = limited({ key: 'errors.too_long' });
export const tooMany = limited({ key: 'errors.too_many' });
export const tooSmall = limited({ key: 'errors.too_small' });
export const tooBig = limited({ key: 'errors.too_big' });

/** The maximum of a PostgreSQL `integer` column. */
export const integerMax = 2_147_483_647;

/** A row ID in a URL, where it is text. */
export const id = z.coerce.number(wrong).int(wrong).min(1, wrong).max(integerMax, wrong);
export const byId = z.object({ id });

/** A row ID in a body, where it must be a number. */
export const bodyId = z
  .number({ error: ({ input }) => (input === undefined ? 'errors.required' : 'errors.invalid') })
  .int(wrong)
  .min(1, wrong)
  .max(integerMax, wrong);

/** A count or an amount. */
export const nonNegativeInteger = z
  .number({ error: ({ input }) => (input === undefined ? 'errors.required' : 'errors.invalid') })
  .int(wrong)
  .min(0, wrong)
  .max(integerMax, wrong);
/** The version on which a change is based, for optimistic locking. */
export const version = nonNegativeInteger;

/** Dates outside this range are typing errors, and could exceed what the database can store. */
const firstYear = 2000;
const lastYear = 2100;
const isInYearRange = (isoText: string): boolean => {
  const year = Number(/^(\d{4})-/.exec(isoText)?.[1]);
  return year >= firstYear && year <= lastYear;
};

/** A calendar day, `2026-11-15`. */
export const day = z.iso.date(wrongDate).refine(isInYearRange, wrongDate);
/** A requested instant in UTC. */
export const plannedInstant = z.iso.datetime(wrongDate).refine(isInYearRange, wrongDate);
/** The latest instant that can be planned. */
export const lastInstant = new Date(Date.UTC(lastYear, 11, 31));

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that must not pass
const controls = /[\u0000-\u0008\u000b-\u001f\u007f]/g;
/**
 * Direction marks and zero-width characters: they are copied along with text and make different texts look the same.
 */
const directionMarks = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** The rule for all texts: keeps line breaks, removes control characters, and replaces lone surrogates with U+FFFD. */
const cleaned = (typed: string): string => typed.replace(/\r\n?/g, '\n').replace(controls, '').toWellFormed();

const stripDirectionMarks = (typed: string): string => cleaned(typed).replace(directionMarks, '').trim();

/** Free text without control characters. */
export const text = (maxLength: number) =>
  z
    .string(wrong)
    .overwrite((typed) => cleaned(typed).trim())
    .max(maxLength, tooLong);

/** A required text; `missing` is the validation error when it is empty. */
export const requiredText = (maxLength: number, missing = 'errors.required') =>
  z
    .string({ error: missing })
    .overwrite((typed) => cleaned(typed).trim())
    .min(1, { error: missing })
    .max(maxLength, tooLong);

/** Part of a sentence: spaces at its ends are significant. */
export const untrimmedText = (maxLength: number) => z.string(wrong).overwrite(cleaned).max(maxLength, tooLong);

/** Single-line text, for places that cannot show more. */
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

/** Search texts and names in URLs: direction marks are removed. */
export const searchText = (maxLength: number) => z.string(wrong).overwrite(stripDirectionMarks).max(maxLength, tooLong);

const maxDepth = 12;

/** Makes any JSON storable in the database; undefined if it is nested deeper than legitimate data. */
export function storableJson(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleaned(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= maxDepth) return undefined;
  const cleanedJson = Array.isArray(value)
    ? value.map((inner) => storableJson(inner, depth + 1))
    : Object.fromEntries(Object.entries(value).map(([name, inner]) => [cleaned(name), storableJson(inner, depth + 1)]));
  return Object.values(cleanedJson).includes(undefined) ? undefined : cleanedJson;
}

/** A web page's URL. Accepts a bare host; rejects handles and script URLs. */
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
  // Rejects credentials: a name before the host displays one site and opens another.
  // Some browsers encode a space in the host, which others and the server refuse.
  return url.hostname.includes('.') && !/[%\s]/.test(typed.split('/')[2] ?? '') && !url.username && !url.password;
}

export const mailAddress = z
  .string({ error: 'errors.invalid_email' })
  .transform(stripDirectionMarks)
  .pipe(z.email({ error: 'errors.invalid_email' }).max(254, tooLong));

/** E.164 or a star number. */
export const phoneNumber = z.string(wrong).transform((typed, context) => {
  const number = normalizePhone(typed);
  if (number) return number;
  context.addIssue({ code: 'custom', message: 'errors.invalid' });
  return z.NEVER;
});

/** A text in the languages in which the owner wrote it. */
export const localizedText = (maxLength: number) =>
  z.object({ he: text(maxLength).optional(), en: text(maxLength).optional() }, { error: 'errors.invalid' });

/** The ID of one of the owner's files. */
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
export const minute = z.int({ error: 'errors.invalid' }).min(0, tooSmall).max(1_440, tooBig);
