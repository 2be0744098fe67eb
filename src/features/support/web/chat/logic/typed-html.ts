import { supportLimits } from '../../../domain.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** White space and what cannot be seen make no message. */
export const isEmpty = (typed: string): boolean => typed.replace(/[\s\p{Cf}\p{Cc}]/gu, '') === '';

/** The wire speaks HTML; people type text. */
export const htmlOfTyped = (typed: string): string =>
  typed
    .trim()
    .replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter)
    .replace(/\r\n?|\n/g, '<br>');

const countFrom = 200;

/** How many letters are left, once it is worth knowing. */
export function lettersLeft(typed: string): number | undefined {
  const left = supportLimits.typedMax - typed.length;
  return left <= countFrom ? left : undefined;
}
