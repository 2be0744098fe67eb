// Everything that proves the product, from an empty clone: set-up, checks, tests, journeys.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, environmentWith, fail, install, projectNode, root } from './ready.mjs';

install({ forTests: true });
const node = projectNode();
const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results);

const bin = (name) => join(root, 'node_modules', ...name);
const environment = { ...environmentWith(node), NODE_ENV: 'test', FORCE_COLOR: '0' };

const keptLines = 120;
const endings = [];

/** Shows what the step prints as it comes, and keeps the end of a step that failed, to be told once more at the very end. */
async function step(title, parameters) {
  const started = Date.now();
  process.stdout.write(`\n── ${title}\n`);
  let last = '';
  const child = spawn(node, parameters, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: environment });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      process.stdout.write(text);
      last = (last + text).split('\n').slice(-keptLines).join('\n');
    });
  const status = await new Promise((resolve) => {
    child.on('close', resolve);
    // Something that the step left running may hold its output open for ever.
    child.on('exit', (code) => setTimeout(resolve, 2_000, code));
  });
  child.stdout.destroy();
  child.stderr.destroy();
  const verdict = `${title}: ${status === 0 ? 'ok' : `FAILED (exit ${status})`} in ${Math.round((Date.now() - started) / 1000)} s`;
  process.stdout.write(`── ${verdict}\n`);
  if (status !== 0) endings.push(`── ${verdict}; it ended so:\n${last}\n`);
}

const count = (file, read) =>
  existsSync(join(results, file)) ? read(JSON.parse(readFileSync(join(results, file), 'utf8'))) : [0, 1, 0];
const ofVitest = (report) => [
  report.numPassedTests,
  report.numFailedTests + (report.success || report.numFailedTests ? 0 : 1),
  report.numPendingTests,
];
const ofPlaywright = ({ stats }) => [stats.expected + stats.flaky, stats.unexpected, stats.skipped];

const vitest = bin(['vitest', 'vitest.mjs']);
const reports = (file) => ['--reporter=default', '--reporter=json', `--outputFile.json=test-results/${file}`];
await step('Browser', [join(root, 'scripts/browser-check.ts')]);
await step('Checks', [join(root, 'scripts/check.ts')]);
build(node);
await step('Tests', [vitest, 'run', ...reports('unit.json')]);
await step('Process tests', [vitest, 'run', '--config', 'vitest.process.config.ts', ...reports('process.json')]);
await step('Journeys', [bin(['@playwright', 'test', 'cli.js']), 'test']);

const counts = [count('unit.json', ofVitest), count('process.json', ofVitest), count('journeys.json', ofPlaywright)];
const [good, bad, skipped] = [0, 1, 2].map((place) => counts.reduce((sum, one) => sum + one[place], 0));
process.stdout.write(endings.map((ending) => `\n${ending}`).join(''));
process.stdout.write(`\n${good} passed, ${bad} failed${skipped ? `, ${skipped} skipped` : ''}\n`);
if (endings.length > 0 || bad > 0) fail('Not everything passed: see above');
