/** How many published profiles one machine sends a second with one process and with two, and what each may gain here. */
import { availableParallelism } from 'node:os';
import autocannon from 'autocannon';
import { publishFullProfile } from './support/published-profile.ts';
import { median, report } from './support/report.ts';

const headers = { 'accept-encoding': 'br', 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' };

async function rateWith(workers: number): Promise<number> {
  const { product, profile, end } = await publishFullProfile({ environment: { WORKERS: String(workers) } });
  const url = product.url + profile.address;
  const rates: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    const { requests, non2xx } = await autocannon({ url, connections: 64, duration: 3, headers });
    if (non2xx) throw new Error(`${non2xx} answers were not 200`);
    // The first round warms both processes.
    if (round > 0) rates.push(requests.average);
  }
  await end();
  return median(rates);
}

const [one, two] = [await rateWith(1), await rateWith(2)];
console.log(`  ${Math.round(one)} requests a second with one process, ${Math.round(two)} with two`);
console.log(`  this machine has ${availableParallelism()} cores, of which the load generator takes up to one`);
report({ what: 'Requests a second with two processes against one', value: two / one, unit: '×', min: 1 });
