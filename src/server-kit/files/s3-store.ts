import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { assertContentType, contentTypeOf } from './content-type.ts';
import { assertFileKey, assertFilePrefix, isFileKey } from './file-key.ts';
import { type FileStore, FileStoreError, type ListedFile, type StoredFile } from './file-store.ts';
import type { S3Address } from './s3-address.ts';
import { createS3Client, type S3Client } from './s3-client.ts';
import { readS3Page } from './s3-xml.ts';

export function createS3Store(address: S3Address): FileStore {
  const client = createS3Client(address);

  return {
    async put(key, bytes, { contentType }) {
      assertFileKey(key);
      assertContentType(key, contentType);
      const headers = { 'content-type': contentTypeOf(key) };
      await finish(await client({ method: 'PUT', key, body: new Uint8Array(bytes), headers }), address);
    },
    async get(key) {
      assertFileKey(key);
      const response = await client({ method: 'GET', key });
      if (response.ok) return toStoredFile(key, response);
      await assertBucket(response, address);
      return undefined;
    },
    async has(key) {
      assertFileKey(key);
      return (await client({ method: 'HEAD', key })).ok;
    },
    async delete(key) {
      assertFileKey(key);
      await finish(await client({ method: 'DELETE', key }), address);
    },
    list(prefix) {
      assertFilePrefix(prefix);
      return listPages(client, address, prefix);
    },
    async close() {},
  };
}

/** The browser's and Node's types of the same stream differ in a method that nobody calls here. */
function toStoredFile(key: string, response: Response): StoredFile {
  const stream = response.body ? Readable.fromWeb(response.body as ReadableStream) : Readable.from([]);
  return { stream, contentType: contentTypeOf(key), size: Number(response.headers.get('content-length') ?? 0) };
}

async function finish(response: Response, address: S3Address): Promise<void> {
  if (response.ok) await response.body?.cancel();
  else await assertBucket(response, address);
}

/** A missing bucket answers 404 as a missing key does, and must not pass for an empty store. */
async function assertBucket(response: Response, { bucket }: S3Address): Promise<void> {
  if ((await response.text()).includes('<Code>NoSuchBucket</Code>')) {
    throw new FileStoreError(`The file store has no bucket ${bucket}`, { status: 404, code: 'NoSuchBucket' });
  }
}

/** Keys that this product could not have made are other people's, and left out. */
async function* listPages(client: S3Client, address: S3Address, prefix: string): AsyncIterable<ListedFile> {
  let next: string | undefined;
  do {
    const from = next === undefined ? {} : { 'continuation-token': next };
    const response = await client({ method: 'GET', query: { 'list-type': '2', prefix, ...from } });
    if (!response.ok) return await assertBucket(response, address);
    const page = readS3Page(await response.text());
    yield* page.files.filter((file) => isFileKey(file.key));
    next = page.next;
  } while (next !== undefined);
}
