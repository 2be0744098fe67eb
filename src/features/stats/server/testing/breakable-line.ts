import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to the database that can be cut and mended. */
export interface BreakableLine {
  readonly url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

export async function breakableLine(databaseUrl: string): Promise<BreakableLine> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    const onward = connect(Number(target.port), target.hostname);
    for (const end of [socket, onward]) {
      open.add(end);
      end.on('error', () => undefined).on('close', () => open.delete(end));
    }
    socket.pipe(onward).pipe(socket);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
    mend: () => listen(port),
  };
}
