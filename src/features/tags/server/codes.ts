import { randomInt } from 'node:crypto';
import { codeAlphabet, codeLength } from '../domain.ts';

/** Nobody who holds one card can guess another's. */
const makeCode = (): string =>
  Array.from({ length: codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');

/** So many, no two alike. */
export function makeCodes(count: number, make: () => string = makeCode): string[] {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(make());
  return [...codes];
}
