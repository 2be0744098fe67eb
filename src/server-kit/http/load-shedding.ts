import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#base/app-error.ts';

/**
 * Refuses requests with 503 while the event loop is delayed: an early refusal is better than a response that comes too
 * late. Measured from listening on, per interval, because start-up work is not load. `/healthz` always answers: a busy
 * process is not dead.
 */
export function shedLoad(app: FastifyInstance, limits = { maxDelayMs: 2_000, intervalMs: 1_000 }): void {
  const resolution = 10;
  const histogram = monitorEventLoopDelay({ resolution });
  const stop = new AbortController();
  let isOverloaded = false;
  const measure = async () => {
    histogram.enable();
    let before = { count: 0, sum: 0 };
    for (;;) {
      await wait(limits.intervalMs, undefined, { ref: false, signal: stop.signal });
      const { count } = histogram;
      const sum = count > 0 ? histogram.mean * count : 0;
      // NaN without a new sample: the load is unknown, so no request is refused. The histogram is never reset: the delay
      // in progress would be lost, which for a loop that is late all the time is every delay.
      isOverloaded = (sum - before.sum) / (count - before.count) / 1e6 - resolution > limits.maxDelayMs;
      before = { count, sum };
    }
  };
  app.addHook('onListen', async () => {
    measure().catch(() => histogram.disable());
  });
  app.addHook('onClose', async () => stop.abort());
  app.addHook('onRequest', async ({ url }) => {
    if (isOverloaded && url !== '/healthz') throw new AppError('unavailable', { retryAfterSeconds: 5 });
  });
}
