import { type Agent, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeAfterwards } from './close-afterwards.ts';

/** Test helper: starts a plain server on a free port; returns the port. */
export async function listenOnLoopback(server: Server): Promise<{ port: number; close(): Promise<void> }> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = closeAfterwards(async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  });
  return { port: (server.address() as AddressInfo).port, close };
}

interface RawAnswer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  /** As sent, without decompression. */
  readonly body: Buffer;
}

interface RawRequest {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly agent?: Agent;
}

/** Test helper: sends the path and all headers unchanged; `fetch` would normalize the path and refuse some headers. */
export const requestRaw = (
  port: number,
  path: string,
  { method = 'GET', headers = {}, body, agent }: RawRequest = {},
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, headers, timeout: 20_000, ...(agent && { agent }) };
    const outgoing = request(options, async (answer) => {
      const bytes = Buffer.concat(await answer.toArray());
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: bytes });
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer to ${path}`)));
    outgoing.on('error', reject).end(body);
  });
