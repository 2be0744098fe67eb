import { join } from 'node:path';
import { type CompileDocArgs, NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { drawable } from './drawable.ts';
import { readRubik, rubikFolder } from './rubik.ts';
import { type DirectTypesetter, TypesetError, type TypesetPictures } from './typesetter.ts';

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
