import { blogLimits } from '../domain.ts';

const firstLetter = 0x05d0;
/** The Hebrew letters from first to last, final forms among them, as names of streets are written in Latin ones. */
const latin = 'a b g d h o z ch t i k k l m m n n s a p p tz tz k r sh t'.split(' ');

/** Vav and yod are consonants where a word begins and where they are doubled, and he is silent where it ends. */
const transliterated = (text: string): string =>
  text
    .replace(/\u05d5\u05d5|(?<![\u05d0-\u05ea])\u05d5/g, 'v')
    .replace(/\u05d9\u05d9|(?<![\u05d0-\u05ea])\u05d9/g, 'y')
    .replace(/\u05d4(?![\u05d0-\u05ea])/g, 'a')
    .replace(/[\u05d0-\u05ea]/g, (character) => latin[character.charCodeAt(0) - firstLetter] ?? '');

/** An address made of a title: Latin letters stay, Hebrew ones are spelled, everything else parts words. */
export function slugOf(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u0591-\u05c7'"’\u05f3\u05f4]/g, '')
    .toLowerCase();
  const slugWords = transliterated(plain)
    .split(/[^a-z\d]+/)
    .filter(Boolean);
  const slug = shortened(slugWords.join('-'), blogLimits.slugMax - suffixLength);
  // Digits alone would be the number of a post.
  return /[a-z]/.test(slug) ? slug : ['post', slug].filter(Boolean).join('-');
}

const suffixLength = 6;

/** At the end of a word, where there is one. */
function shortened(slug: string, maxLength: number): string {
  if (slug.length <= maxLength) return slug;
  const cut = slug.slice(0, maxLength + 1).lastIndexOf('-');
  return slug.slice(0, cut > 0 ? cut : maxLength);
}

/** The first of `name`, `name-2`, `name-3`… that nobody has. */
export function freeSlug(slug: string, usedSlugs: ReadonlySet<string>): string {
  let suffix = 1;
  while (usedSlugs.has(suffix === 1 ? slug : `${slug}-${suffix}`)) suffix += 1;
  return suffix === 1 ? slug : `${slug}-${suffix}`;
}
