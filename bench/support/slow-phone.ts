import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import { browserLaunch } from '../../scripts/browser.ts';
import { report } from './report.ts';

export const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Background load only ever adds time, so the first quartile describes the page best. */
const quick = (times: readonly number[]): number =>
  times.toSorted((one, two) => one - two)[Math.floor(times.length / 4)] ?? Number.NaN;

interface ComparedPage {
  readonly what: string;
  readonly base: string;
  readonly path: string;
  readonly rounds: number;
  readonly max: number;
}

/** Reports the largest contentful paint of a page on a slow phone against static files of the page, alternating. */
export async function reportPaints({ what, base, path, rounds, max }: ComparedPage): Promise<void> {
  const frozen = await freeze(base);
  const browser = await chromium.launch(browserLaunch());
  await paintOf(browser, frozen.url + path);
  await paintOf(browser, base + path);
  const [ours, still]: [number[], number[]] = [[], []];
  const sides = [
    { url: frozen.url + path, times: still },
    { url: base + path, times: ours },
  ];
  for (let round = 0; round < rounds; round += 1)
    for (const { url, times } of round % 2 ? sides : sides.toReversed()) times.push(await paintOf(browser, url));
  await browser.close();
  frozen.close();
  report({ what, value: quick(ours) / quick(still), unit: '×', max });
  console.log(`  ${Math.round(quick(ours))} ms against ${Math.round(quick(still))} ms`);
}

/** Reports the first contentful paint of a page, signed in, on a slow phone. */
export async function reportFirstPaint(
  url: string,
  { cookies, rounds, max }: { cookies: ReadonlyMap<string, string>; rounds: number; max: number },
): Promise<void> {
  const browser = await chromium.launch(browserLaunch());
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) times.push(await paintOf(browser, url, 'paint', cookies));
  await browser.close();
  const what = `${new URL(url).pathname}, first contentful paint on slow 4G and a 4× slower CPU`;
  // The first round warms the server.
  report({ what, value: quick(times.slice(1)), unit: 'ms', max });
}

async function paintOf(
  browser: Browser,
  url: string,
  type: 'largest-contentful-paint' | 'paint' = 'largest-contentful-paint',
  cookies: ReadonlyMap<string, string> = new Map(),
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 375, height: 800 } });
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'load' });
  const time = await page.evaluate(
    (observed) =>
      new Promise<number>((resolve) => {
        // The last entry of either type: first paint comes before first contentful paint.
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: observed,
          buffered: true,
        });
      }),
    type,
  );
  await context.close();
  return time;
}

/** Serves every file of the page from memory as first sent, including headers. */
async function freeze(base: string): Promise<{ url: string; close(): void }> {
  const files = new Map<string, Copy>();
  const server = createServer(async (incoming, response) => {
    const path = incoming.url ?? '/';
    const known = files.get(path) ?? (await copy(base + path, String(incoming.headers['accept-encoding'] ?? '')));
    files.set(path, known);
    response.writeHead(200, { ...known.headers, 'content-length': known.body.length });
    response.end(known.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  // Uses the product's hostname, because the DNS lookup is part of the measured time.
  return { url: `http://${new URL(base).hostname}:${port}`, close: () => server.close() };
}

interface Copy {
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

const copiedHeaders = ['content-type', 'content-encoding', 'content-security-policy', 'cache-control'];

const copy = (url: string, coding: string): Promise<Copy> =>
  new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': coding } }, async (answer) => {
      const headers = Object.fromEntries(
        copiedHeaders.flatMap((name) => (answer.headers[name] ? [[name, String(answer.headers[name])]] : [])),
      );
      resolve({ headers, body: Buffer.concat(await answer.toArray()) });
    })
      .on('error', reject)
      .end();
  });
