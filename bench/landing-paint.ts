/** The largest paint of the landing page on a slow phone, against static files of the same page. */
import { createServer } from 'node:http';
import { type Browser, chromium } from '@playwright/test';
import { removeFolder, startProduct } from '../e2e/support/product.ts';
import { browserLaunch } from '../scripts/browser.ts';
import { median, report } from './support/report.ts';

const rounds = 7;
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

async function paintOf(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 375, height: 800 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'load' });
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await context.close();
  return time;
}

/** Every file of the page as first sent, headers and all, from memory. */
async function freeze(base: string): Promise<{ url: string; close(): void }> {
  const files = new Map<string, { headers: Record<string, string>; body: Buffer }>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const known = files.get(path) ?? (await copy(base + path));
    files.set(path, known);
    response.writeHead(200, { ...known.headers, 'content-length': known.body.length });
    response.end(known.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`, close: () => server.close() };
}

async function copy(url: string): Promise<{ headers: Record<string, string>; body: Buffer }> {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => {
        const kept = ['content-type', 'content-encoding', 'content-security-policy', 'cache-control'];
        const headers = Object.fromEntries(
          kept.flatMap((name) => (answer.headers[name] ? [[name, String(answer.headers[name])]] : [])),
        );
        resolve({ headers, body: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end();
  });
}

const product = await startProduct({ environment: { LOG_LEVEL: 'error' } });
const frozen = await freeze(product.url);
const browser = await chromium.launch(browserLaunch());
await paintOf(browser, frozen.url);
await paintOf(browser, `${product.url}/`);
const pairs: { ours: number; frozen: number }[] = [];
for (let round = 0; round < rounds; round += 1)
  pairs.push({ ours: await paintOf(browser, `${product.url}/`), frozen: await paintOf(browser, frozen.url) });
await browser.close();
frozen.close();
await product.end();
await removeFolder(product.dataDir);

report({
  what: 'Landing page, largest paint on slow 4G and a 4× slower CPU against its static files',
  value: median(pairs.map((pair) => pair.ours / pair.frozen)),
  unit: '×',
  most: 1.5,
});
console.log(
  `  ${Math.round(median(pairs.map(({ ours }) => ours)))} ms against ${Math.round(median(pairs.map((pair) => pair.frozen)))} ms`,
);
