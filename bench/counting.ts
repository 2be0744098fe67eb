/** Two thousand presses a second beside people who open the page: how much longer the slowest pages take, and whether all were counted. */
import { type ChildProcess, fork } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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

/** On a machine with few processors whoever presses takes time from whoever answers: this one only answers. */
const bare = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(202).end('{}'));
});
await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
const barePort = (bare.address() as AddressInfo).port;

async function press(port: number): Promise<LoadResult> {
  return ask(pressLoader, {
    url: `http://127.0.0.1:${port}/api/profiles/${profile.id}/events`,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'click', target: 'call', source: 'qr' }),
    rate: pressesPerSecond,
    seconds,
  });
}

async function pressButtons(): Promise<void> {
  const { good, bad } = await press(product.port);
  sent.clicks += good;
  sent.refused += bad;
}

const alone = () => openPages();
const beside = async () => {
  const [p99] = await Promise.all([openPages(), pressButtons()]);
  // What was counted last is written before the next measurement begins.
  await wait(1_500);
  return p99;
};
const besideBare = async () => {
  const [p99] = await Promise.all([openPages(), press(barePort)]);
  await wait(1_500);
  return p99;
};

await alone();
await beside();
const bares: number[] = [];
const results: { alone: number; beside: number }[] = [];
for (let round = 0; round < rounds; round += 1) {
  bares.push(await besideBare());
  const first = round % 2 ? await alone() : await beside();
  const second = round % 2 ? await beside() : await alone();
  results.push(round % 2 ? { alone: first, beside: second } : { alone: second, beside: first });
}
bare.close();
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

report({
  what: `Slowest page of a hundred beside ${pressesPerSecond.toLocaleString('en')} presses a second, against none`,
  value: median(results.map((one) => one.beside / one.alone)),
  unit: '×',
  most: 1.2,
});
console.log(
  `  ${median(results.map((one) => one.beside)).toFixed(2)} ms against ${median(results.map((one) => one.alone)).toFixed(2)} ms`,
);
console.log(`  beside as many presses that a bare server takes: ${median(bares).toFixed(2)} ms`);
if (sent.refused) console.log(`  ${sent.refused} were refused: this machine has too much else to do`);
report({
  what: `Of ${sent.clicks.toLocaleString('en')} presses and ${sent.views.toLocaleString('en')} views, counted wrong after a stop`,
  value: Math.abs(sent.clicks - totals.clicks) + Math.abs(sent.views - totals.views),
  unit: 'events',
  most: 0,
});
