import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { accepts } from '../answers/answers.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
// A 256 KB window covers any page of ours; the 4 MB default costs memory for each pending response.
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } };

/** Rendered for a single user, so compressed at a level that costs less than it saves. */
export async function compressPage(html: string, accepted: string | string[] | undefined) {
  const header = String(accepted ?? '');
  if (accepts(header, 'br')) return { body: await brotli(html, quick), encoding: 'br' };
  if (accepts(header, 'gzip')) return { body: await zip(html), encoding: 'gzip' };
  return { body: html, encoding: undefined };
}
