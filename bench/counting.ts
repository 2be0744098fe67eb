/**
 * Measures how much p99 page latency grows because of counting under 2,000 clicks per second, and checks that every
 * event is counted. Both sides of the comparison send the same number of clicks, because the load generator takes CPU
 * time from the server.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { sessionHeaders } from '../e2e/support/calling-owner.ts';
import { startProduct } from '../e2e/support/product.ts';
import type { Stats } from '../src/features/stats/contract.ts';
import { publishFullProfile } from './support/published-profile.ts';
import { median, report } from './support/report.ts';
import type { Load, LoadResult } from './support/steady-load.ts';

const rounds = 7;
const seconds = 4;
const pagesPerSecond = 300;
const clicksPerSecond = 2_000;
const headers = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130.0.0.0 Mobile Safari/537.36',
  'accept-encoding': 'br',
};

const { product, owner, profile, end } = await publishFullProfile({ waitsForPictures: true });
const loader = () => fork('bench/support/steady-load.ts');
const [pageLoader, clickLoader] = [loader(), loader()];

const runLoad = (child: ChildProcess, load: Load): Promise<LoadResult> => {
  const answer = new Promise<LoadResult>((resolve) => child.once('message', (result) => resolve(result as LoadResult)));
  child.send(load);
  return answer;
};

/** Counts by response. An overloaded machine refuses some requests, and those must not appear in the statistics. */
const counts = { views: 0, clicks: 0, refused: 0 };

async function openPages(): Promise<number> {
  const url = `http://127.0.0.1:${product.port}${profile.address}`;
  const { good, bad, p99 } = await runLoad(pageLoader, { url, method: 'GET', headers, rate: pagesPerSecond, seconds });
  counts.views += good;
  counts.refused += bad;
  return p99;
}

/** Sends clicks that are counted, or events of an unknown kind, which the server answers the same way but ignores. */
async function sendClicks(isCounted: boolean): Promise<void> {
  const { good, bad } = await runLoad(clickLoader, {
    url: `http://127.0.0.1:${product.port}/api/profiles/${profile.id}/events`,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ kind: isCounted ? 'click' : 'none', target: 'call', source: 'qr' }),
    rate: clicksPerSecond,
    seconds,
  });
  counts.clicks += isCounted ? good : 0;
  counts.refused += bad;
}

/** Returns the p99 latency. Waits at the end so that pending counts are written before the next measurement starts. */
async function openPagesDuringClicks(isCounted: boolean): Promise<number> {
  const [p99] = await Promise.all([openPages(), sendClicks(isCounted)]);
  await wait(1_500);
  return p99;
}

await openPages();
await openPagesDuringClicks(true);
const alone: number[] = [];
const results: { counted: number; ignored: number }[] = [];
for (let round = 0; round < rounds; round += 1) {
  alone.push(await openPages());
  const first = await openPagesDuringClicks(round % 2 === 0);
  const second = await openPagesDuringClicks(round % 2 === 1);
  results.push(round % 2 === 0 ? { counted: first, ignored: second } : { counted: second, ignored: first });
}
pageLoader.disconnect();
clickLoader.disconnect();

await product.end('SIGTERM');
const restarted = await startProduct({ dataDir: product.dataDir, environment: { LOG_LEVEL: 'error' } });
process.once('exit', () => restarted.child.kill());
const answer = await fetch(`${restarted.url}/api/stats/${profile.id}`, { headers: sessionHeaders(owner.cookies) });
const { totals } = (await answer.json()) as Stats;
await restarted.end();
await end();

const times = (list: readonly number[]): string => `${median(list).toFixed(2)} ms`;
report({
  what: `Slowest page of a hundred beside ${clicksPerSecond.toLocaleString('en')} presses a second that are counted, against as many that are not`,
  value: median(results.map((one) => one.counted / one.ignored)),
  unit: '×',
  max: 1.2,
});
console.log(
  `  ${times(results.map((one) => one.counted))} against ${times(results.map((one) => one.ignored))}; with nobody pressing, and nobody who takes this machine's time to press, ${times(alone)}`,
);
if (counts.refused) console.log(`  ${counts.refused} were refused: this machine has too much else to do`);
report({
  what: `Of ${counts.clicks.toLocaleString('en')} presses and ${counts.views.toLocaleString('en')} views, counted wrong after a stop`,
  value: Math.abs(counts.clicks - totals.clicks) + Math.abs(counts.views - totals.views),
  unit: 'events',
  max: 0,
});
