/** Runs all checks, each with its own command and result, two at a time. */
import { spawn } from 'node:child_process';
import { checkClasses } from './check-classes.ts';
import { checkFigures } from './check-figures.ts';
import { checkLayers } from './check-layers.ts';
import { checkPatterns } from './check-patterns.ts';
import { checkTexts } from './check-texts.ts';

interface Outcome {
  readonly name: string;
  readonly problem: string | undefined;
}

const commands: readonly (readonly [name: string, parameters: readonly string[], script?: string])[] = [
  // Other tools still need the JavaScript API of version 6, which version 7 does not have (decision 75).
  ['tsc', ['-p', '.'], 'node_modules/typescript7/bin/tsc'],
  ['biome', ['check', '--error-on-warnings', '.']],
  ['stylelint', ['src/**/*.css', 'public/**/*.css', '--max-warnings', '0']],
  ['knip', ['--no-progress', '--no-config-hints']],
];

const run = (name: string, parameters: readonly string[], script?: string): Promise<Outcome> =>
  new Promise((resolve) => {
    const child = spawn(script ? process.execPath : name, [...(script ? [script] : []), ...parameters], {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ name, problem: error.message }));
    child.on('close', (code) => resolve({ name, problem: code === 0 ? undefined : output.trim() || `exit ${code}` }));
  });

const runCheck = async (name: string, check: () => Promise<string[]>): Promise<Outcome> => {
  const problems = await check().catch((error) => [String(error)]);
  return { name, problem: problems.length ? problems.join('\n') : undefined };
};

/** `npm run check -- layers texts` runs only those. */
const requested = process.argv.slice(2);
const isRequested = (name: string): boolean => requested.length === 0 || requested.includes(name);
const steps: Record<string, () => Promise<Outcome>> = {
  ...Object.fromEntries(commands.map(([name, ...rest]) => [name, () => run(name, ...rest)])),
  layers: () => runCheck('layers', checkLayers),
  texts: () => runCheck('texts', checkTexts),
  patterns: () => runCheck('patterns', checkPatterns),
  figures: () => runCheck('figures', checkFigures),
  classes: () => runCheck('classes', checkClasses),
};
const lanes = [
  ['tsc', 'stylelint', 'texts', 'patterns', 'figures', 'classes'],
  ['biome', 'layers', 'knip'],
].map((names) => names.filter(isRequested).map((name) => steps[name]));
const outcomes = await Promise.all(
  lanes.map(async (lane) => {
    const results: Outcome[] = [];
    for (const step of lane) if (step) results.push(await step());
    return results;
  }),
);

for (const { name, problem } of outcomes.flat()) {
  console.log(`${problem ? '✗' : '✓'} ${name}`);
  if (problem) console.log(problem.replace(/^/gm, '  '));
}
process.exit(outcomes.flat().some(({ problem }) => problem) ? 1 : 0);
