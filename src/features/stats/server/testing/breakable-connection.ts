import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A database connection that tests can interrupt and restore. */
export interface BreakableConnection {
  readonly url: string;
  disconnect(): Promise<void>;
  reconnect(): Promise<void>;
}

export async function breakableConnection(databaseUrl: string): Promise<BreakableConnection> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const end of [socket, upstream]) {
      open.add(end);
      end.on('error', () => undefined).on('close', () => open.delete(end));
    }
    socket.pipe(upstream).pipe(socket);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    disconnect: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
    reconnect: () => listen(port),
  };
}
