import type { z } from 'zod';
import { AppError, type ErrorCode } from '#base/app-error.ts';
import type { Locale } from '#i18n/locale.ts';
import { errorTexts } from '#i18n/shared-texts.ts';
import type { Texts } from '#i18n/texts.ts';
import { translator } from '#i18n/translator.ts';
import { isDatabaseUnavailable } from '#server-kit/db/database.ts';

/** The body of every failed call. */
export interface ErrorBody {
  readonly message: string;
  readonly code: ErrorCode;
  readonly fields?: Readonly<Record<string, string>>;
}

/** Turns a text key of any feature into a sentence; undefined when nobody can tell it. */
export type Sentences = (
  key: string,
  locale: Locale,
  values?: Readonly<Record<string, string | number>>,
) => string | undefined;

export function sentencesOf(tables: readonly Texts[]): Sentences {
  const byNamespace = new Map([errorTexts, ...tables].map((table) => [table.namespace, table]));
  return (key, locale, values) => {
    const table = byNamespace.get(key.split('.')[0] ?? '');
    try {
      return table && translator(table, locale).find(key, { ...values });
    } catch {
      // A text that lacks a value must not turn a refusal into something worse.
      return undefined;
    }
  };
}

/** A key that nobody knows reads as the plain sentence of the code, and on a field as "not valid". */
export function errorBody(error: AppError, locale: Locale, sentence: Sentences): ErrorBody {
  const { fields, message, values, details } = error.options;
  const plain = translator(errorTexts, locale);
  const ofField = (key: string) => sentence(key, locale, values) ?? plain('errors.invalid');
  return {
    ...details,
    message: (message && sentence(message, locale, values)) || plain(`errors.${error.code}`),
    code: error.code,
    ...(fields && { fields: Object.fromEntries(Object.entries(fields).map(([name, key]) => [name, ofField(key)])) }),
  };
}

const byStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid_input',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  405: 'not_found',
  413: 'too_large',
  414: 'invalid_input',
  415: 'unsupported_type',
  429: 'rate_limited',
  431: 'invalid_input',
  503: 'unavailable',
};

/** Our own errors as they are; the framework's by their status; a lost database as `unavailable`; the rest are bugs. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error)) return new AppError('unavailable', { retryAfterSeconds: 5, cause: error });
  const status = frameworkStatus(error) ?? 500;
  const code = byStatus[status] ?? (status >= 400 && status < 500 ? 'invalid_input' : 'internal');
  return new AppError(code, { cause: error, ...(code === 'unavailable' && { retryAfterSeconds: 5 }) });
}

/** Errors of other services carry a status too, which says nothing about our own answer. */
function frameworkStatus(error: unknown): number | undefined {
  if (!(error instanceof Error && 'statusCode' in error)) return undefined;
  // The file server's errors have no code of the framework; `expose` is the mark of the package that makes them.
  const isHttpError = ('code' in error && String(error.code).startsWith('FST_')) || 'expose' in error;
  return isHttpError ? Number(error.statusCode) : undefined;
}

/** zod's messages are text keys; its own words for shapes and lengths become our generic ones. */
export function invalidInput(error: z.ZodError): AppError {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join('.') || 'body'] ??= keyOf(issue);
  return new AppError('invalid_input', { fields });
}

function keyOf(issue: z.core.$ZodIssue): string {
  if (/^[a-z][\w-]*(\.[\w-]+)+$/i.test(issue.message)) return issue.message;
  if (issue.code === 'too_small') return `errors.${issue.origin === 'string' ? 'too_short' : 'too_small'}`;
  if (issue.code === 'too_big') return `errors.${issue.origin === 'string' ? 'too_long' : 'too_big'}`;
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'errors.required';
  if (issue.code === 'invalid_format' && issue.format === 'email') return 'errors.invalid_email';
  return 'errors.invalid';
}
