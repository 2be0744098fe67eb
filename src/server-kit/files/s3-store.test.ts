import dns from 'node:dns';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFileStore } from './create-file-store.ts';
import { type FileStore, FileStoreError } from './file-store.ts';
import { type LoopbackS3, loopbackKeys, startLoopbackS3 } from './testing/loopback-s3.ts';

let server: LoopbackS3;
beforeEach(async () => {
  server = await startLoopbackS3();
});

type LookupCallback = (error: null, addresses: dns.LookupAddress[]) => void;
const text = { contentType: 'text/plain' };

function storeWith(change: { secret?: string; bucket?: string; host?: string; query?: string } = {}): FileStore {
  const secret = encodeURIComponent(change.secret ?? loopbackKeys.secretAccessKey);
  const host = change.host ?? `127.0.0.1:${server.port}`;
  const query = `region=${loopbackKeys.region}&tls=off${change.query ?? ''}`;
  const filesUrl = `s3://${loopbackKeys.accessKeyId}:${secret}@${host}/${change.bucket ?? 'negia-test'}?${query}`;
  return createFileStore({ filesUrl, dir: '/nowhere' });
}

async function failure(work: Promise<unknown>): Promise<FileStoreError> {
  const error = await work.catch((reason: unknown) => reason);
  if (!(error instanceof FileStoreError)) throw new Error(`expected a FileStoreError, got ${String(error)}`);
  return error;
}

describe('an S3 store', () => {
  it('reports a wrong secret immediately, without showing it', async () => {
    const error = await failure(storeWith({ secret: 'wrong-secret' }).put('a.txt', Buffer.from('a'), text));
    expect(error).toMatchObject({ status: 403, code: 'SignatureDoesNotMatch' });
    expect(error.message).toMatch(/refused PUT a\.txt with 403 \(SignatureDoesNotMatch/);
    expect(error.message).not.toContain('wrong-secret');
    expect(server.requests).toHaveLength(1);
    expect(await failure(storeWith({ secret: 'x' }).has('a.txt'))).toMatchObject({ status: 403 });
  });

  it('reports that the server cannot be reached', async () => {
    await server.close();
    const error = await failure(storeWith().get('a.txt'));
    expect(error).toMatchObject({ code: 'ECONNREFUSED' });
    expect(error.message).toContain(`http://127.0.0.1:${server.port}/negia-test/ cannot be reached`);
  });

  it('retries after 503, 500, 429 and a cut connection', async () => {
    server.failures.push(503, 0, 500);
    await storeWith().put('a.txt', Buffer.from('whole'), text);
    expect(server.objects.get('a.txt')).toMatchObject({ bytes: Buffer.from('whole') });
    expect(server.requests).toHaveLength(4);
    server.failures.push(429);
    expect(await storeWith().has('a.txt')).toBe(true);
  });

  it('gives up with the last response', async () => {
    server.failures.push(503, 503, 503, 503);
    expect(await failure(storeWith().get('a.txt'))).toMatchObject({ status: 503, code: 'SlowDown' });
    expect(server.requests).toHaveLength(4);
  });

  it('does not follow a redirect with signed headers', async () => {
    server.failures.push(307);
    expect(await failure(storeWith().get('a.txt'))).toMatchObject({ status: 307 });
  });

  it('does not treat a missing bucket as an empty store', async () => {
    const store = storeWith({ bucket: 'no-such-bucket' });
    const list = async () => {
      for await (const file of store.list('')) throw new Error(file.key);
    };
    for (const work of [
      () => store.get('a.txt'),
      () => store.put('a.txt', Buffer.from('a'), text),
      () => store.delete('a.txt'),
      list,
    ]) {
      expect(await failure(work())).toMatchObject({ code: 'NoSuchBucket' });
    }
  });

  it('puts the bucket into the host name when configured', async () => {
    // Not every machine resolves names under localhost.
    const lookup = vi.spyOn(dns, 'lookup').mockImplementation(((
      _name: string,
      _options: object,
      callback: LookupCallback,
    ) => {
      callback(null, [{ address: '127.0.0.1', family: 4 }]);
    }) as typeof dns.lookup);
    const store = storeWith({ host: `localhost:${server.port}`, query: '&style=host' });
    await store.put('a/b.txt', Buffer.from('a'), text);
    expect(server.requests).toEqual(['PUT /a/b.txt']);
    expect([...server.objects.keys()]).toEqual(['a/b.txt']);
    expect(lookup.mock.calls[0]?.[0]).toBe('negia-test.localhost');
    lookup.mockRestore();
  });

  it('does not list keys it could not have written', async () => {
    server.objects.set('ours.txt', { bytes: Buffer.from('a'), contentType: 'text/plain' });
    server.objects.set('Not & ours.txt', { bytes: Buffer.from('a'), contentType: 'text/plain' });
    const keys: string[] = [];
    for await (const { key } of storeWith().list('')) keys.push(key);
    expect(keys).toEqual(['ours.txt']);
  });
});
