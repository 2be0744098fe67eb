/**
 * CPU and requests a second of a full published profile and of a tap, sent by the whole product with each one counted,
 * against bare `node:http` on the same Node that sends the same bytes with five headers. All are processes of their own,
 * measured in turn and from outside. `PROFILE=1` prints where the product spends its time, and no figures.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { rowsOf } from '../e2e/support/product-database.ts';
import { type Headers, prebuild } from '../src/server-kit/http/answers/prebuilt.ts';
import { createPageCache } from '../src/server-kit/page-cache/page-cache.ts';
import { cpuSeconds, forkBare, residentMegabytes, type Side } from './support/bare-server.ts';
import { publishFullProfile } from './support/published-profile.ts';
import { median, report } from './support/report.ts';
import { answeredRequests } from './support/request-load.ts';
import { codeOf } from './support/tags.ts';

const rounds = 7;
const seconds = 3;
const browser = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';
const sent = { 'accept-encoding': 'br', 'user-agent': browser };

interface Answer {
  readonly status: number;
  readonly body: Buffer;
  readonly headers: NodeJS.Dict<string | string[]>;
  /** With its head. */
  readonly size: number;
}

/** The bytes of an answer as a phone gets them. */
function ask(port: number, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, path, headers: sent }, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      // Each header ends with a line break and has a colon and a space; so does the line of the status.
      const head = answer.rawHeaders.reduce((sum, text) => sum + text.length + 2, 'HTTP/1.1 200 OK\r\n\r\n'.length);
      resolve({ status: answer.statusCode ?? 0, body, headers: answer.headers, size: head + body.length });
    });
    asked.on('error', reject).end();
  });
}

async function measure(side: Side, path: string, { status }: Answer): Promise<{ rate: number; cpu: number }> {
  const before = cpuSeconds(side);
  const total = await answeredRequests({
    port: side.port,
    paths: [path],
    headers: sent,
    connections: 64,
    seconds,
    status,
  });
  return { rate: total / seconds, cpu: (cpuSeconds(side) - before) / total };
}

interface Round {
  readonly cpu: number;
  readonly rate: number;
  readonly perSecond: number;
}

/** The product against a bare server with the same answer, in turn. */
async function compare(path: string, answer: Answer, named: readonly string[]): Promise<Round[]> {
  const bare = await forkBare({
    status: answer.status,
    headers: Object.fromEntries(named.map((name) => [name, String(answer.headers[name])])),
    body: answer.body.toString('base64'),
  });
  const of = (side: Side) => measure(side, path, answer);
  await of(bare);
  await of(product);
  const results: Round[] = [];
  for (let round = 0; round < (profileDir ? 1 : rounds); round += 1) {
    const early = round % 2 ? await of(bare) : undefined;
    const mine = await of(product);
    const reference = early ?? (await of(bare));
    results.push({ cpu: mine.cpu / reference.cpu, rate: mine.rate / reference.rate, perSecond: mine.rate });
  }
  bare.child.kill();
  return results;
}

const profileDir = process.env.PROFILE ? join(process.cwd(), 'dist', 'cpu-profile') : undefined;
const environment: Record<string, string> = profileDir
  ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-interval=200 --cpu-prof-dir=${profileDir}` }
  : {};
const { product, profile, end } = await publishFullProfile({ waitsForPictures: true, environment });
const tap = `/t/${codeOf(1)}`;
await rowsOf(
  product.dataDir,
  `insert into tags (code, state, owner_id, profile_id, created_at, updated_at)
   select '${codeOf(1)}', 'active', owner_id, id, now(), now() from profiles where id = ${Number(profile.id)}`,
);
await ask(product.port, profile.address);
// The small form of the page replaces the quick one within a second.
await new Promise((resolve) => setTimeout(resolve, 1_500));
const page = await ask(product.port, profile.address);
const redirect = await ask(product.port, tap);
if (page.status !== 200 || redirect.status !== 302) throw new Error(`${page.status} and ${redirect.status}`);
const pageRounds = await compare(profile.address, page, ['content-type', 'content-encoding', 'etag', 'cache-control']);
const tapRounds = await compare(tap, redirect, ['location', 'cache-control', 'x-content-type-options']);
const resident = residentMegabytes(product);
// Views are written in batches.
await new Promise((resolve) => setTimeout(resolve, 3_000));
const counted = await rowsOf(
  product.dataDir,
  `select kind, sum(count)::int as count from stat_sums where dimension = 'all' and kind in ('view', 'tap') group by kind`,
);
await end();
if (profileDir) printProfile(profileDir);
else printFigures();

function printRounds(what: string, results: readonly Round[], bar: { cpu: number; rate: number }): void {
  report({ what: `${what}, CPU per request`, value: median(results.map(({ cpu }) => cpu)), unit: '×', max: bar.cpu });
  report({
    what: `${what}, requests a second`,
    value: median(results.map(({ rate }) => rate)),
    unit: '×',
    min: bar.rate,
  });
  console.log(`  CPU of each round: ${results.map(({ cpu }) => cpu.toFixed(2)).join(' ')}`);
  console.log(`  ${Math.round(median(results.map(({ perSecond }) => perSecond)))} a second`);
}

function printFigures(): void {
  printRounds('Published profile of the whole product', pageRounds, { cpu: 1, rate: 0.95 });
  printRounds('Tap on the whole product', tapRounds, { cpu: 1.3, rate: 0.77 });
  console.log(`  counted: ${counted.map(({ kind, count }) => `${count} × ${kind}`).join(', ')}`);
  report({ what: 'Bytes kept for a full profile, head and body', value: page.size / 1000, unit: 'KB', max: 12 });
  const each = bytesEach(100_000, page) / 1000;
  report({
    what: 'Memory of each of 100,000 cached profiles, with all that is kept beside its bytes',
    value: each,
    unit: 'KB',
    max: 12,
  });
  report({ what: 'Memory of the process after all of them', value: resident, unit: 'MB', max: 250 });
}

/** What each of many pages takes in the product's cache, all with bytes of their own. */
function bytesEach(pages: number, { headers, body }: Answer): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = () => {
    collect();
    return process.memoryUsage().rss;
  };
  const cache = createPageCache(Date.now, Number.POSITIVE_INFINITY);
  const before = used();
  for (let index = 0; index < pages; index += 1) {
    const etag = `"${index}"`;
    const brotli = prebuild(200, { ...(headers as Headers), etag }, body);
    cache.store(`/p/profile-${index}`, `owner-${index}`, { first: { etag, brotli } }, cache.generation());
  }
  return (used() - before) / pages;
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
