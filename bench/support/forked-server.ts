/** Our server and a bare `node:http` server that sends the same, each in a process with the product's settings. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serverFlags, serverMemory } from '../../scripts/ready.mjs';
import { openBus } from '../../src/server-kit/bus/bus.ts';
import { systemClock } from '../../src/server-kit/clock/clock.ts';
import { readConfig } from '../../src/server-kit/config/config.ts';
import { openDatabase } from '../../src/server-kit/db/database.ts';
import type { EarlyAnswers } from '../../src/server-kit/http/direct-answers.ts';
import { createHttpServer } from '../../src/server-kit/http/http-server.ts';
import { createLog } from '../../src/server-kit/log/index.ts';
import type { Services } from '../../src/server-kit/services/services.ts';

export interface ForkedServer {
  readonly child: ChildProcess;
  readonly port: number;
}

const nextNumber = async (child: ChildProcess): Promise<number> => Number((await once(child, 'message'))[0]);

/** Starts a script that calls `serve`. */
export async function forkServer(script: string, kind: 'bare' | 'ours', sample: object): Promise<ForkedServer> {
  const env = { ...process.env, ...serverMemory };
  const child = fork(script, [kind], { execArgv: [...serverFlags], env });
  child.send(sample);
  return { child, port: await nextNumber(child) };
}

/** The CPU time that the server has used so far. */
export function cpuOf({ child }: ForkedServer): Promise<number> {
  const answer = nextNumber(child);
  child.send('cpu');
  return answer;
}

interface Sides<T> {
  bare(sample: T): Promise<RequestListener>;
  ours(services: Services, sample: T): Promise<EarlyAnswers>;
}

/** Runs in the forked process. */
export async function serve<T extends { readonly databaseUrl: string }>({ bare, ours }: Sides<T>): Promise<void> {
  const [sample] = (await once(process, 'message')) as [T];
  const server =
    process.argv[2] === 'bare'
      ? createServer(await bare(sample)).listen(0, '127.0.0.1')
      : (await ourServer(sample.databaseUrl, (services) => ours(services, sample))).server;
  if (!server.listening) await once(server, 'listening');
  process.send?.((server.address() as AddressInfo).port);
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.(user + system);
  });
  process.on('disconnect', () => process.exit(0));
}

async function ourServer(databaseUrl: string, makeEarly: (services: Services) => ReturnType<Sides<never>['ours']>) {
  const log = createLog('error');
  const [{ db }, bus] = [openDatabase(databaseUrl, log), await openBus(databaseUrl, log)];
  // Only the services that the measured answers need.
  const services = { config: readConfig({}), log, clock: systemClock(), db, bus } as Services;
  const early = [await makeEarly(services)];
  const app = await createHttpServer({ services, texts: [], early, isReady: async () => true, errorPage: () => '' });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app;
}
