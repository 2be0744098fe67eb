import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { firstAnswer } from '../../src/server-kit/embedded-postgres/postmaster.ts';
import { findRunAs } from '../../src/server-kit/embedded-postgres/run-as.ts';
import { freePort, removeFolder, temporaryFolder } from './product.ts';

/** The system's PostgreSQL binaries, version 15 or newer, if installed. */
export function findSystemPostgres(): string | undefined {
  return globSync('/usr/lib/postgresql/*/bin')
    .filter((folder) => existsSync(join(folder, 'initdb')) && Number(folder.split('/')[4]) >= 15)
    .sort()
    .at(-1);
}

/** A separate server on a separate port, like an operator's own PostgreSQL. */
export async function startSystemPostgres(bin: string) {
  const folder = await temporaryFolder();
  const data = join(folder, 'data');
  const port = await freePort();
  const { prefix: asUser } = await findRunAs();
  await writeFile(join(folder, 'password'), 'system-test', { mode: 0o600 });
  const access = ['--username=negia', '--auth=scram-sha-256', `--pwfile=${join(folder, 'password')}`];
  const texts = ['--encoding=UTF8', '--locale=C'];
  const [first = '', ...rest] = [...asUser, join(bin, 'initdb'), '-D', data, ...access, ...texts];
  const created = spawnSync(first, rest, { encoding: 'utf8' });
  if (created.status !== 0) throw new Error(created.stderr);
  const settings = [`--port=${port}`, '--listen_addresses=127.0.0.1', '--unix_socket_directories='];
  const [program = '', ...parameters] = [...asUser, join(bin, 'postgres'), '-D', data, ...settings];
  const url = `postgres://negia:system-test@127.0.0.1:${port}/postgres`;
  let child: ChildProcess;
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await exited;
  };
  const restart = async () => {
    child = spawn(program, parameters, { stdio: 'ignore', detached: true });
    await firstAnswer(url, 30, () => child.exitCode === null);
  };
  await restart();
  return {
    url,
    /** Kills it like a crash; `restart` starts it again with the same data. */
    kill: () => end('SIGKILL'),
    restart,
    stop: async () => {
      await end('SIGINT');
      await removeFolder(folder);
    },
  };
}
