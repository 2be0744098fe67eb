// Loaded into the server by `--import`. On SIGUSR2, prints the longest event-loop block since the last signal.
import { isMainThread } from 'node:worker_threads';

/** CPU time of this thread only, so that other load on the machine does not count. */
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
    // Waits for another loop iteration so that the current task is included.
    setTimeout(() => {
      process.stdout.write(`held ${longest.toFixed(1)}\n`);
      longest = 0;
    }, 5);
  });
}
