import { type LeadFieldKind, type LeadValues, leadFieldsOf } from '#features/profiles/lead-fields.ts';

/** Hebrew niqqud and accents, direction marks and all kinds of quotes: none of them distinguishes two words. */
const silent = /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const quotes = /['"`´\u2018-\u201f\u2032\u2033\u05f3\u05f4]/g;
const dashes = /[-\u05be\u2010-\u2015\u2212]/g;
const accents = /[\u0300-\u036f]/g;

/** Normalizes text so that different spellings compare equal. */
export const searchable = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(silent, '')
    .replace(quotes, '')
    .replace(dashes, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const digitsOf = (text: string): string => text.replace(/\D/g, '');

type Searched = Partial<LeadValues> & { readonly fields: readonly { readonly value: string }[] };

/** A phone number in international and in national form. */
function numbersOf(phone: string): string[] {
  const digits = digitsOf(phone);
  return phone.startsWith('+972') ? [digits, `0${digits.slice(3)}`] : [digits];
}

/** All searchable text of a lead. */
export function searchTextOf({ fields, ...values }: Searched): string {
  const textsOf = (...kinds: readonly LeadFieldKind[]) => leadFieldsOf(...kinds).map((name) => values[name] ?? '');
  return [
    ...textsOf('line', 'email'),
    ...fields.map(({ value }) => value),
    ...textsOf('lines'),
    ...textsOf('phone').flatMap(numbersOf),
  ]
    .map(searchable)
    .join('\n');
}

const phoneLike = /^[\d\s+*().\-/\u05be\u2010-\u2015]+$/;

/** Terms that must all match: the words of a query, or the digits of a phone number in any notation. */
export function searchTerms(query: string): string[] {
  const bare = query.replace(silent, '').trim();
  const digits = digitsOf(bare);
  if (digits && phoneLike.test(bare)) return [digits];
  return [...new Set(searchable(query).split(' '))].filter(Boolean);
}
