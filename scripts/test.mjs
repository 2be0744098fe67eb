// Everything that proves the product, from an empty clone: set-up, checks, tests, journeys.
import { spawnSync } from 'node:child_process';
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

function step(title, parameters) {
  const started = Date.now();
  process.stdout.write(`\n── ${title}\n`);
  const { status } = spawnSync(node, parameters, { cwd: root, stdio: 'inherit', env: environment });
  process.stdout.write(
    `── ${title}: ${status === 0 ? 'ok' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s\n`,
  );
  return status === 0;
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
const passed = [
  step('Browser', [join(root, 'scripts/browser-check.ts')]),
  step('Checks', [join(root, 'scripts/check.ts')]),
];
build(node);
passed.push(
  step('Tests', [vitest, 'run', ...reports('unit.json')]),
  step('Process tests', [vitest, 'run', '--config', 'vitest.process.config.ts', ...reports('process.json')]),
  step('Journeys', [bin(['@playwright', 'test', 'cli.js']), 'test']),
);

const counts = [count('unit.json', ofVitest), count('process.json', ofVitest), count('journeys.json', ofPlaywright)];
const [good, bad, skipped] = [0, 1, 2].map((place) => counts.reduce((sum, one) => sum + one[place], 0));
process.stdout.write(`\n${good} passed, ${bad} failed${skipped ? `, ${skipped} skipped` : ''}\n`);
if (passed.includes(false) || bad > 0) fail('Not everything passed: see above');
