/** Measures whether many concurrent sign-ins slow down page views and whether timing reveals registered emails. */
import { fork } from 'node:child_process';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { removeFolder, startProduct } from '../e2e/support/product.ts';
import { median, report } from './support/report.ts';
import { visitor } from './support/visitor.ts';

const rounds = 5;
const seconds = 8;
const crowdSize = 8;
const pagesPerSecond = 20;

const product = await startProduct({ environment: { RATE_LIMITS: 'off', LOG_LEVEL: 'error' } });

const known = { email: 'known@cards.example', username: 'known', password: 'shemesh-bayam-7' };
await (await visitor(product.url))(known, '/api/auth/register');

const agent = new Agent({ keepAlive: true });

/** Time of one page from the request to its last byte. */
const page = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    get(product.url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume().on('end', () => resolve(performance.now() - started));
    }).on('error', reject);
  });

/** Opens a page every few milliseconds without waiting for the previous response. */
async function openPages(): Promise<number[]> {
  const pages: Promise<number>[] = [];
  const started = performance.now();
  for (let sent = 0; sent < seconds * pagesPerSecond; sent += 1) {
    await wait(Math.max(0, started + (sent * 1000) / pagesPerSecond - performance.now()));
    pages.push(page());
  }
  return Promise.all(pages);
}

const p99 = (times: readonly number[]): number =>
  [...times].sort((one, two) => two - one)[Math.floor(times.length / 100)] ?? 0;

/** Starts a brute-force attack. Returns a function that stops it and resolves to the number of attempts. */
function bruteForce(): () => Promise<number> {
  const crowd = fork('bench/support/sign-in-crowd.ts', [product.url, known.email, String(crowdSize)]);
  return () => {
    const attempts = new Promise<number>((resolve) => crowd.once('message', (count) => resolve(Number(count))));
    crowd.send('enough');
    return attempts;
  };
}

await openPages();
const [alone, beside]: [number[], number[]] = [[], []];
let signIns = 0;
for (let round = 0; round < rounds; round += 1) {
  alone.push(...(await openPages()));
  const end = bruteForce();
  await wait(1_000);
  beside.push(...(await openPages()));
  signIns += await end();
}
console.log(
  `  p99 ${p99(alone).toFixed(1)} ms alone, ${p99(beside).toFixed(1)} ms beside ${Math.round(signIns / rounds / (seconds + 1))} sign-ins a second; medians ${median(alone).toFixed(1)} and ${median(beside).toFixed(1)} ms`,
);
report({
  what: 'p99 of a public page beside sign-ins, against alone',
  value: p99(beside) / p99(alone),
  unit: '×',
  max: 1.2,
});

const attempt = await visitor(product.url);

/** The median times for a registered and for an unknown address. */
async function mediansOf(send: (email: string) => Promise<unknown>): Promise<{ registered: number; unknown: number }> {
  const [registered, unknown]: [number[], number[]] = [[], []];
  for (let round = 0; round < 200; round += 1)
    for (const [times, email] of [
      [registered, known.email],
      [unknown, `nobody-${round}@cards.example`],
    ] as const) {
      const started = performance.now();
      await send(email);
      times.push(performance.now() - started);
    }
  return { registered: median(registered), unknown: median(unknown) };
}

const login = await mediansOf((email) => attempt({ email, password: 'not-my-password-3' }));
const forgot = await mediansOf((email) => attempt({ email }, '/api/auth/forgot-password'));
console.log(
  `  forgot password: medians ${forgot.registered.toFixed(2)} ms known, ${forgot.unknown.toFixed(2)} ms unknown`,
);
for (const [what, { registered, unknown }, max] of [
  ['Unknown mail against wrong password, medians apart', login, 5],
  ['Forgot password, known mail against unknown, medians apart', forgot, 1],
] as const)
  report({ what, value: Math.abs(registered - unknown), unit: 'ms', max });

agent.destroy();
await product.end();
await removeFolder(product.dataDir);
