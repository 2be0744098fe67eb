/** Measures when a signed-in user on a slow phone sees the first text of an app page, which comes with the HTML. */
import { callingOwner } from '../e2e/support/calling-owner.ts';
import { removeFolder, startProduct } from '../e2e/support/product.ts';
import { reportFirstPaint } from './support/slow-phone.ts';

const product = await startProduct({ environment: { LOG_LEVEL: 'error' } });
const { cookies } = await callingOwner(product.url);
for (const path of ['/dashboard', '/leads', '/editor', '/account/security'])
  await reportFirstPaint(product.url + path, { cookies, rounds: 7, max: 1_200 });
await product.end();
await removeFolder(product.dataDir);
