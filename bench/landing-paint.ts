/**
 * The landing page on a slow phone: its largest paint against static files of the same page, when its main button works,
 * what moves, and what holds it up.
 */
import { removeFolder, startProduct } from '../e2e/support/product.ts';
import { reportPaints, reportPress } from './support/slow-phone.ts';

const product = await startProduct({ environment: { LOG_LEVEL: 'error' } });
await reportPaints({
  what: 'Landing page, largest paint on slow 4G and a 4× slower CPU against its static files',
  base: product.url,
  path: '/',
  rounds: 10,
  max: 1.1,
});
await reportPress(`${product.url}/`, { button: '14 ימי ניסיון חינם', rounds: 7, max: 1_500 });
await product.end();
await removeFolder(product.dataDir);
