/** Measures the second start of the built product, and its memory after rendering many pages. */
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { removeFolder, startProduct } from '../e2e/support/product.ts';
import { median, report } from './support/report.ts';

const first = await startProduct();
const { dataDir } = first;
await first.end();

const times: number[] = [];
for (let round = 0; round < 5; round += 1) {
  const started = performance.now();
  const product = await startProduct({ dataDir });
  times.push((performance.now() - started) / 1000);
  await product.end();
}
report({ what: 'Second start', value: median(times), unit: 's', max: 5 });

const product = await startProduct({ dataDir, environment: { LOG_LEVEL: 'error' } });
const pageViews = 100_000;
await autocannon({ url: `${product.url}/p/nobody`, connections: 32, amount: pageViews });
const resident = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${product.child.pid}/status`, 'utf8'))?.[1]) / 1000;
console.log(`  memory after rendering ${pageViews} pages: ${Math.round(resident)} MB`);
await product.end();
await removeFolder(dataDir);
