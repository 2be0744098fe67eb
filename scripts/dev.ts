/** Server and pages follow the sources: both builds are watched, the server is started anew, open pages reload. */
import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'vite';

let server: ChildProcess | undefined;

async function restart(): Promise<void> {
  const old = server;
  if (old && old.exitCode === null) {
    const gone = new Promise((resolve) => old.once('exit', resolve));
    old.kill('SIGTERM');
    await gone;
  }
  const environment = { ...process.env, NODE_ENV: 'development', LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' };
  server = spawn(process.execPath, ['--enable-source-maps', 'dist/server/server.js'], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: environment,
  });
}

const watching = { watch: {}, minify: false, sourcemap: true } as const;
const once = (watcher: unknown): Promise<void> =>
  new Promise((resolve, reject) => {
    const { on } = watcher as { on(name: string, listener: (event: { code: string; error?: Error }) => void): void };
    on.call(watcher, 'event', (event) =>
      event.code === 'ERROR' ? reject(event.error) : event.code === 'END' && resolve(),
    );
  });

process.env.NODE_ENV = 'development';
await Promise.all([
  build({ mode: 'development', logLevel: 'warn', build: watching }).then(once),
  build({ mode: 'development', logLevel: 'warn', build: { ...watching, ssr: true } }).then(once),
]);
await restart();

let isWaiting = false;
const changed = async () => {
  if (isWaiting) return;
  isWaiting = true;
  await wait(300);
  isWaiting = false;
  await restart();
};
for (const folder of ['dist/server', 'dist/client/.vite']) watch(folder, { recursive: true }, () => void changed());
watch('db/migrations', () => void changed());

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    server?.once('exit', () => process.exit(0));
    server?.kill(signal);
  });
process.on('disconnect', () => server?.kill('SIGTERM'));
