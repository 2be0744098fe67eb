/** Measures the build and the second `npm start` until the first page. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort, removeFolder, temporaryFolder } from '../e2e/support/product.ts';
import { median, report } from './support/report.ts';

interface Started {
  readonly seconds: number;
  readonly child: ChildProcess;
}

const port = await freePort();
const dataDir = await temporaryFolder();

const secondsSince = (start: number): number => (performance.now() - start) / 1_000;

/** Runs the command as a user does, until the landing page is answered. */
async function start(): Promise<Started> {
  const began = performance.now();
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', NODE_ENV: 'production' };
  const child = spawn('npm', ['start', '--silent'], { env, stdio: 'ignore', detached: true });
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (answer?.ok) return { seconds: secondsSince(began), child };
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** npm starts the server as a process of its own, in the same group. */
async function stop({ child }: Started): Promise<void> {
  process.kill(-Number(child.pid), 'SIGTERM');
  await once(child, 'exit');
}

async function build(): Promise<number> {
  const began = performance.now();
  const [code] = await once(spawn('npm', ['run', 'build', '--silent'], { stdio: 'ignore' }), 'exit');
  if (code !== 0) throw new Error(`The build ended with ${code}`);
  return secondsSince(began);
}

report({ what: 'Build', value: await build(), unit: 's', max: 20 });
const first = await start();
console.log(`  first start, with the database made and filled: ${first.seconds.toFixed(1)} s`);
await stop(first);
const times: number[] = [];
for (let round = 0; round < 5; round += 1) {
  const again = await start();
  times.push(again.seconds);
  await stop(again);
}
report({ what: 'Second npm start, to the first page', value: median(times), unit: 's', max: 3 });
await removeFolder(dataDir);
