/**
 * CPU and requests a second of a full published profile, sent by the whole product with every view counted, against bare
 * `node:http` on the same Node that sends the same bytes with five headers. Both are processes of their own, measured in
 * turn and from outside. `PROFILE=1` prints where the product spends its time, and no figures.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { rowsOf } from '../e2e/support/product-database.ts';
import { cpuSeconds, forkBare, residentMegabytes, type Side } from './support/bare-server.ts';
import { publishFullProfile } from './support/published-profile.ts';
import { median, report } from './support/report.ts';

const rounds = 7;
const seconds = 3;
const browser = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';
const sent = { 'accept-encoding': 'br', 'user-agent': browser };

async function measure(side: Side): Promise<{ rate: number; cpu: number }> {
  const before = cpuSeconds(side);
  const { requests, non2xx } = await autocannon({
    url: `http://127.0.0.1:${side.port}${profile.address}`,
    connections: 64,
    duration: seconds,
    headers: sent,
  });
  if (non2xx) throw new Error(`${non2xx} answers were not 200`);
  return { rate: requests.average, cpu: (cpuSeconds(side) - before) / requests.total };
}

/** The bytes of the page as a phone gets them. */
function readPage(port: number): Promise<{ body: Buffer; headers: NodeJS.Dict<string | string[]>; size: number }> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, path: profile.address, headers: sent }, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      // Each header ends with a line break and has a colon and a space; so does the line of the status.
      const head = answer.rawHeaders.reduce((sum, text) => sum + text.length + 2, 'HTTP/1.1 200 OK\r\n\r\n'.length);
      resolve({ body, headers: answer.headers, size: head + body.length });
    });
    asked.on('error', reject).end();
  });
}

const profileDir = process.env.PROFILE ? join(process.cwd(), 'dist', 'cpu-profile') : undefined;
const environment: Record<string, string> = profileDir
  ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profileDir}` }
  : {};
const { product, profile, end } = await publishFullProfile({ waitsForPictures: true, environment });
await readPage(product.port);
// The small form of the page replaces the quick one within a second.
await new Promise((resolve) => setTimeout(resolve, 1_500));
const { body, headers, size } = await readPage(product.port);
const named = ['content-type', 'content-encoding', 'etag', 'cache-control'];
const bare = await forkBare({
  status: 200,
  headers: Object.fromEntries(named.map((name) => [name, String(headers[name])])),
  body: body.toString('base64'),
});
await measure(bare);
await measure(product);
const ratios: { cpu: number; rate: number; perSecond: number }[] = [];
for (let round = 0; round < (profileDir ? 1 : rounds); round += 1) {
  const early = round % 2 ? await measure(bare) : undefined;
  const mine = await measure(product);
  const reference = early ?? (await measure(bare));
  ratios.push({ cpu: mine.cpu / reference.cpu, rate: mine.rate / reference.rate, perSecond: mine.rate });
}
const resident = residentMegabytes(product);
bare.child.kill();
// Views are written in batches.
await new Promise((resolve) => setTimeout(resolve, 3_000));
const [{ views }] = await rowsOf(
  product.dataDir,
  `select coalesce(sum(count), 0)::int as views from stat_sums where dimension = 'all' and kind = 'view'`,
);
await end();
if (profileDir) printProfile(profileDir);
else printFigures();

function printFigures(): void {
  const what = 'Published profile of the whole product';
  report({ what: `${what}, CPU per request`, value: median(ratios.map(({ cpu }) => cpu)), unit: '×', max: 1 });
  report({ what: `${what}, requests a second`, value: median(ratios.map(({ rate }) => rate)), unit: '×', min: 1 });
  console.log(`  CPU of each round: ${ratios.map(({ cpu }) => cpu.toFixed(2)).join(' ')}`);
  console.log(
    `  ${Math.round(median(ratios.map(({ perSecond }) => perSecond)))} requests a second; ${views} views counted`,
  );
  report({ what: 'Bytes kept for a full profile, head and body', value: size / 1000, unit: 'KB', max: 12 });
  report({ what: 'Memory of the process after all of them', value: resident, unit: 'MB', max: 250 });
}

interface CpuProfile {
  readonly nodes: readonly { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[];
  readonly samples: readonly number[];
}

/** The functions in which most samples were taken. */
function printProfile(folder: string): void {
  for (const name of readdirSync(folder)) {
    const { nodes, samples } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as CpuProfile;
    const names = new Map(nodes.map(({ id, callFrame: { functionName, url } }) => [id, `${functionName} ${url}`]));
    const counts = new Map<string, number>();
    for (const sample of samples) {
      const key = names.get(sample) ?? '';
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    console.log(name);
    for (const [key, count] of [...counts].toSorted(([, one], [, other]) => other - one).slice(0, 40))
      console.log(`  ${((count / samples.length) * 100).toFixed(1)} % ${key}`);
  }
}
