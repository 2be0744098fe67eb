/** Compares the landing page's largest contentful paint on a slow phone with static files of the same page. */
import { removeFolder, startProduct } from '../e2e/support/product.ts';
import { reportPaints } from './support/slow-phone.ts';

const product = await startProduct({ environment: { LOG_LEVEL: 'error' } });
await reportPaints({
  what: 'Landing page, largest paint on slow 4G and a 4× slower CPU against its static files',
  base: product.url,
  path: '/',
  rounds: 10,
  max: 1.5,
});
await product.end();
await removeFolder(product.dataDir);
