import type { ProfileDocument } from './document/document.ts';

/** The owner's name for a profile in any available language; empty if it has no name. */
export function nameOfProfile({ document }: { readonly document: Pick<ProfileDocument, 'identity' | 'language'> }) {
  const { name } = document.identity;
  return [name[document.language], name.he, name.en].find((text) => text?.trim()) ?? '';
}

/** The Hebrew abbreviations of doctor, lawyer, accountant and chair. */
const titles = /^(?:\u05d3|\u05e2\u05d5|\u05e8\u05d5|\u05d9\u05d5)[\u05f4"][\u05d3\u05d7\u05e8]$/;

/** Initials of the first two words, upper case if Latin. Titles before a name are skipped, such as Dr. */
export function monogramOf(name: string): string {
  const words = name
    .split(/[\s\u05be-]+/)
    .filter(
      (word) =>
        /^[\p{L}\p{N}]/u.test(word) && !word.endsWith('.') && !/[\u05f3'’\u05f4"]$/.test(word) && !titles.test(word),
    );
  const initials = words.slice(0, 2).map((word) => [...word][0] ?? '');
  return initials.join('').toLocaleUpperCase('en') || [...name.trim()][0] || '';
}
