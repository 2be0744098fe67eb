import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A page as its bytes: rendered once, compressed once, sent as they are. */
export interface KeptPage {
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly plain: Buffer;
  readonly gzip: Buffer;
  brotli: Buffer;
}

const quick = 5;
const small = 11;

const compress = (bytes: Buffer, quality: number): Promise<Buffer> =>
  brotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

/** Quickly compressed for the one who waits; the smaller form replaces it when it is ready. */
export async function makeKeptPage(html: string, headers: Readonly<Record<string, string>>): Promise<KeptPage> {
  const plain = Buffer.from(html);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const [first, gzipped] = await Promise.all([compress(plain, quick), zip(plain)]);
  const page: KeptPage = { etag, headers, plain, gzip: gzipped, brotli: first };
  void compress(plain, small).then(
    (smaller) => {
      page.brotli = smaller;
    },
    () => undefined,
  );
  return page;
}

export const sizeOf = (page: KeptPage): number => page.plain.length + page.gzip.length + page.brotli.length;
