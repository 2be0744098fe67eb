/** Does a crowd at the sign-in disturb those who only look? And can the crowd tell who is registered? */
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { removeFolder, startProduct } from '../e2e/support/product.ts';
import { median, report } from './support/report.ts';

const rounds = 5;
const seconds = 6;
const crowd = 8;
const pagesPerSecond = 60;

const product = await startProduct({ environment: { RATE_LIMITS: 'off', LOG_LEVEL: 'error' } });

/** A visitor with the cookie and the token that a sign-in needs. */
async function visitor(): Promise<(body: unknown, path?: string) => Promise<number>> {
  const first = await fetch(`${product.url}/api/csrf-token`);
  const { csrfToken } = (await first.json()) as { csrfToken: string };
  const cookie = first.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const headers = { 'content-type': 'application/json', 'csrf-token': csrfToken, cookie };
  return async (body, path = '/api/auth/login') => {
    const answer = await fetch(product.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    await answer.arrayBuffer();
    return answer.status;
  };
}

const known = { email: 'known@cards.example', username: 'known', password: 'shemesh-bayam-7' };
await (await visitor())(known, '/api/auth/register');

async function pagesP99(): Promise<number> {
  const { latency } = await autocannon({
    url: `${product.url}/`,
    connections: 4,
    duration: seconds,
    overallRate: pagesPerSecond,
    headers: { 'accept-encoding': 'br' },
  });
  return latency.p99;
}

async function besiege(until: AbortSignal): Promise<number> {
  let done = 0;
  const one = async () => {
    const attempt = await visitor();
    while (!until.aborted) {
      await attempt({ email: known.email, password: 'not-my-password-3' });
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: crowd }, one));
  return done;
}

await pagesP99();
const ratios: number[] = [];
const perSecond: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  const quiet = await pagesP99();
  const end = new AbortController();
  const siege = besiege(end.signal);
  const busy = await pagesP99();
  end.abort();
  perSecond.push((await siege) / seconds);
  ratios.push(busy / quiet);
  console.log(
    `  round ${round + 1}: p99 ${quiet} ms alone, ${busy} ms beside ${Math.round(perSecond.at(-1) ?? 0)} sign-ins a second`,
  );
  await wait(500);
}
report({ what: 'p99 of a public page beside sign-ins, against alone', value: median(ratios), unit: '×', most: 1.2 });

const attempt = await visitor();
const [wrong, unknown]: [number[], number[]] = [[], []];
for (let round = 0; round < 200; round += 1)
  for (const [times, email] of [
    [wrong, known.email],
    [unknown, `nobody-${round}@cards.example`],
  ] as const) {
    const started = performance.now();
    await attempt({ email, password: 'not-my-password-3' });
    times.push(performance.now() - started);
  }
const apart = Math.abs(median(wrong) - median(unknown));
report({ what: 'Unknown mail against wrong password, medians apart', value: apart, unit: 'ms', most: 5 });

await product.end();
await removeFolder(product.dataDir);
