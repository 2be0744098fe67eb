/**
 * Compares `/t/{code}` on our server with bare `node:http` sending the same response, and a million tags with ten
 * thousand. Taps arrive as views do in the page benchmark: from a phone that is counted, on tags that it taps
 * repeatedly. The cost of counting every single tap at thousands per second is reported as well; counting has its own
 * limit.
 */
import pg from 'pg';
import type { readTapDetails } from '../src/features/tags/server/taps/tap-queries.ts';
import { buildModule, importBuilt } from './support/built-module.ts';
import { crowdedDatabase } from './support/crowded-database.ts';
import { openFewAndMany, reportGrowth } from './support/few-and-many.ts';
import { type ForkedServer, forkServer } from './support/forked-server.ts';
import { median, report } from './support/report.ts';
import { answeredRequests } from './support/request-load.ts';
import { codeOf, fillTags } from './support/tags.ts';
import type { TapSide } from './support/taps-server.ts';

const sizes = { few: 10_000, many: 1_000_000 } as const;
const rounds = 5;
const seconds = 3;
const connections = 64;
const browser =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';

async function filledDatabase(clusterUrl: string, name: string, size: number): Promise<string> {
  const url = await crowdedDatabase(clusterUrl, name, size);
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  await fillTags(pool, size);
  await pool.end();
  return url;
}

const anyOf = (max: number): number => 1 + Math.floor(Math.random() * max);

/** `tapped`: the number of tags tapped in turn. With many tags, each tap is a visit that counts. */
async function rateOf({ port }: ForkedServer, tapped = 64): Promise<number> {
  const paths = Array.from({ length: tapped }, () => `/t/${codeOf(anyOf(sizes.many))}`);
  const headers = { 'user-agent': browser };
  return (await answeredRequests({ port, paths, headers, connections, seconds, status: 302 })) / seconds;
}

const { few, many, remove } = await openFewAndMany(sizes, filledDatabase);
const queries = await importBuilt<{ readTapDetails: typeof readTapDetails }>(
  'src/features/tags/server/taps/tap-queries.ts',
);
const tags = await buildModule('src/features/tags/server/index.ts');
const sample: TapSide = { databaseUrl: many.url, tagsModule: tags.url };
const script = 'bench/support/taps-server.ts';
const [bare, ours] = [await forkServer(script, 'bare', sample), await forkServer(script, 'ours', sample)];
await rateOf(bare);
await rateOf(ours);
const ratios: { ratio: number; rate: number }[] = [];
for (let round = 0; round < rounds; round += 1) {
  const inTurn = round % 2 ? [bare, ours] : [ours, bare];
  const rates = new Map<ForkedServer, number>();
  for (const side of inTurn) rates.set(side, await rateOf(side));
  const rate = rates.get(ours) ?? 0;
  ratios.push({ ratio: rate / (rates.get(bare) ?? Number.NaN), rate });
}
const alone = await rateOf(bare);
const counted = (await rateOf(ours, 5_000)) / alone;
bare.child.kill();
ours.child.kill();
await tags.remove();

report({
  what: 'A tap, requests a second against bare node:http with the same answer',
  value: median(ratios.map(({ ratio }) => ratio)),
  unit: '×',
  min: 0.5,
});
console.log(`  ${Math.round(median(ratios.map(({ rate }) => rate)))} taps a second on this machine`);
console.log(`  ${counted.toFixed(2)} × with nearly every tap a visit of its own that is counted`);
await reportGrowth({
  what: 'Look-up of a tag, a million against ten thousand',
  few,
  many,
  work: async ({ db, size }) => {
    const code = codeOf(anyOf(size));
    const [found] = await queries.readTapDetails(db, [code]);
    if (found?.code !== code) throw new Error(`There is no tag ${code}`);
  },
  warmUp: 300,
  runs: 2_000,
  max: 1.2,
});
await remove();
