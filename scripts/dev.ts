/** Development mode: watches both builds, restarts the server and reloads open pages. */
import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync, watch } from 'node:fs';
import { build } from 'vite';
import { frameBuild } from './frame-build.ts';

let server: ChildProcess | undefined;

async function stop(): Promise<void> {
  const old = server;
  if (!old || old.exitCode !== null || old.signalCode !== null) return;
  const exited = new Promise((resolve) => old.once('exit', resolve));
  old.kill('SIGTERM');
  await exited;
}

async function restart(): Promise<void> {
  await stop();
  const environment = { ...process.env, NODE_ENV: 'development', LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' };
  server = spawn(process.execPath, ['--enable-source-maps', 'dist/server/server.js'], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: environment,
  });
}

/** Restarts once when all builds are done, and never twice at the same time. */
const building = new Set<number>();
let timer: ReturnType<typeof setTimeout> | undefined;
let queue = Promise.resolve();
function changed(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (building.size === 0) queue = queue.then(restart);
  }, 150);
}

process.env.NODE_ENV = 'development';
// The development build must not be served by `npm start`.
rmSync('dist/.built', { force: true });
const watching = { watch: {}, minify: false, sourcemap: 'inline', emptyOutDir: false } as const;
for (const [number, more] of [{}, { build: { ssr: true } }, frameBuild].entries()) {
  building.add(number);
  const watcher = (await build({
    ...more,
    mode: 'development',
    logLevel: 'warn',
    build: { ...more.build, ...watching },
  })) as unknown as { on(name: 'event', listener: (event: { code: string; error?: Error }) => void): void };
  watcher.on('event', ({ code, error }) => {
    if (code === 'START') building.add(number);
    if (code === 'END' || code === 'ERROR') building.delete(number);
    if (code === 'ERROR') console.error(error?.message);
    if (code === 'END') changed();
  });
}
watch('db/migrations', changed);

const end = async () => {
  clearTimeout(timer);
  await queue;
  await stop();
  process.exit(0);
};
for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(event, () => void end());
