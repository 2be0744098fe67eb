import { createServer } from 'node:net';
import type { Config } from '#server-kit/config/config.ts';
import type { HttpApp } from '#server-kit/http/http-server.ts';
import { StartError } from './supervise.ts';

/** A free port is never chosen silently. Asked before anything else starts, so that a second start touches nothing. */
export async function refuseTakenPort({ host, port }: Config): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(listenProblem(error, host, port)));
    probe.listen({ host, port, exclusive: true }, resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}

/**
 * Several processes each listen for themselves and the kernel shares out connections: handed on by a primary, the ones
 * on their way to a process that is just being killed would hang for ever.
 */
export async function listen(app: HttpApp, { host, port, workers }: Config): Promise<void> {
  const reusePort = workers > 1 && process.platform === 'linux';
  const options = { host, port, reusePort };
  await app.listen(options).catch((error) => {
    throw listenProblem(error, host, port);
  });
}

function listenProblem(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') return new StartError(`Port ${port} is taken: stop what uses it, or set PORT`);
  if (error.code === 'EACCES') return new StartError(`Port ${port} needs more rights than this user has: set PORT`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new StartError(`HOST ${host} is not an address of this machine`);
  return error;
}
