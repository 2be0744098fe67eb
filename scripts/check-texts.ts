import { glob, readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { type Dictionary, isText, type Text, type Texts } from '../src/i18n/texts.ts';

const hebrew = /[\u0590-\u05ff]/;
/** A kind of block keeps its texts with its schema. */
const textFile = /(^|[/-])texts\.ts$|\/blocks\/[\w-]+\/block\.ts$/;
const mayContainHebrew = new RegExp(`${textFile.source}|\\.test\\.tsx?$|/golden/`);

/** Every key is used and gets its parameters; Hebrew letters are only in text files and tests. */
export async function checkTexts(folder = 'src'): Promise<string[]> {
  const files = (await Array.fromAsync(glob(`${folder}/**/*.{ts,tsx,css}`))).map((file) => file.replaceAll('\\', '/'));
  const sources = await Promise.all(files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })));
  const tables = (await Promise.all(files.filter((file) => textFile.test(file)).map(tablesIn))).flat();
  const code = sources.filter(({ file }) => !mayContainHebrew.test(file)).map(({ text }) => text);
  return [...strayHebrew(sources), ...unusedKeys(tables, code.join('\n')), ...missingValues(tables, sources)];
}

async function tablesIn(file: string): Promise<Texts[]> {
  const module: Record<string, unknown> = await import(pathToFileURL(file).href);
  return Object.values(module).filter(
    (value): value is Texts =>
      typeof value === 'object' && value !== null && 'namespace' in value && 'dictionary' in value,
  );
}

function strayHebrew(sources: readonly { file: string; text: string }[]): string[] {
  return sources
    .filter(({ file, text }) => !mayContainHebrew.test(file) && hebrew.test(text))
    .map(
      ({ file, text }) =>
        `${file}:${text.split('\n').findIndex((line) => hebrew.test(line)) + 1} holds Hebrew: move it to texts`,
    );
}

const textsIn = (dictionary: Dictionary, prefix: string): [key: string, text: Text][] =>
  Object.entries(dictionary).flatMap(([name, value]) =>
    isText(value) ? [[`${prefix}.${name}`, value]] : textsIn(value, `${prefix}.${name}`),
  );

/** A key is used if it appears whole in the code, or if a template literal could produce it. */
function unusedKeys(tables: readonly Texts[], code: string): string[] {
  const literals = new Set(code.match(/(?<=['"`])[a-z][\w-]*(\.[\w-]+)+(?=['"`])/gi));
  const templates = [...code.matchAll(/`([a-z][\w-]*\.[^`\s]*\$\{[^`]*)`/gi)].map(([, text = '']) => patternOf(text));
  return tables
    .flatMap(({ namespace, dictionary }) => textsIn(dictionary, namespace).map(([key]) => key))
    .filter((key) => !literals.has(key) && !templates.some((pattern) => pattern.test(key)))
    .map((key) => `${key} is used nowhere`);
}

function patternOf(template: string): RegExp {
  const literals = template.split(/\$\{[^}]*\}/).map((literal) => literal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literals.join('[\\w-]+')}$`);
}

/** Finds calls without a parameter that the text needs: `t('a.b', { count })` where the text contains `{total}`. */
function missingValues(tables: readonly Texts[], sources: readonly { file: string; text: string }[]): string[] {
  const needed = new Map(
    tables
      .flatMap(({ namespace, dictionary }) => textsIn(dictionary, namespace))
      .map(([key, text]) => [key, new Set(text.flatMap(namedValues))]),
  );
  return sources.flatMap(({ file, text }) => {
    const problems: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node)) {
        const values = valuesIn(node.arguments[1]);
        for (const key of values ? keysIn(node.arguments[0]) : [])
          for (const name of needed.get(key) ?? [])
            if (!values?.has(name)) problems.push(`${file}: ${key} is shown without its value ${name}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
    return problems;
  });
}

/** `{count}`, `{at, date, long}`, `{count, plural, …}`; not the words inside a plural's cases. */
const namedValues = (text: string): string[] =>
  [...text.matchAll(/(?<!(?:=\d+|zero|one|two|few|many|other|\w) )\{(\w+)(?=\}|, )/g)].map(([, name = '']) => name);

function keysIn(node: ts.Node | undefined): string[] {
  if (!node) return [];
  if (ts.isConditionalExpression(node)) return [...keysIn(node.whenTrue), ...keysIn(node.whenFalse)];
  return ts.isStringLiteral(node) ? [node.text] : [];
}

/** The parameter names of a call; undefined where they are not statically known. */
function valuesIn(node: ts.Node | undefined): Set<string> | undefined {
  if (!node) return new Set();
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const names = node.properties.map(({ name }) => (name && ts.isIdentifier(name) ? name.text : undefined));
  return names.includes(undefined) ? undefined : new Set(names.filter((name) => name !== undefined));
}
