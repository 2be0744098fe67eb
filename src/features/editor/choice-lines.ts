import type { Words } from '#base/content-schemas.ts';
import { trimmed } from '#base/trimmed.ts';
import type { Locale } from '#i18n/locale.ts';

/** The choices of a question as lines of one language. */
export const choiceLines = (choices: readonly Words[], locale: Locale): string =>
  trimmed(choices.map((choice) => choice[locale] ?? '').join('\n'), /\n/, 'last');

/** The choices after their lines in one language were written anew; those of the other stay beside them. */
export function withChoiceLines(choices: readonly Words[], locale: Locale, text: string): Words[] {
  const lines = trimmed(text, /\n/, 'last').split('\n');
  const isEmpty = text.trim() === '';
  const count = Math.max(isEmpty ? 0 : lines.length, choices.length);
  const merged = Array.from({ length: count }, (_, place): Words => {
    const { [locale]: __, ...rest } = choices[place] ?? {};
    const line = isEmpty ? '' : (lines[place] ?? '').trim();
    return line ? { ...rest, [locale]: line } : rest;
  });
  const isBlank = (choice: Words | undefined): boolean => choice !== undefined && !choice.he && !choice.en;
  while (isBlank(merged.at(-1))) merged.pop();
  return merged;
}
