/** The reference: bare `node:http` in a process of its own, on the same Node, with one answer to everything. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { serverFlags, serverMemory } from '../../scripts/ready.mjs';

interface BareAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** As base64. */
  readonly body: string;
}

/** A server that is measured from outside. */
export interface Side {
  readonly child: ChildProcess;
  readonly port: number;
}

export async function forkBare(answer: BareAnswer): Promise<Side> {
  const env = { ...process.env, ...serverMemory };
  const child = fork(fileURLToPath(import.meta.url), [], { execArgv: [...serverFlags], env });
  child.send(answer);
  return { child, port: Number((await once(child, 'message'))[0]) };
}

const ticksPerSecond = 100;

/** The CPU time that a process has used so far, in seconds. */
export function cpuSeconds({ child }: Side): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

export function residentMegabytes({ child }: Side): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1000;
}

async function serveBare(): Promise<void> {
  const [answer] = (await once(process, 'message')) as [BareAnswer];
  const body = Buffer.from(answer.body, 'base64');
  const headers = { ...answer.headers, 'content-length': body.length };
  const server = createServer((_, response) => {
    response.writeHead(answer.status, headers);
    response.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.send?.((server.address() as AddressInfo).port);
  process.on('disconnect', () => process.exit(0));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await serveBare();
