import { readRubik } from './rubik.ts';

/** Characters for which a TrueType font has a glyph, read from its `cmap`. */
export function coverageOf(font: Buffer): ReadonlySet<number> {
  const cmap = tableAt(font, 'cmap');
  const count = font.readUInt16BE(cmap + 2);
  const subtables = Array.from({ length: count }, (_, index) => cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4));
  return new Set(subtables.flatMap((at) => charactersIn(font, at)));
}

function tableAt(font: Buffer, tag: string): number {
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const record = 12 + index * 16;
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
  }
  throw new Error(`The font has no table ${tag}`);
}

function charactersIn(font: Buffer, at: number): number[] {
  const format = font.readUInt16BE(at);
  if (format === 12) return groupsIn(font, at).flatMap(([first, last]) => range(first, last));
  if (format === 4) return segmentsIn(font, at);
  return [];
}

const range = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

const groupsIn = (font: Buffer, at: number): [number, number][] =>
  Array.from({ length: font.readUInt32BE(at + 12) }, (_, index) => {
    const group = at + 16 + index * 12;
    return [font.readUInt32BE(group), font.readUInt32BE(group + 4)];
  });

/** Segments of the basic multilingual plane; the last one, 0xffff only, is empty. */
function segmentsIn(font: Buffer, at: number): number[] {
  const size = font.readUInt16BE(at + 6);
  return Array.from({ length: size / 2 }, (_, index) => index * 2).flatMap((position) => {
    const last = font.readUInt16BE(at + 14 + position);
    const first = font.readUInt16BE(at + 16 + size + position);
    const delta = font.readUInt16BE(at + 16 + size * 2 + position);
    const offsetAt = at + 16 + size * 3 + position;
    const offset = font.readUInt16BE(offsetAt);
    const glyphOf = (character: number): number =>
      offset === 0 ? (character + delta) & 0xffff : font.readUInt16BE(offsetAt + offset + (character - first) * 2);
    return range(first, Math.min(last, 0xfffe)).filter((character) => glyphOf(character) !== 0);
  });
}

/** Replaces a letter of a script that the font lacks; the font has no glyph for a missing-character box. */
const replacement = '?';
const invisible = /^[\p{Default_Ignorable_Code_Point}\p{Cc}\s]$/u;
/** Includes combining marks: without their glyph the letter is clearer than with a question mark after it. */
const picture = /^[\p{Extended_Pictographic}\p{Emoji_Presentation}\p{M}]$/u;

let coverage: ReadonlySet<number> | undefined;
const covered = (): ReadonlySet<number> => {
  coverage ??= coverageOf(readRubik()[1] ?? Buffer.alloc(0));
  return coverage;
};

const has = (text: string): boolean => [...text].every((one) => covered().has(one.codePointAt(0) ?? 0));

/**
 * Typst looks up missing glyphs in other fonts. If such characters surround a letter of ours in a right-to-left line,
 * it slices at wrong offsets and crashes the process. So it never gets one: pictographs are dropped, and others become
 * a question mark where most systems would show a box.
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
