import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
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

/** Reports when a button pressed at the first paint has opened its dialog, what moved, and what held the page up. */
export async function reportPress(url: string, { button, rounds, max }: PressedPage): Promise<void> {
  const browser = await chromium.launch(browserLaunch());
  const pressed: Pressed[] = [];
  for (let round = 0; round <= rounds; round += 1) pressed.push(await press(browser, url, button));
  await browser.close();
  // The first round warms the server.
  const all = pressed.slice(1);
  const what = `${new URL(url).pathname}, slow 4G and a 4× slower CPU`;
  report({
    what: `${what}: “${button}” pressed at once has opened`,
    value: quick(all.map((one) => one.opened)),
    unit: 'ms',
    max,
  });
  console.log(`  painted at ${Math.round(quick(all.map((one) => one.painted)))} ms`);
  report({ what: `${what}: layout shift`, value: Math.max(...all.map((one) => one.shift)), unit: '', max: 0 });
  const longest = quick(all.map((one) => one.longest));
  report({ what: `${what}: longest task between paint and touch`, value: longest, unit: 'ms', max: 100 });
}

interface PressedPage {
  readonly button: string;
  readonly rounds: number;
  readonly max: number;
}

interface Pressed {
  readonly painted: number;
  readonly opened: number;
  readonly shift: number;
  readonly longest: number;
}

/** Twice: once untouched for three seconds, once pressed in the frame after the first paint. */
async function press(browser: Browser, url: string, button: string): Promise<Pressed> {
  const still = await slowPage(browser);
  await still.goto(url, { waitUntil: 'load' });
  const rest = await still.evaluate(async () => {
    const entries = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
        setTimeout(resolve, 3_000, []);
      });
    const [[paint], shifts, tasks] = await Promise.all([
      entries('paint'),
      entries('layout-shift'),
      entries('longtask'),
    ]);
    const painted = paint?.startTime ?? 0;
    return {
      painted,
      shift: shifts.reduce((sum, one) => sum + (one as PerformanceEntry & { value: number }).value, 0),
      longest: Math.max(0, ...tasks.filter((one) => one.startTime > painted).map((one) => one.duration)),
    };
  });
  await still.context().close();
  const page = await slowPage(browser);
  await page.addInitScript((name) => {
    const state = window as unknown as { opened?: number };
    new PerformanceObserver(() => {
      const named = [...document.querySelectorAll('button')].find((one) =>
        one.textContent.replace(/\s+/g, ' ').includes(name),
      );
      requestAnimationFrame(() => {
        // As a finger does.
        named?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        named?.click();
      });
      const wait = () => {
        if (document.querySelector('dialog[open] input, [role=dialog] input')) state.opened = performance.now();
        else requestAnimationFrame(wait);
      };
      wait();
    }).observe({ type: 'paint', buffered: true });
  }, button);
  await page.goto(url, { waitUntil: 'load' });
  const opened = await page.evaluate(async () => {
    const state = window as unknown as { opened?: number };
    while (state.opened === undefined && performance.now() < 30_000) await new Promise(requestAnimationFrame);
    return state.opened ?? Number.NaN;
  });
  await page.context().close();
  return { ...rest, opened };
}

async function slowPage(browser: Browser, cookies: Parameters<BrowserContext['addCookies']>[0] = []): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 375, height: 800 } });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

async function paintOf(
  browser: Browser,
  url: string,
  type: 'largest-contentful-paint' | 'paint' = 'largest-contentful-paint',
  cookies: ReadonlyMap<string, string> = new Map(),
): Promise<number> {
  const page = await slowPage(
    browser,
    [...cookies].map(([name, value]) => ({ name, value, url })),
  );
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
  await page.context().close();
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
