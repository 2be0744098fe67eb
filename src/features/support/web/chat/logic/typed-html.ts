import { supportLimits } from '../../../domain.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text of only whitespace and invisible characters counts as empty. */
export const isEmpty = (typed: string): boolean => typed.replace(/[\s\p{Cf}\p{Cc}]/gu, '') === '';

/** Converts typed text to HTML, the format of the API. */
export const htmlOfTyped = (typed: string): string =>
  typed
    .trim()
    .replace(/[&<>"]/g, (character) => escapes[character] ?? character)
    .replace(/\r\n?|\n/g, '<br>');

const countFrom = 200;

/** The number of characters left, once it is low enough to show. */
export function remainingCharacters(typed: string): number | undefined {
  const remaining = supportLimits.typedMax - typed.length;
  return remaining <= countFrom ? remaining : undefined;
}

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'isComposing' | 'keyCode'>;

/** Some browsers report this key code for a key that only ends an IME composition. */
const composing = 229;

/** Enter sends; Shift+Enter breaks the line. During an IME composition, Enter accepts the word and does not send. */
export const sendsBy = ({ key, shiftKey, isComposing, keyCode }: Key): boolean =>
  key === 'Enter' && !shiftKey && !isComposing && keyCode !== composing;
