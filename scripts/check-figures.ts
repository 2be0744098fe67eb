import { glob, readFile } from 'node:fs/promises';
import { posix } from 'node:path';

/** Limits for the repository's size and number of files. Raise one only in the commit of a feature that needs it. */
const limits = { files: 2_830, lines: 262_000, singleImporterPercent: 36 } as const;

const isTest = /\.(test|spec)\.tsx?$|\/testing\/|^(e2e|bench)\//;
const specifier = /(?:\bfrom\s+|\bimport\s+|\bimport\(\s*)'([#.][^']+)'/g;

function targetOf(importer: string, path: string): string {
  return path.startsWith('#') ? `src/${path.slice(1)}` : posix.normalize(posix.join(posix.dirname(importer), path));
}

type Figures = Readonly<Record<keyof typeof limits, number>>;

/** The share of non-test files that only one other file imports: candidates for merging. */
export async function readFigures(): Promise<Figures> {
  const paths = await Array.fromAsync(glob('{src,e2e,scripts,bench}/**/*.{ts,tsx,css}'));
  const texts = new Map<string, string>();
  for (const path of paths) texts.set(path.replaceAll('\\', '/'), await readFile(path, 'utf8'));
  const importers = new Map<string, Set<string>>();
  for (const [path, text] of texts) {
    if (isTest.test(path)) continue;
    for (const [, found = ''] of text.matchAll(specifier)) {
      const target = targetOf(path, found.replace(/\?.*$/, ''));
      importers.set(target, (importers.get(target) ?? new Set()).add(path));
    }
  }
  const code = [...texts.keys()].filter((path) => /^src\/.*\.tsx?$/.test(path) && !isTest.test(path));
  const single = code.filter((path) => importers.get(path)?.size === 1);
  return {
    files: texts.size,
    lines: [...texts.values()].reduce((total, text) => total + text.split('\n').length - 1, 0),
    singleImporterPercent: Math.round((1000 * single.length) / code.length) / 10,
  };
}

const names: Readonly<Record<keyof Figures, string>> = {
  files: 'TS, TSX and CSS files',
  lines: 'lines in them',
  singleImporterPercent: '% of code files have exactly one importer',
};

/** Prints the figures and returns those that exceed their limit. */
export async function checkFigures(): Promise<string[]> {
  const figures = await readFigures();
  const entries = Object.entries(names) as [keyof Figures, string][];
  for (const [key, name] of entries) console.log(`  ${figures[key].toLocaleString('en')} ${name}`);
  return entries
    .filter(([key]) => figures[key] > limits[key])
    .map(([key, name]) => `${figures[key]} ${name}: the limit is ${limits[key]}`);
}
