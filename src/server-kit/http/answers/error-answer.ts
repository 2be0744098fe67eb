import type { z } from 'zod';
import { AppError, type ErrorCode } from '#base/app-error.ts';
import type { Locale } from '#i18n/locale.ts';
import { errorTexts } from '#i18n/shared-texts.ts';
import type { Texts } from '#i18n/texts.ts';
import { translator } from '#i18n/translator.ts';
import { isDatabaseUnavailable } from '#server-kit/db/database.ts';

/** The body of every failed request. */
export interface ErrorBody {
  readonly message: string;
  readonly code: ErrorCode;
  readonly fields?: Readonly<Record<string, string>>;
}

/** Translates a text key of any feature; undefined if the key is unknown. */
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
      // A text with a missing value must not turn a refusal into a server error.
      return undefined;
    }
  };
}

/** An unknown key falls back to the generic message of the error code, and on a field to "not valid". */
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

/** Our own errors unchanged; the framework's by their status; a lost database as `unavailable`; the rest are bugs. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error)) return new AppError('unavailable', { retryAfterSeconds: 5, cause: error });
  const status = frameworkStatus(error) ?? 500;
  const code = byStatus[status] ?? (status >= 400 && status < 500 ? 'invalid_input' : 'internal');
  return new AppError(code, { cause: error, ...(code === 'unavailable' && { retryAfterSeconds: 5 }) });
}

/** Errors of other services also carry a status, which must not become our own response status. */
function frameworkStatus(error: unknown): number | undefined {
  if (!(error instanceof Error && 'statusCode' in error)) return undefined;
  // The file server's errors have no framework code; `expose` is set by the package that creates them.
  const isHttpError = ('code' in error && String(error.code).startsWith('FST_')) || 'expose' in error;
  return isHttpError ? Number(error.statusCode) : undefined;
}

/** zod's messages are text keys; its built-in messages for shapes and lengths are replaced by our generic ones. */
export function invalidInput(error: z.ZodError): AppError {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join('.') || 'body'] ??= keyOf(issue);
  return new AppError('invalid_input', { fields });
}

const bigKeys: Readonly<Record<string, string>> = { string: 'errors.too_long', array: 'errors.too_many' };

function keyOf(issue: z.core.$ZodIssue): string {
  if (/^[a-z][\w-]*(\.[\w-]+)+(:\d+)?$/i.test(issue.message)) return issue.message;
  if (issue.code === 'too_small')
    return `${issue.origin === 'string' ? 'errors.too_short' : 'errors.too_small'}:${issue.minimum}`;
  if (issue.code === 'too_big') return `${bigKeys[issue.origin] ?? 'errors.too_big'}:${issue.maximum}`;
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'errors.required';
  if (issue.code === 'invalid_format' && issue.format === 'email') return 'errors.invalid_email';
  return 'errors.invalid';
}
