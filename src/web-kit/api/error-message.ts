import { type ErrorCode, errorStatus } from '#base/app-error.ts';
import type { Locale } from '#i18n/locale.ts';
import { errorTexts } from '#i18n/shared-texts.ts';
import { translator } from '#i18n/translator.ts';

/** The message in a failed response: its `message`, or its text; an HTML page has none. */
export function ownMessage(body: unknown): string | undefined {
  const own = body && typeof body === 'object' && 'message' in body ? body.message : body;
  return typeof own === 'string' && own.trim() && !own.trimStart().startsWith('<') ? own : undefined;
}

/** The response's own message, or the generic one for its status. */
export function messageOf(status: number, body: unknown, locale: Locale): string {
  const own = ownMessage(body);
  if (own) return own;
  const code = (Object.keys(errorStatus) as ErrorCode[]).find((one) => errorStatus[one] === status);
  return translator(errorTexts, locale)(`errors.${code ?? (status >= 500 ? 'internal' : 'invalid_input')}`);
}
