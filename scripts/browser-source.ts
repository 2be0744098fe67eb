import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import compileMessage from 'icu-minify/compile';
import { type ESTree, type Plugin, parseAst, Visitor } from 'vite';
import type { IconDrawing } from '../src/ui/create-icon.ts';

/** What browsers do not read of an endpoint: the server checks requests and answers by its schemas. */
const serverOnly = ['params', 'query', 'body', 'answer', 'row', 'summary', 'limit'];

/** The part of an icon's module that draws it. */
interface IconModule {
  readonly __iconData: { readonly name: string; readonly aliases?: readonly string[]; readonly node: IconDrawing };
}

const require = createRequire(import.meta.url);
const iconLibrary = 'lucide-react';

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Takes from the source what only servers and tests need, before it is bundled for browsers: the schemas of endpoints
 * and the syntax of messages. A contract becomes two modules, its endpoints and the schemas of what people type, so
 * that only pages with forms load zod. Icons are written into the modules that show them: otherwise a file of icons that
 * many pages share brings each of them all the others. See decision 77.
 */
export const browserSource = (): Plugin => ({
  name: 'browser-source',
  enforce: 'pre',
  transform: {
    filter: {
      id: /\/src\/.*\.tsx?(\?schemas)?$/,
      code: /\b(endpoint|listEndpoint|csvEndpoint|texts)\(|satisfies Dictionary|from 'lucide-react'/,
    },
    handler: (code, id) => {
      const known = sources.get(id);
      const source = known?.code === code ? known : { code, forBrowsers: forBrowsers(code, id) };
      sources.set(id, source);
      return { code: source.forBrowsers, map: null };
    },
  },
});

/** The plan of the files and their build read the same modules. */
const sources = new Map<string, { readonly code: string; readonly forBrowsers: string }>();

/** Schemas can describe themselves as JSON. Every schema names the code for that, so no bundler leaves it out. */
export const withoutJsonSchemas = (): Plugin => ({
  name: 'without-json-schemas',
  transform: {
    filter: { id: /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/ },
    handler: (code) => ({ code: emptied(code), map: null }),
  },
});

/** Exports the same names, which do nothing. */
export function emptied(code: string): string {
  const names = new Set<string>();
  new Visitor({
    ExportNamedDeclaration({ declaration, specifiers }) {
      for (const { exported } of specifiers) if (exported.type === 'Identifier') names.add(exported.name);
      if (declaration?.type === 'FunctionDeclaration' && declaration.id) names.add(declaration.id.name);
      if (declaration?.type !== 'VariableDeclaration') return;
      for (const { id } of declaration.declarations) if (id.type === 'Identifier') names.add(id.name);
    },
  }).visit(parseAst(code));
  const aliases = [...names].map((name) => `nothing as ${name}`);
  return `const nothing = () => undefined; export { ${aliases.join(', ')} };`;
}

export function forBrowsers(code: string, id: string): string {
  const [file = '', query] = id.split('?');
  const program = parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  const edits: Edit[] = [];
  const endpoints: number[] = [];
  new Visitor({
    ImportDeclaration(declaration) {
      if (declaration.source.value === iconLibrary) edits.push(writtenOutIcons(declaration));
    },
    CallExpression({ callee, arguments: [first, second], start }) {
      if (callee.type !== 'Identifier') return;
      if (callee.name === 'texts') edits.push(...compiledTexts(second, file));
      if (!/^(e|listE|csvE)ndpoint$/.test(callee.name)) return;
      endpoints.push(start);
      edits.push(...withoutSchemas(first, code));
    },
    TSSatisfiesExpression({ expression, typeAnnotation }) {
      const { start, end } = typeAnnotation;
      if (code.slice(start, end) === 'Dictionary') edits.push(...compiledTexts(expression, file));
    },
  }).visit(program);
  if (endpoints.length === 0) return edited(code, edits);
  for (const { type, start, end } of program.body) {
    if (type !== 'ExportNamedDeclaration') continue;
    const isEndpoints = endpoints.some((at) => at > start && at < end);
    if (isEndpoints === (query === 'schemas')) edits.push({ start, end: start + 'export'.length, text: '' });
  }
  const others = query === 'schemas' ? '' : `export * from './${basename(file)}?schemas';`;
  return edited(code, edits) + others;
}

const edited = (code: string, edits: readonly Edit[]): string =>
  edits.toSorted((one, other) => other.start - one.start).reduce(applied, code);

/** Lines keep their numbers, so stack traces lead to the right ones. */
function applied(code: string, { start, end, text }: Edit): string {
  const lineBreaks = code.slice(start, end).replace(/[^\n]+/g, '');
  return code.slice(0, start) + text + lineBreaks + code.slice(end);
}

function withoutSchemas(declaration: ESTree.Node | undefined, code: string): readonly Edit[] {
  if (declaration?.type !== 'ObjectExpression') return [];
  return declaration.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
    if (!serverOnly.includes(property.key.name)) return [];
    const comma = /^\s*,/.exec(code.slice(property.end))?.[0].length ?? 0;
    return [{ start: property.start, end: property.end + comma, text: '' }];
  });
}

