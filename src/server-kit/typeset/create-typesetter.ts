import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type CompileDocArgs, NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { type DirectTypesetter, TypesetError, type TypesetPictures } from './typesetter.ts';

/**
 * Every upright weight: on a machine with its own Rubik installed, no font may match a template better than these,
 * which come first.
 */
const weights = ['300Light', '400Regular', '500Medium', '600SemiBold', '700Bold', '800ExtraBold', '900Black'];

const rubikFolder = (): string =>
  dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/rubik/package.json'));

export function readRubik(): Buffer[] {
  const folder = rubikFolder();
  return weights.map((weight) => readFileSync(join(folder, weight, `Rubik_${weight}.ttf`)));
}

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

/**
 * `base.typ`, which every template imports.
 *
 * - `data`: what the caller passed.
 * - `#show: base` or `#show: base.with(lang: "en")`: Rubik alone, on every machine; the direction follows the language.
 * - `ltr-run(…)`: a phone, mail, URL, price or order number inside a sentence, as `<bdi dir="ltr">` in HTML. A short one
 *   never breaks over two lines, which would swap its halves for the eye.
 * - `bdi(…)`: a user's words inside a sentence of ours, as `<bdi>` in HTML.
 * - `own-direction(…)`: a user's words as a paragraph that follows their first letter, as `dir="auto"` in HTML.
 */
const baseTemplate = String.raw`
#let data = json(bytes(sys.inputs.data))

// A control inside a user's text could end the isolate that holds it.
#let direction-controls = regex("[\u{061C}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2066}-\u{2069}]")
#let plain(value) = str(value).replace(direction-controls, "")

#let bdi(value) = "\u{2068}" + plain(value) + "\u{2069}"

#let unbroken-max = 24
#let ltr-run(value) = {
  let run = "\u{2066}" + plain(value) + "\u{2069}"
  if run.clusters().len() <= unbroken-max + 2 { box(run) } else { run }
}

#let right-to-left = regex("[\u{0590}-\u{08FF}\u{FB1D}-\u{FDFF}\u{FE70}-\u{FEFF}]")
#let own-direction(value) = {
  let first = plain(value).match(regex("\p{L}"))
  set text(dir: if first != none and first.text.match(right-to-left) != none { rtl } else { ltr })
  par(plain(value))
}

#let base(lang: "he", body) = {
  // Without the time of rendering, so that the same input gives the same bytes.
  set document(date: none)
  set text(font: "Rubik", fallback: false, style: "normal", lang: lang, dir: if lang == "he" { rtl } else { ltr })
  show raw: set text(font: "Rubik")
  // Hebrew has no italics, and a slanted Rubik could only come from the machine.
  show emph: set text(style: "normal", weight: 500)
  // Rubik has no colour pictures, and an empty box says less than nothing.
  show regex("[\p{Emoji_Presentation}\u{FE0F}\u{200D}\u{20E3}]"): none
  body
}
`;

/** Cached work is evicted after this many renders without use. */
const cacheAge = 10;

export function createTypesetter(): DirectTypesetter {
  let created: NodeCompiler | undefined;
  const compiler = () => {
    created ??= createCompiler();
    return created;
  };
  return {
    pdf: (template, data, pictures) =>
      render(compiler(), toSource(template, data), pictures, (source) => compiler().pdf(source)),
    svg: (template, data, pictures) =>
      render(compiler(), toSource(template, data), pictures, (source) => compiler().plainSvg(source)),
  };
}

/** Templates can access only the files of this folder: the fonts, and those added here or for one render. */
function createCompiler(): NodeCompiler {
  const compiler = NodeCompiler.create({ workspace: rubikFolder(), fontArgs: [{ fontBlobs: readRubik() }] });
  compiler.mapShadow(join(rubikFolder(), 'base.typ'), Buffer.from(baseTemplate));
  return compiler;
}

/** Rejects packages, because Typst would fetch them from the network. */
function toSource(template: string, data: unknown): CompileDocArgs {
  if (/\b(?:import|include)\b[\s(]*"@/.test(template)) throw new TypesetError(['a template may not use packages']);
  return { mainFileContent: template, inputs: { data: JSON.stringify(drawable(data)) } };
}

/**
 * Releases the compiled document without exposing it to JavaScript: the garbage collector does not see its native size,
 * so hundreds of megabytes would accumulate.
 */
function render<T>(
  compiler: NodeCompiler,
  source: CompileDocArgs,
  pictures: TypesetPictures = {},
  output: (source: CompileDocArgs) => T,
): T {
  const paths = Object.entries(pictures).map(([name, bytes]) => mapFile(compiler, name, bytes));
  try {
    return output(source);
  } catch {
    throw new TypesetError(findDiagnostics(compiler, source));
  } finally {
    for (const path of paths) compiler.unmapShadow(path);
    compiler.evictCache(cacheAge);
  }
}

function mapFile(compiler: NodeCompiler, name: string, bytes: Uint8Array): string {
  const path = join(rubikFolder(), name);
  compiler.mapShadow(path, Buffer.from(bytes));
  return path;
}

function findDiagnostics(compiler: NodeCompiler, source: CompileDocArgs): string[] {
  const error = compiler.compile(source).takeDiagnostics();
  const diagnostics: unknown[] = error ? compiler.fetchDiagnostics(error) : [];
  const messages = diagnostics.map((each) =>
    typeof each === 'object' && each && 'message' in each ? String(each.message) : String(each),
  );
  return messages.length > 0 ? messages : ['no reason given'];
}
