import { glob } from 'node:fs/promises';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';

/** A run that saw only a part of the tree would be green for nothing: it must have read every source file. */
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
  return [...missing, ...untyped, ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)];
}
