import { coverageOf } from './coverage.ts';
import { readRubik } from './rubik.ts';

/** Stands where a letter of a script stood that the font does not have; it has no box of its own. */
const replacement = '?';
const invisible = /^[\p{Default_Ignorable_Code_Point}\p{Cc}\s]$/u;
/** Also marks that stand on a letter: without their glyph the letter says more than with a question mark behind it. */
const picture = /^[\p{Extended_Pictographic}\p{Emoji_Presentation}\p{M}]$/u;

let coverage: ReadonlySet<number> | undefined;
const covered = (): ReadonlySet<number> => {
  coverage ??= coverageOf(readRubik()[1] ?? Buffer.alloc(0));
  return coverage;
};

const has = (text: string): boolean => [...text].every((one) => covered().has(one.codePointAt(0) ?? 0));

/**
 * Typst looks for missing glyphs in other fonts, and where strangers stand around a letter of ours in a line that runs
 * from the right it slices the wrong way round and takes the whole process with it. So it never meets one: pictures are
 * left out, and other strangers become a question mark where most machines would have shown a box.
 */
function drawnAs(character: string): string {
  if (invisible.test(character) || has(character) || has(character.normalize('NFD'))) return character;
  if (picture.test(character)) return '';
  return replacement;
}

export function drawable<T>(value: T): T {
  if (typeof value === 'string') return [...value.toWellFormed()].map(drawnAs).join('') as T;
  if (Array.isArray(value)) return value.map(drawable) as T;
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, drawable(one)])) as T;
}
