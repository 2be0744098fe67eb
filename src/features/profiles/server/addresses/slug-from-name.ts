import { addressLimits, checkSlug, invisibleCharacters, normalizeAddress } from '../../addresses.ts';
import { latinSpellings } from './transliteration-texts.ts';

const transliteration: Readonly<Record<string, string>> = {
  '\u05d0': 'a',
  '\u05d1': 'b',
  '\u05d2': 'g',
  '\u05d3': 'd',
  '\u05d4': 'h',
  '\u05d5': 'o',
  '\u05d6': 'z',
  '\u05d7': 'ch',
  '\u05d8': 't',
  '\u05d9': 'i',
  '\u05da': 'ch',
  '\u05db': 'k',
  '\u05dc': 'l',
  '\u05dd': 'm',
  '\u05de': 'm',
  '\u05df': 'n',
  '\u05e0': 'n',
  '\u05e1': 's',
  '\u05e2': 'a',
  '\u05e3': 'f',
  '\u05e4': 'p',
  '\u05e5': 'tz',
  '\u05e6': 'tz',
  '\u05e7': 'k',
  '\u05e8': 'r',
  '\u05e9': 'sh',
  '\u05ea': 't',
};

/** Letters that sound different at the beginning or the end of a word. */
const byPlace: readonly (readonly [RegExp, string])[] = [
  [/^\u05d5+/, 'v'],
  [/^\u05d9+/, 'y'],
  [/\u05d5{2}/g, 'v'],
  [/\u05d9{2}/g, 'ay'],
  [/(?<=[\u05d0-\u05ea])\u05d4$/, 'a'],
  [/(?<=[\u05d0-\u05ea])\u05d1$/, 'v'],
];

/** Common names by their usual spelling, other words letter by letter. */
function inLatin(word: string): string {
  const known = latinSpellings.get(word);
  if (known) return known;
  const voiced = byPlace.reduce((text, [pattern, sound]) => text.replace(pattern, sound), word);
  return [...voiced].map((character) => transliteration[character] ?? character).join('');
}

/** Derives a first address from a name. Hebrew is transliterated: each letter takes six characters in a link. */
export function slugFromName(name: string): string {
  const bare = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(invisibleCharacters, '')
    .replace(/['"\u05f3\u05f4\u2019]/g, '')
    .toLowerCase();
  const words = bare.split(/[^a-z0-9\u05d0-\u05ea]+/).filter(Boolean);
  const value = normalizeAddress(words.map(inLatin).join('-'));
  const cut = shortened(value, addressLimits.max - 8);
  const candidates = [cut, `card-${cut}`];
  return (cut && candidates.find((one) => checkSlug(one).isValid)) ?? '';
}

/** Whole words only, unless the first one is too long by itself. */
function shortened(slug: string, maxLength: number): string {
  if (slug.length <= maxLength) return slug;
  const end = slug.lastIndexOf('-', maxLength);
  return slug.slice(0, end > 0 ? end : maxLength);
}
