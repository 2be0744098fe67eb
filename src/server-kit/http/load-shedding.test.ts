import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import type { AppError } from '#base/app-error.ts';
import { shedLoad } from './load-shedding.ts';

let app: FastifyInstance;
afterEach(() => app.close());

/** Blocks the event loop, as a long computation does. */
const block = (milliseconds: number) => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

async function serve(maxDelayMs: number, startMs = 0) {
  app = fastify();
  shedLoad(app, { maxDelayMs, intervalMs: 300 });
  app.setErrorHandler((error, _, reply) => {
    const { code, status, options } = error as AppError;
    return reply.code(status).send({ code, options });
  });
  app.get('/page', async () => 'page');
  app.get('/healthz', async () => 'ok');
  // Simulates start-up work between the first hook and listening.
  block(startMs);
  await app.listen({ port: 0, host: '127.0.0.1' });
}

const statusOf = async (url: string) => (await app.inject(url)).statusCode;

test('event-loop delay during startup does not shed requests', async () => {
  await serve(1_000, 1_500);
  for (let turn = 0; turn < 20; turn += 1) {
    expect(await statusOf('/page')).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
});

test('a delayed event loop returns 503 with a retry time, stays healthy and recovers', async () => {
  await serve(50);
  let refused: { statusCode: number; json(): unknown } | undefined;
  for (let turn = 0; turn < 4 && !refused; turn += 1) {
    block(1_000);
    await new Promise((resolve) => setTimeout(resolve, 5));
    const answer = await app.inject('/page');
    if (answer.statusCode === 503) refused = answer;
  }
  expect(refused?.json()).toMatchObject({ code: 'unavailable', options: { retryAfterSeconds: 5 } });
  expect(await statusOf('/healthz')).toBe(200);
  await expect.poll(() => statusOf('/page'), { timeout: 20_000 }).toBe(200);
});
