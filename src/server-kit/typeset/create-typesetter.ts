import { join } from 'node:path';
import { type CompileDocArgs, NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { baseTemplate } from './base-template.ts';
import { drawable } from './drawable.ts';
import { readRubik, rubikFolder } from './rubik.ts';
import { type DirectTypesetter, TypesetError, type TypesetPictures } from './typesetter.ts';

/** How many renders a remembered piece of work outlives without being of use. */
const cacheAge = 10;

export function createTypesetter(): DirectTypesetter {
  let made: NodeCompiler | undefined;
  const compiler = () => {
    made ??= createCompiler();
    return made;
  };
  return {
    pdf: (template, data, pictures) =>
      render(compiler(), toSource(template, data), pictures, (source) => compiler().pdf(source)),
    svg: (template, data, pictures) =>
      render(compiler(), toSource(template, data), pictures, (source) => compiler().plainSvg(source)),
  };
}

/** Templates see files of this folder alone: the fonts, and what is laid over it here and for one render. */
function createCompiler(): NodeCompiler {
  const compiler = NodeCompiler.create({ workspace: rubikFolder(), fontArgs: [{ fontBlobs: readRubik() }] });
  compiler.mapShadow(join(rubikFolder(), 'base.typ'), Buffer.from(baseTemplate));
  return compiler;
}

/** Typst would fetch a package from the network. */
function toSource(template: string, data: unknown): CompileDocArgs {
  if (/\b(?:import|include)\b[\s(]*"@/.test(template)) throw new TypesetError(['a template may not use packages']);
  return { mainFileContent: template, inputs: { data: JSON.stringify(drawable(data)) } };
}

/**
 * The compiled document never reaches JavaScript when all goes well: the collector does not see its weight, and
 * hundreds of megabytes of documents would wait for it.
 */
function render<T>(
  compiler: NodeCompiler,
  source: CompileDocArgs,
  pictures: TypesetPictures = {},
  output: (source: CompileDocArgs) => T,
): T {
  const paths = Object.entries(pictures).map(([name, bytes]) => layOver(compiler, name, bytes));
  try {
    return output(source);
  } catch {
    throw new TypesetError(findDiagnostics(compiler, source));
  } finally {
    for (const path of paths) compiler.unmapShadow(path);
    compiler.evictCache(cacheAge);
  }
}

function layOver(compiler: NodeCompiler, name: string, bytes: Uint8Array): string {
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
