/** What one lead costs to store: bytes of the write-ahead log, and rows by table. */
import { rowsOf } from '../e2e/support/product-database.ts';
import { publishFullProfile } from './support/published-profile.ts';
import { report } from './support/report.ts';

const leads = 100;
const { product, profile, end } = await publishFullProfile();

async function send(number: number): Promise<void> {
  const answer = await fetch(`${product.url}/api/profiles/${profile.id}/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: product.url },
    body: JSON.stringify({
      name: `Ruth ${number}`,
      phone: '052-555-0108',
      message: `Can you come on Sunday? ${number}`,
      source: 'qr',
      elapsed: 9_000,
    }),
  });
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
}

const position = async (): Promise<bigint> => {
  const [{ at }] = await rowsOf(product.dataDir, `select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::text as at`);
  return BigInt(at);
};
const writes = async (): Promise<ReadonlyMap<string, number>> => {
  const rows = await rowsOf(
    product.dataDir,
    'select relname as name, (n_tup_ins + n_tup_upd)::int as count from pg_stat_user_tables',
  );
  return new Map(rows.map(({ name, count }) => [String(name), Number(count)]));
};

// The first ones touch pages that are written whole after a checkpoint.
for (let number = 0; number < 20; number += 1) await send(number);
const [start, before] = [await position(), await writes()];
for (let number = 20; number < 20 + leads; number += 1) await send(number);
const bytes = Number((await position()) - start) / leads;
// Sessions report what they wrote after a second.
await new Promise((resolve) => setTimeout(resolve, 3_000));
const after = await writes();
const rows = [...after]
  .map(([name, count]) => [name, (count - (before.get(name) ?? 0)) / leads] as const)
  .filter(([, count]) => count >= 0.1);
report({ what: 'A lead, write-ahead log', value: bytes / 1000, unit: 'KB', max: 4 });
console.log(`  rows written: ${rows.map(([name, count]) => `${name} ${count.toFixed(1)}`).join(', ')}`);
await end();
