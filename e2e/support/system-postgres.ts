import { spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { firstAnswer } from '../../src/server-kit/embedded-postgres/first-answer.ts';
import { isPostgres } from '../../src/server-kit/embedded-postgres/postmaster-file.ts';
import { findRunAs } from '../../src/server-kit/embedded-postgres/run-as.ts';
import { freePort, removeFolder, temporaryFolder } from './product.ts';

/** The machine's own PostgreSQL programs, 15 or newer, if there are any. */
export function findSystemPostgres(): string | undefined {
  return globSync('/usr/lib/postgresql/*/bin')
    .filter((folder) => existsSync(join(folder, 'initdb')) && Number(folder.split('/')[4]) >= 15)
    .sort()
    .at(-1);
}

/** A server of its own on a port of its own, as an operator's would be. */
export async function startSystemPostgres(bin: string): Promise<{ url: string; pid: number; stop(): Promise<void> }> {
  const folder = await temporaryFolder();
  const data = join(folder, 'data');
  const port = await freePort();
  const { prefix: asUser } = await findRunAs();
  await writeFile(join(folder, 'password'), 'system-test', { mode: 0o600 });
  const [first = '', ...rest] = [
    ...asUser,
    join(bin, 'initdb'),
    '-D',
    data,
    '-U',
    'negia',
    '-A',
    'scram-sha-256',
    `--pwfile=${join(folder, 'password')}`,
    '-E',
    'UTF8',
    '--locale=C',
  ];
  const made = spawnSync(first, rest, { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(made.stderr);
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='].flatMap((value) => [
    '-c',
    value,
  ]);
  const [program = '', ...parameters] = [...asUser, join(bin, 'postgres'), '-D', data, ...settings];
  const child = spawn(program, parameters, { stdio: 'ignore', detached: true });
  const url = `postgres://negia:system-test@127.0.0.1:${port}/postgres`;
  await firstAnswer(url, 30, () => child.exitCode === null);
  const pid = child.pid ?? 0;
  return {
    url,
    pid,
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      if (await isPostgres(pid)) child.kill('SIGINT');
      if (child.exitCode === null && child.signalCode === null) await gone;
      await removeFolder(folder);
    },
  };
}
