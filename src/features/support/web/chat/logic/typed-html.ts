import { supportLimits } from '../../../domain.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** White space and what cannot be seen make no message. */
export const isEmpty = (typed: string): boolean => typed.replace(/[\s\p{Cf}\p{Cc}]/gu, '') === '';

/** The wire speaks HTML; people type text. */
export const htmlOfTyped = (typed: string): string =>
  typed
    .trim()
    .replace(/[&<>"]/g, (character) => escapes[character] ?? character)
    .replace(/\r\n?|\n/g, '<br>');

const countFrom = 200;

/** How many letters are left, once it is worth knowing. */
export function remainingCharacters(typed: string): number | undefined {
  const remaining = supportLimits.typedMax - typed.length;
  return remaining <= countFrom ? remaining : undefined;
}

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'isComposing' | 'keyCode'>;

/** What some browsers say of a key that only ends a word which is still being put together. */
const composing = 229;

/** Enter sends; with Shift it breaks the line, and to whoever writes by composing it means "take this word". */
export const sendsBy = ({ key, shiftKey, isComposing, keyCode }: Key): boolean =>
  key === 'Enter' && !shiftKey && !isComposing && keyCode !== composing;
