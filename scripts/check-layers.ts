import { glob, readFile } from 'node:fs/promises';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { featureOrder } from './feature-order.ts';

const isTest = /\.test\.tsx?$|\/testing\//;
const featureOf = (file: string): string | undefined => /^src\/features\/([^/]+)\//.exec(file)?.[1];

/** Finds imports of a feature from one above it in the order; tests may combine several. */
function upwardImports(modules: ICruiseResult['modules']): string[] {
  const known = new Set(modules.map(({ source }) => featureOf(source)).filter((name) => name !== undefined));
  const unordered = [...known].filter((name) => !featureOrder.includes(name));
  const imports = modules
    .filter(({ source }) => !isTest.test(source))
    .flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ source, resolved, from: featureOf(source), to: featureOf(resolved) })),
    );
  const upward = imports.filter(({ from, to }) => from && to && featureOrder.indexOf(from) < featureOrder.indexOf(to));
  return [
    ...unordered.map((name) => `${name} has no place in scripts/feature-order.ts`),
    ...upward.map(({ source, resolved }) => `features-go-down: ${source} → ${resolved}`),
  ];
}

/** The only files that may use the time zone and create formatters. */
const formatHomes = ['base/time/israel-time.ts', 'base/time/business-days.ts', 'base/money.ts', 'i18n/format.ts'];

async function strayFormats(files: readonly string[]): Promise<string[]> {
  const checked = files.filter((file) => !isTest.test(file) && !formatHomes.some((home) => file.endsWith(home)));
  const found = await Promise.all(
    checked.map(async (file) => (/Asia\/Jerusalem|new Intl\./.test(await readFile(file, 'utf8')) ? [file] : [])),
  );
  return found.flat().map((file) => `formats-at-home: ${file} knows the time zone or makes a format`);
}

/** Finds SQL that names another feature's table, which no import reveals. */
async function foreignTables(files: readonly string[]): Promise<string[]> {
  const sources = files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => featureOf(file) && !isTest.test(file));
  const texts = new Map(await Promise.all(sources.map(async (file) => [file, await readFile(file, 'utf8')] as const)));
  const ownerOf = new Map(
    [...texts]
      .filter(([file]) => file.endsWith('/server/table.ts'))
      .flatMap(([file, text]) => [...text.matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, name]) => [name, featureOf(file)])),
  );
  return [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/\b(?:from|join|into|update)\s+([a-z_]+)\b/g)]
      .map(([, name]) => name)
      .filter((name) => ownerOf.has(name) && ownerOf.get(name) !== featureOf(file))
      .map((name) => `tables-at-home: ${file} names ${name}, a table of ${ownerOf.get(name)}`),
  );
}

/** Verifies that every source file was read: a run over a part of the tree would pass without checking anything. */
export async function checkLayers(folder = 'src'): Promise<string[]> {
  const options = await extractConfig('./.dependency-cruiser.cjs');
  const { output } = await cruise([folder], { ...options, validate: true }, undefined, {
    tsConfig: extractTsConfig('tsconfig.json'),
  });
  const { modules, summary } = output as ICruiseResult;
  const cruised = new Set(modules.map(({ source }) => source));
  const sources = await Array.fromAsync(glob(`${folder}/**/*.{ts,tsx}`));
  const missed = sources.filter((file) => !cruised.has(file.replaceAll('\\', '/')));
  const missing = missed.length
    ? [`${missed.length} of ${sources.length} files were not read, such as ${missed[0]}`]
    : [];
  const typed = modules.some(({ dependencies }) =>
    dependencies.some(({ dependencyTypes }) => dependencyTypes.includes('type-only')),
  );
  const untyped = typed ? [] : ['types were not followed: the TypeScript compiler was not found'];
  return [
    ...missing,
    ...untyped,
    ...upwardImports(modules),
    ...(await strayFormats(sources)),
    ...(await foreignTables(sources)),
    ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  ];
}