function compiledTexts(dictionary: ESTree.Node | undefined, file: string): readonly Edit[] {
  if (dictionary?.type === 'ArrayExpression') return dictionary.elements.flatMap((one) => compiledText(one, file));
  // Anything else was compiled where it is written.
  if (dictionary?.type !== 'ObjectExpression') return [];
  return dictionary.properties.flatMap((one) => (one.type === 'Property' ? compiledTexts(one.value, file) : []));
}

function compiledText(message: ESTree.ArrayExpression['elements'][number], file: string): readonly Edit[] {
  if (message?.type !== 'Literal' || typeof message.value !== 'string')
    throw new Error(`${file}: a text must be written out, to be compiled`);
  const { start, end, value } = message;
  return [{ start, end, text: JSON.stringify(compileMessage(value)) }];
}

function writtenOutIcons({ start, end, specifiers }: ESTree.ImportDeclaration): Edit {
  const icons = specifiers.flatMap((one) => {
    if (one.type !== 'ImportSpecifier' || one.importKind === 'type' || one.imported.type !== 'Identifier') return [];
    // Types are imported beside icons, and have no module.
    const file = iconFiles().get(one.imported.name);
    return file ? [`const ${one.local.name} = /* @__PURE__ */ createIcon(${drawingOf(file)});`] : [];
  });
  const text = icons.length > 0 ? `import { createIcon } from '#ui/create-icon.ts'; ${icons.join(' ')}` : '';
  return { start, end, text };
}

let knownFiles: ReadonlyMap<string, string> | undefined;
/** Icons have several names, which only the library's index knows. */
function iconFiles(): ReadonlyMap<string, string> {
  const index = join(require.resolve(`${iconLibrary}/icons/house`), '../../lucide-react.mjs');
  knownFiles ??= new Map(
    [...readFileSync(index, 'utf8').matchAll(/^export \{(.*)\} from '\.\/icons\/(.*)\.mjs';$/gm)].flatMap(
      ([, names = '', file = '']) =>
        [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  );
  return knownFiles;
}

/** The arguments of `createIcon`. The keys of the library's parts are random, so they would not compress. */
function drawingOf(file: string): string {
  const { __iconData: icon } = require(`${iconLibrary}/icons/${file}`) as IconModule;
  const names = ['lucide', ...[icon.name, ...(icon.aliases ?? [])].map((name) => `lucide-${name}`)];
  const drawing = icon.node.map(([tag, { key: _, ...attributes }]) => [tag, attributes]);
  return `${JSON.stringify([...new Set(names)].join(' '))}, ${JSON.stringify(drawing)}`;
}
