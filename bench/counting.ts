/**
 * Two thousand presses a second beside people who open the page: how much longer the slowest pages take because they are
 * counted, and whether all were counted. Both sides send as much, since whoever presses here takes time from whoever
 * answers.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { startProduct } from '../e2e/support/product.ts';
import type { Stats } from '../src/features/stats/contract.ts';
import { publishFullProfile } from './support/published-profile.ts';
import { median, report } from './support/report.ts';
import type { Load, LoadResult } from './support/steady-load.ts';

const rounds = 7;
const seconds = 4;
const pagesPerSecond = 300;
const pressesPerSecond = 2_000;
const headers = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130.0.0.0 Mobile Safari/537.36',
  'accept-encoding': 'br',
};

const { product, owner, profile, end } = await publishFullProfile({ isSettled: true });
const loader = () => fork('bench/support/steady-load.ts');
const [pageLoader, pressLoader] = [loader(), loader()];

const ask = (child: ChildProcess, load: Load): Promise<LoadResult> => {
  const answer = new Promise<LoadResult>((resolve) => child.once('message', (result) => resolve(result as LoadResult)));
  child.send(load);
  return answer;
};

/** What was answered; a machine that is too busy refuses some, which are then not to be counted. */
const sent = { views: 0, clicks: 0, refused: 0 };

async function openPages(): Promise<number> {
  const url = `http://127.0.0.1:${product.port}${profile.address}`;
  const { good, bad, p99 } = await ask(pageLoader, { url, method: 'GET', headers, rate: pagesPerSecond, seconds });
  sent.views += good;
  sent.refused += bad;
  return p99;
}

/** `counted`, or of a kind that the server answers alike and leaves. */
async function pressButtons(isCounted: boolean): Promise<void> {
  const { good, bad } = await ask(pressLoader, {
    url: `http://127.0.0.1:${product.port}/api/profiles/${profile.id}/events`,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ kind: isCounted ? 'click' : 'none', target: 'call', source: 'qr' }),
    rate: pressesPerSecond,
    seconds,
  });
  sent.clicks += isCounted ? good : 0;
  sent.refused += bad;
}

/** The slowest page of a hundred. What was counted last is written before the next measurement begins. */
async function besidePresses(isCounted: boolean): Promise<number> {
  const [p99] = await Promise.all([openPages(), pressButtons(isCounted)]);
  await wait(1_500);
  return p99;
}

await openPages();
await besidePresses(true);
const alone: number[] = [];
const results: { counted: number; ignored: number }[] = [];
for (let round = 0; round < rounds; round += 1) {
  alone.push(await openPages());
  const first = await besidePresses(round % 2 === 0);
  const second = await besidePresses(round % 2 === 1);
  results.push(round % 2 === 0 ? { counted: first, ignored: second } : { counted: second, ignored: first });
}
pageLoader.disconnect();
pressLoader.disconnect();

await product.end('SIGTERM');
const again = await startProduct({ dataDir: product.dataDir, environment: { LOG_LEVEL: 'error' } });
process.once('exit', () => again.child.kill());
const cookie = [...owner.cookies].map((pair) => pair.join('=')).join('; ');
const answer = await fetch(`${again.url}/api/stats/${profile.id}`, { headers: { cookie } });
const { totals } = (await answer.json()) as Stats;
await again.end();
await end();

const times = (list: readonly number[]): string => `${median(list).toFixed(2)} ms`;
report({
  what: `Slowest page of a hundred beside ${pressesPerSecond.toLocaleString('en')} presses a second that are counted, against as many that are not`,
  value: median(results.map((one) => one.counted / one.ignored)),
  unit: '×',
  most: 1.2,
});
console.log(
  `  ${times(results.map((one) => one.counted))} against ${times(results.map((one) => one.ignored))}; with nobody pressing, and nobody who takes this machine's time to press, ${times(alone)}`,
);
if (sent.refused) console.log(`  ${sent.refused} were refused: this machine has too much else to do`);
report({
  what: `Of ${sent.clicks.toLocaleString('en')} presses and ${sent.views.toLocaleString('en')} views, counted wrong after a stop`,
  value: Math.abs(sent.clicks - totals.clicks) + Math.abs(sent.views - totals.views),
  unit: 'events',
  most: 0,
});
