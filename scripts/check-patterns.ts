import { glob, readFile } from 'node:fs/promises';
import { createContext, Script } from 'node:vm';
import { check } from 'recheck';
import ts from 'typescript';

interface Pattern {
  readonly location: string;
  readonly source: string;
  readonly flags: string;
}

/** Slow patterns that get no untrusted input, each with its reason; an entry that is no longer slow is reported too. */
const allowed: Readonly<Record<string, string>> = {
  'src/features/blog/web/admin/editor/body/without-inline.ts': 'what an admin pastes, in the browser of that admin',
  'src/features/physical-cards/design/paths.ts': 'outlines that the same file has drawn',
  'src/server-kit/files/s3-protocol.ts': "a list of at most 1,000 names from the operator's own file store",
};

/** Verifies the checker itself: each of these patterns blocked the server with one request and must be found. */
const known: readonly Pattern[] = [
  { location: 'a path of slashes', source: '^\\/+|\\/+$', flags: 'g' },
  { location: 'a list of codings', source: '^(?:[a-z]+, )*br(?:, [a-z]+)*$', flags: '' },
  { location: 'half an address', source: '[\\p{L}\\d._%+-]+@[\\p{L}\\d-]+(?:\\.[\\p{L}\\d-]+)+', flags: 'gu' },
];

const atOnce = 4;
const automatonTimeout = 5_000;
/** `patience`: how much longer to search than usual. */
const search = (patience: number) =>
  ({
    checker: 'fuzz',
    timeout: 3_000 * patience,
    incubationTimeout: 300 * patience,
    attackTimeout: 300 * patience,
  }) as const;
const testedLength = 30_000;
const slowMilliseconds = 100;

/** Finds regular expressions with super-linear runtime: a client could send a text that blocks the server. */
export async function checkPatterns(folder = 'src'): Promise<string[]> {
  const files = (await Array.fromAsync(glob(`${folder}/**/*.{ts,tsx}`))).map((file) => file.replaceAll('\\', '/'));
  const sources = files.filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));
  const found = (await Promise.all(sources.map(async (file) => patternsIn(file, await readFile(file, 'utf8'))))).flat();
  const slow = await slowOf([...known, ...found]);
  // A busy machine may find nothing in the usual time.
  const again = await slowOf(
    known.filter(({ location }) => !slow.has(location)),
    10,
  );
  const missed = known
    .filter(({ location }) => !slow.has(location) && !again.has(location))
    .map(({ location }) => `${location}: not found to be slow`);
  const slowFiles = new Set([...slow.keys()].map((location) => location.split(':')[0] ?? ''));
  const needless = Object.keys(allowed).filter((file) => !slowFiles.has(file));
  return [
    ...missed,
    ...[...slow].flatMap(([location, why]) => (isAllowed(location) ? [] : [`${location} ${why}`])),
    ...needless.map((file) => `${file}: nothing slow in it any more, take it out of scripts/check-patterns.ts`),
  ];
}

const isAllowed = (location: string): boolean =>
  (location.split(':')[0] ?? '') in allowed || known.some((one) => one.location === location);

/** By location: why a pattern is slow, or why that could not be determined. */
async function slowOf(patterns: readonly Pattern[], patience = 1): Promise<Map<string, string>> {
  const byText = Map.groupBy(patterns, ({ source, flags }) => `/${source}/${flags}`);
  const slow = new Map<string, string>();
  const waiting = byText.values();
  const worker = async () => {
    for (const same of waiting) {
      const problem = await problemOf(same[0] as Pattern, patience);
      if (problem) for (const { location } of same) slow.set(location, problem);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return slow;
}

/** A pattern without unbounded repetition is never slow. */
const hasEndless = /[*+]|,\}/;

/** Proves linearity where possible within the timeout; otherwise searches for an attack text and measures it. */
async function problemOf({ source, flags }: Pattern, patience: number): Promise<string | undefined> {
  if (!hasEndless.test(source)) return undefined;
  const result = await check(source, flags, { checker: 'automaton', timeout: automatonTimeout });
  const found = result.status === 'unknown' ? await check(source, flags, search(patience)) : result;
  if (found.status !== 'vulnerable') return undefined;
  if (found.checker === 'fuzz' && !isSlow(source, flags, found.attack.string)) return undefined;
  return `/${source}/${flags} is not linear: ${found.attack.pattern}`;
}

/** A linear pattern processes such a text in less than a millisecond. */
function isSlow(source: string, flags: string, text: string): boolean {
  const script = new Script('pattern.test(text)');
  const context = createContext({
    pattern: new RegExp(source, flags),
    text: text.slice(0, testedLength) + text.slice(testedLength).slice(-500),
  });
  const start = performance.now();
  try {
    script.runInContext(context, { timeout: 1_000 });
  } catch {
    return true;
  }
  return performance.now() - start > slowMilliseconds;
}

function patternsIn(file: string, text: string): Pattern[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const constants = constantsIn(source);
  const found: Pattern[] = [];
  const visit = (node: ts.Node): void => {
    const location = `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    if (ts.isRegularExpressionLiteral(node)) found.push({ location, ...splitLiteral(node.text) });
    if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp')
      found.push({
        location,
        source: textOf(node.arguments?.[0], constants),
        flags: textOf(node.arguments?.[1], constants),
      });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function splitLiteral(literal: string): Pick<Pattern, 'source' | 'flags'> {
  const end = literal.lastIndexOf('/');
  return { source: literal.slice(1, end), flags: literal.slice(end + 1) };
}

/** The string constants of a file, from which patterns are composed. */
function constantsIn(source: ts.SourceFile): Map<string, string> {
  const constants = new Map<string, string>();
  for (const statement of source.statements.filter(ts.isVariableStatement))
    for (const { name, initializer } of statement.declarationList.declarations)
      if (initializer && (ts.isStringLiteralLike(initializer) || ts.isTemplateExpression(initializer)))
        constants.set(name.getText(), textOf(initializer, constants));
  return constants;
}

/** Replaces values known only at runtime with one letter, so that the surrounding pattern is still checked. */
function textOf(node: ts.Node | undefined, constants: ReadonlyMap<string, string>): string {
  if (!node) return '';
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return (
      node.head.text +
      node.templateSpans.map(({ expression, literal }) => textOf(expression, constants) + literal.text).join('')
    );
  return constants.get(node.getText()) ?? (ts.isNumericLiteral(node) ? node.text : 'x');
}
