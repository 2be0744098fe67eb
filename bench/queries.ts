/**
 * Explains every statement of every read with a million profiles, ten million events, a million leads and a hundred
 * thousand orders, and prints what took longest. Filling the database takes some minutes.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { QueryPlan } from '../src/entries/testing/query-plans.ts';
import { report } from './support/report.ts';

const file = resolve('.cache', `queries-${process.pid}.json`);
const vitest = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', 'src/entries/query-plans.test.ts'],
  {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'test', CROWD_SIZE: '1000000', CROWD_REPORT: file },
  },
);
const plans = JSON.parse(readFileSync(file, 'utf8')) as (QueryPlan & { readonly request: string })[];
rmSync(file);

const slowest = new Map<string, (typeof plans)[number]>();
for (const plan of plans.toSorted((one, other) => other.milliseconds - one.milliseconds))
  if (!slowest.has(plan.text)) slowest.set(plan.text, plan);
console.log(`\n  The slowest ten of ${slowest.size} statements:`);
for (const { request, milliseconds, buffers, text } of [...slowest.values()].slice(0, 10)) {
  console.log(`  ${milliseconds.toFixed(1)} ms, ${buffers} pages, ${request}`);
  console.log(`    ${text.replace(/\s+/g, ' ').trim().slice(0, 140)}`);
}
report({ what: 'Requests that scan a big table or read too much', value: vitest.status ?? 1, unit: '', max: 0 });
