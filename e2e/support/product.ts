import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverFlags, serverMemory } from '../../scripts/ready.mjs';

export interface Product {
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  readonly child: ChildProcess;
  output(): string;
  /** Sends a signal, waits for the process to end and returns the exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface StartOptions {
  readonly port?: number;
  readonly dataDir?: string;
  readonly environment?: Record<string, string>;
}

export const temporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'negia-e2e-'));
export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

/** Picks a port below the ephemeral range; outgoing connections could otherwise take it before it is used. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 10_000 + Math.floor(Math.random() * 20_000);
    const probe = createServer();
    const isFree = await new Promise<boolean>((resolve) =>
      probe.on('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true)),
    );
    await new Promise((resolve) => probe.close(resolve));
    if (isFree) return port;
  }
}

function launch({ port, dataDir, environment = {} }: StartOptions & { port: number; dataDir: string }) {
  const child = spawn(process.execPath, [...serverFlags, 'dist/server/server.js'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...serverMemory,
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      ...environment,
    },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  return { child, output: () => output, ended };
}

/** Starts the built product and waits until it prints its URL. */
export async function startProduct(options: StartOptions = {}): Promise<Product> {
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? (await temporaryFolder());
  const { child, output, ended } = launch({ ...options, port, dataDir });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => output().includes('Negia is at') && resolve());
    child.on('exit', (code) => reject(new Error(`exit ${code}: ${output()}`)));
  });
  return {
    url: `http://localhost:${port}`,
    port,
    dataDir,
    child,
    output,
    end: async (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
}

/** For starts that must fail: returns the output and the exit code. */
export async function failToStart(options: StartOptions): Promise<{ code: number | null; output: string }> {
  const dataDir = options.dataDir ?? (await temporaryFolder());
  const { output, ended } = launch({ ...options, port: options.port ?? (await freePort()), dataDir });
  return { code: await ended, output: output().trim() };
}
