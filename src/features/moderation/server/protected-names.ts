import type { ProfileDocument } from '#features/profiles/document/document.ts';
import { protectedNames } from './protected-names-texts.ts';

/** Cyrillic and Greek letters that look like Latin ones, some of them only as capitals. */
const lookalikes: Readonly<Record<string, string>> = Object.fromEntries(
  [...'аеорсухіјѕһквмнтκαονρτ'].map((letter, index) => [letter, 'aeopcyxijshkbmhtkaovpt'[index] ?? letter]),
);

/** As a reader sees it: without niqqud, marks and punctuation, and with the letters that others imitate. */
const asSeen = (text: string): string =>
  ` ${[...text.normalize('NFKC').toLowerCase()]
    .map((letter) => lookalikes[letter] ?? letter)
    .join('')
    .replace(/[\p{Mn}\p{Cf}]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

const names = protectedNames.map((name) => [name, asSeen(name)] as const);

/** The protected name that a profile presents as its own; undefined for almost all. */
export function protectedNameIn({ identity }: Pick<ProfileDocument, 'identity'>): string | undefined {
  const shown = [identity.name, identity.title, identity.company]
    .flatMap((value) => [value?.he, value?.en])
    .map((value) => asSeen(value ?? ''))
    .join('|');
  return names.find(([, seen]) => shown.includes(seen))?.[0];
}
