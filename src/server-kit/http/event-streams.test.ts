import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';
import { startTestApi, type TestApi } from '#server-kit/testing/test-api.ts';
import { route, type Tell } from './route.ts';

const declared = { method: 'GET', access: 'user', summary: 'For a test', answer: z.unknown(), isStream: true } as const;
const stream = endpoint({ ...declared, path: '/api/stream' });

const tellers = new Set<Tell>();
let api: TestApi;
beforeAll(async () => {
  const listen = (tell: Tell) => {
    tellers.add(tell);
    return () => tellers.delete(tell);
  };
  api = await startTestApi({ routes: [route(stream, async () => ({ listen }))] });
  api.signIn({ id: 1, role: 'user' });
});
afterAll(() => api.close());

const poll = (look: () => unknown) => expect.poll(look, { interval: 10, timeout: 10_000 });

test('whoever goes away is listened for no more', async () => {
  const { status, headers } = await api.send('GET', '/api/stream');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
  await poll(() => tellers.size).toBe(0);
});

test('a question for the head alone leaves nothing open', async () => {
  expect((await api.send('HEAD', '/api/stream')).status).toBe(200);
  await poll(() => tellers.size).toBe(0);
});

test('whoever does not read is dropped, before much of it waits', async () => {
  const outgoing = request(`${api.address}/api/stream`, (answer) => answer.pause());
  outgoing.on('error', () => undefined).end();
  await poll(() => tellers.size).toBe(1);
  const [tell] = tellers;
  const kilobyte = 'x'.repeat(1_024);
  for (let told = 0; told < 200 && tellers.size > 0; told += 1) {
    for (let count = 0; count < 60; count += 1) tell?.('news', kilobyte);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await poll(() => tellers.size).toBe(0);
  outgoing.destroy();
});
