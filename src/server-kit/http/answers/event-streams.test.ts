import { request } from 'node:http';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';
import { startTestApi } from '#server-kit/testing/test-api.ts';
import { route, type SendEvent } from '../route.ts';

const declared = { method: 'GET', access: 'user', summary: 'For a test', answer: z.unknown(), isStream: true } as const;
const stream = endpoint({ ...declared, path: '/api/stream' });

const senders = new Set<SendEvent>();
const listen = (send: SendEvent) => {
  senders.add(send);
  return () => senders.delete(send);
};
const api = await startTestApi({ routes: [route(stream, async () => ({ listen }))] });
api.signIn({ id: 1, role: 'user' });

const poll = (read: () => unknown) => expect.poll(read, { interval: 10, timeout: 10_000 });

test('stops sending when the client disconnects', async () => {
  const { status, headers } = await api.send('GET', '/api/stream');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
  await poll(() => senders.size).toBe(0);
});

test('a HEAD request leaves no stream open', async () => {
  expect((await api.send('HEAD', '/api/stream')).status).toBe(200);
  await poll(() => senders.size).toBe(0);
});

test('a client that does not read is dropped before much is buffered', async () => {
  const outgoing = request(`${api.address}/api/stream`, (answer) => answer.pause());
  outgoing.on('error', () => undefined).end();
  await poll(() => senders.size).toBe(1);
  const [send] = senders;
  const kilobyte = 'x'.repeat(1_024);
  for (let sentCount = 0; sentCount < 200 && senders.size > 0; sentCount += 1) {
    for (let count = 0; count < 60; count += 1) send?.('news', kilobyte);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await poll(() => senders.size).toBe(0);
  outgoing.destroy();
});
