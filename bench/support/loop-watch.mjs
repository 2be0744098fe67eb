// Loaded into the server by `--import`: tells on SIGUSR2 how long its event loop was held at most since the last time.
import { isMainThread } from 'node:worker_threads';

/** Of this thread's own work, so that what else the machine does counts for nothing. */
const cpuTime = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

if (isMainThread) {
  let last = cpuTime();
  let longest = 0;
  setInterval(() => {
    const now = cpuTime();
    longest = Math.max(longest, now - last);
    last = now;
  }, 1).unref();
  process.on('SIGUSR2', () => {
    // Once more around, so that what is being worked on is counted.
    setTimeout(() => {
      process.stdout.write(`held ${longest.toFixed(1)}\n`);
      longest = 0;
    }, 5);
  });
}
