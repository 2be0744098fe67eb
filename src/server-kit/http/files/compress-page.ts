import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { accepts } from '../answers/answers.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
// A window of 256 KB holds any page of ours; the default of 4 MB is memory for each answer under way.
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } };

/** Made for one reader, so compressed at a level that costs less than it saves. */
export async function compressPage(html: string, accepted: string | string[] | undefined) {
  const header = String(accepted ?? '');
  if (accepts(header, 'br')) return { body: await brotli(html, quick), encoding: 'br' };
  if (accepts(header, 'gzip')) return { body: await zip(html), encoding: 'gzip' };
  return { body: html, encoding: undefined };
}
