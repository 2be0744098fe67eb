import { once } from 'node:events';
import { connect } from 'node:net';

interface Load {
  readonly port: number;
  /** Asked in turn. */
  readonly paths: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly seconds: number;
  readonly status: number;
}

/**
 * Sends requests on many connections, each as soon as the response before it is complete, and returns how many were
 * answered. Only the status and the length of a response are read: load generators of the field parse every header and
 * use more CPU for a page from memory than the server does, so that they would be what is measured.
 */
export async function answeredRequests({ port, paths, headers, connections, seconds, status }: Load): Promise<number> {
  const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const requests = paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`));
  const expected = `HTTP/1.1 ${status} `;
  let sent = 0;
  let answered = 0;
  let failure: Error | undefined;
  const fail = (error: Error) => {
    failure ??= error;
  };
  const sockets = Array.from({ length: connections }, () => connect({ port, host: '127.0.0.1', noDelay: true }));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  for (const socket of sockets) {
    let missing = 0;
    const ask = () => {
      socket.write(requests[sent % requests.length] ?? '');
      sent += 1;
    };
    socket.on('error', fail).on('data', (bytes) => {
      if (missing === 0) {
        const head = bytes.toString('latin1', 0, bytes.indexOf('\r\n\r\n') + 4);
        const length = /\r\ncontent-length: (\d+)\r\n/i.exec(head)?.[1];
        if (!head.startsWith(expected) || length === undefined) fail(new Error(`Unexpected response: ${head}`));
        missing = head.length + Number(length);
      }
      missing -= bytes.length;
      if (missing > 0) return;
      answered += 1;
      ask();
    });
    ask();
  }
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  for (const socket of sockets) socket.destroy();
  if (failure) throw failure;
  return answered;
}
