import { isReservedName, reservedWords } from '#base/reserved-words.ts';
import { trimmed } from '#base/trimmed.ts';

export const addressLimits = { min: 2, max: 40 } as const;

export type AddressError = 'short' | 'long' | 'letters' | 'mixed' | 'reserved';

export type CheckedAddress =
  | { readonly isValid: true; readonly value: string }
  | { readonly isValid: false; readonly error: AddressError };

/** Vowel points, cantillation, direction and joining marks: invisible, and not typed on purpose. */
export const invisibleCharacters =
  /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const dashes = /[\s_\u05be\u2010-\u2015\u2212]+/g;

/** Normal form in which equivalent spellings of an address are equal. */
export const normalizeAddress = (typed: string): string =>
  trimmed(
    typed
      .normalize('NFKC')
      .replace(invisibleCharacters, '')
      .trim()
      .toLowerCase()
      .replace(dashes, '-')
      .replace(/-{2,}/g, '-'),
    /-/,
  );

const latin = /[a-z]/;
const hebrew = /[\u05d0-\u05ea]/;

/** A custom address at the site root: Hebrew or Latin, never mixed, to prevent look-alikes. */
export function checkCustomSlug(typed: string): CheckedAddress {
  const value = normalizeAddress(typed);
  if (!/^[a-z0-9\u05d0-\u05ea-]*$/.test(value)) return invalid('letters');
  if (latin.test(value) && hebrew.test(value)) return invalid('mixed');
  return withinBounds(value);
}

/** The default address under `/p/`. Digits only are not allowed, since they would be read as a profile id. */
export function checkSlug(typed: string): CheckedAddress {
  const value = normalizeAddress(typed);
  if (!/^[a-z0-9-]*$/.test(value) || /^\d+$/.test(value)) return invalid('letters');
  return withinBounds(value);
}

function withinBounds(value: string): CheckedAddress {
  if (value.length < addressLimits.min) return invalid('short');
  if (value.length > addressLimits.max) return invalid('long');
  // `/profile-12` leads to the profile with that id.
  const isReserved = reservedWords.has(value) || /^profile-/.test(value) || isReservedName(value);
  return isReserved ? invalid('reserved') : { isValid: true, value };
}

const invalid = (error: AddressError): CheckedAddress => ({ isValid: false, error });
