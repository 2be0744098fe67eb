import type { LocalizedText } from '#base/schemas.ts';
import { trimmed } from '#base/trimmed.ts';
import type { Locale } from '#i18n/locale.ts';

/** The choices of a question as lines of text in one language. */
export const choiceLines = (choices: readonly LocalizedText[], locale: Locale): string =>
  trimmed(choices.map((choice) => choice[locale] ?? '').join('\n'), /\n/, 'last');

/** Replaces the choices' lines in one language; the other language's are retained by index. */
export function withChoiceLines(choices: readonly LocalizedText[], locale: Locale, text: string): LocalizedText[] {
  const lines = trimmed(text, /\n/, 'last').split('\n');
  const isEmpty = text.trim() === '';
  const count = Math.max(isEmpty ? 0 : lines.length, choices.length);
  const merged = Array.from({ length: count }, (_, index): LocalizedText => {
    const { [locale]: __, ...rest } = choices[index] ?? {};
    const line = isEmpty ? '' : (lines[index] ?? '').trim();
    return line ? { ...rest, [locale]: line } : rest;
  });
  const isBlank = (choice: LocalizedText | undefined): boolean => choice !== undefined && !choice.he && !choice.en;
  while (isBlank(merged.at(-1))) merged.pop();
  return merged;
}
