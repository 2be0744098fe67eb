/** Compares the landing page's largest contentful paint on a slow phone with static files of the same page. */
import { removeFolder, startProduct } from '../e2e/support/product.ts';
import { report } from './support/report.ts';
import { comparePaints } from './support/slow-phone.ts';

const product = await startProduct({ environment: { LOG_LEVEL: 'error' } });
const { ratio, ours, frozen } = await comparePaints(product.url, '/', 10);
await product.end();
await removeFolder(product.dataDir);

report({
  what: 'Landing page, largest paint on slow 4G and a 4× slower CPU against its static files',
  value: ratio,
  unit: '×',
  max: 1.5,
});
console.log(`  ${ours} ms against ${frozen} ms`);
