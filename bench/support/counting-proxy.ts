import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SentResponse {
  readonly path: string;
  readonly type: string;
  /** Size of head and body as transferred. */
  readonly bytes: number;
  /** When it was requested: milliseconds since 1970. */
  readonly at: number;
}

/** A proxy in front of the product that records every request of a browser, whichever part of the browser makes it. */
export async function countingProxy(target: string) {
  let responses: SentResponse[] = [];
  const server = createServer((incoming, response) => {
    const at = performance.timeOrigin + performance.now();
    const path = incoming.url ?? '/';
    const outgoing = request(target + path, { method: incoming.method, headers: incoming.headers }, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      const head = ['HTTP/1.1 200 OK', ...answer.rawHeaders].join('\r\n').length + 4;
      responses.push({ path, type: String(answer.headers['content-type'] ?? ''), bytes: head + body.length, at });
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      response.end(body);
    });
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Returns and clears the responses sent since the last call. */
    drain: (): SentResponse[] => {
      const drained = responses;
      responses = [];
      return drained;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
