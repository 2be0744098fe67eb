/** How many published profiles one machine sends a second with one process and with two, and what each may gain here. */
import { availableParallelism } from 'node:os';
import { publishFullProfile } from './support/published-profile.ts';
import { median, report } from './support/report.ts';
import { answeredRequests } from './support/request-load.ts';

const headers = { 'accept-encoding': 'br', 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' };

async function rateWith(workers: number): Promise<number> {
  const { product, profile, end } = await publishFullProfile({ environment: { WORKERS: String(workers) } });
  const load = { port: product.port, paths: [profile.address], headers, connections: 64, seconds: 3, status: 200 };
  const rates: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    const answered = await answeredRequests(load);
    // The first round warms both processes.
    if (round > 0) rates.push(answered / load.seconds);
  }
  await end();
  return median(rates);
}

const [one, two] = [await rateWith(1), await rateWith(2)];
console.log(`  ${Math.round(one)} requests a second with one process, ${Math.round(two)} with two`);
console.log(`  this machine has ${availableParallelism()} cores, of which the load generator takes up to one`);
report({ what: 'Requests a second with two processes against one', value: two / one, unit: '×', min: 1 });
