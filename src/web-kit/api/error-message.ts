import { type ErrorCode, errorStatus } from '#base/app-error.ts';
import type { Locale } from '#i18n/locale.ts';
import { errorTexts } from '#i18n/shared-texts.ts';
import { translator } from '#i18n/translator.ts';

/** What a failed answer says by itself: its message, or its text; a page of HTML says nothing. */
export function ownMessage(body: unknown): string | undefined {
  const own = body && typeof body === 'object' && 'message' in body ? body.message : body;
  return typeof own === 'string' && own.trim() && !own.trimStart().startsWith('<') ? own : undefined;
}

/** Its own message, or the sentence for its status. */
export function messageOf(status: number, body: unknown, locale: Locale): string {
  const own = ownMessage(body);
  if (own) return own;
  const code = (Object.keys(errorStatus) as ErrorCode[]).find((one) => errorStatus[one] === status);
  return translator(errorTexts, locale)(`errors.${code ?? (status >= 500 ? 'internal' : 'invalid_input')}`);
}
