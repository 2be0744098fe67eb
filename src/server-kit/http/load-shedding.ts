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
    for (;;) {
      await wait(limits.intervalMs, undefined, { ref: false, signal: stop.signal });
      // NaN without a sample: the load is unknown, so no request is refused.
      isOverloaded = histogram.mean / 1e6 - resolution > limits.maxDelayMs;
      histogram.reset();
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
