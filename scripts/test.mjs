// Runs everything from an empty clone: set-up, checks, tests, end-to-end tests.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, environmentWith, fail, install, projectNode, root } from './ready.mjs';

install({ forTests: true });
const node = projectNode();
const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results);

const bin = (name) => join(root, 'node_modules', ...name);
// With room for young objects the tests take 8 % less processor time; the product under test has its own flags.
const memory = '--max-semi-space-size=64';
const environment = { ...environmentWith(node), NODE_ENV: 'test', NO_COLOR: '1', NODE_OPTIONS: memory };

const maxLines = 120;
const endings = [];

/**
 * Streams the step's output, or prints it at its end when it runs beside another one. The end of a failed step's output
 * is printed again at the very end.
 */
async function step(title, parameters, isBeside = false) {
  const started = Date.now();
  const held = [];
  const print = (text) => (isBeside ? held.push(text) : process.stdout.write(text));
  print(`\n── ${title}\n`);
  let last = '';
  const child = spawn(node, parameters, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: environment });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      print(text);
      last = (last + text).split('\n').slice(-maxLines).join('\n');
    });
  const status = await new Promise((resolve) => {
    child.on('close', resolve);
    // A process that the step left running may keep its output open forever.
    child.on('exit', (code) => setTimeout(resolve, 2_000, code));
  });
  child.stdout.destroy();
  child.stderr.destroy();
  const verdict = `${title}: ${status === 0 ? 'ok' : `FAILED (exit ${status})`} in ${Math.round((Date.now() - started) / 1000)} s`;
  print(`── ${verdict}\n`);
  process.stdout.write(held.join(''));
  if (status !== 0) endings.push(`── ${verdict}; it ended so:\n${last}\n`);
}

const count = (file, read) =>
  existsSync(join(results, file))
    ? read(JSON.parse(readFileSync(join(results, file), 'utf8')))
    : { good: 0, skipped: 0, failed: [`${file} was not written`] };
function ofVitest(report) {
  const failed = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${file}: ${test.fullName}`);
    return status === 'failed' && tests.length === 0 ? [`${file}: ${message.split('\n')[0]}`] : tests;
  });
  if (!report.success && failed.length === 0) failed.push('something outside of a test, named above');
  return { good: report.numPassedTests, skipped: report.numPendingTests, failed };
}
function ofPlaywright({ stats, suites, errors }) {
  const named = (suite, outcome) => [
    ...(suite.suites ?? []).flatMap((inner) => named(inner, outcome)),
    ...(suite.specs ?? [])
      .filter((spec) => spec.tests.some(({ status }) => status === outcome))
      .map((spec) => `${spec.file}:${spec.line} ${spec.title}`),
  ];
  const all = (outcome) => suites.flatMap((suite) => named(suite, outcome));
  for (const name of all('flaky')) process.stdout.write(`Passed only when tried again: ${name}\n`);
  const failed = [...all('unexpected'), ...errors.map(({ message }) => message.split('\n')[0])];
  return { good: stats.expected + stats.flaky, skipped: stats.skipped, failed };
}

const vitest = bin(['vitest', 'vitest.mjs']);
const reports = (file) => [
  '--reporter=dot',
  '--silent=passed-only',
  '--reporter=json',
  `--outputFile.json=test-results/${file}`,
];
await step('Browser', [join(root, 'scripts/browser-check.ts')]);
build(node);
/** Checks run on one processor for half of their time, and processes are often waited for: the tests use the rest. */
async function besideTests() {
  await step('Checks', [join(root, 'scripts/check.ts')], true);
  const config = ['--config', 'vitest.process.config.ts'];
  await step('Process tests', [vitest, 'run', ...config, ...reports('process.json')], true);
}
await Promise.all([step('Tests', [vitest, 'run', ...reports('unit.json')]), besideTests()]);
await step('Journeys', [bin(['@playwright', 'test', 'cli.js']), 'test']);

const counts = [count('unit.json', ofVitest), count('process.json', ofVitest), count('journeys.json', ofPlaywright)];
const total = (of) => counts.reduce((count, one) => count + of(one), 0);
const failed = counts.flatMap((one) => one.failed);
const skipped = total((one) => one.skipped);
process.stdout.write(endings.map((ending) => `\n${ending}`).join(''));
process.stdout.write(
  `\n${total((one) => one.good)} passed, ${failed.length} failed${skipped ? `, ${skipped} skipped` : ''}\n`,
);
process.stdout.write(failed.map((name) => `Failed: ${name}\n`).join(''));
if (endings.length > 0 || failed.length > 0) fail('Not everything passed: see above');
