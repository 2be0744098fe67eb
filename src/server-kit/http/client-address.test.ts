import { fastify } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

const app = fastify({ trustProxy: 'loopback' });
app.get('/', async (request) => ({ ip: request.ip }));
afterAll(() => app.close());

describe('the address of whoever calls', () => {
  test.each([
    ['127.0.0.1', undefined],
    ['127.0.0.1', '203.0.113.7'],
    ['::1', '203.0.113.7'],
    ['::ffff:127.0.0.1', '203.0.113.7'],
    ['127.8.9.1', '203.0.113.7, 198.51.100.4'],
    ['127.0.0.1', '203.0.113.7, 127.0.0.1'],
    ['127.0.0.1', '203.0.113.7,10.0.0.1'],
    ['127.0.0.1', '127.0.0.2, ::1'],
    ['127.0.0.1', '2001:db8::7'],
    ['127.0.0.1', 'unknown'],
    ['127.0.0.1', ''],
    ['203.0.113.9', '198.51.100.4'],
    ['10.0.0.2', '198.51.100.4'],
  ])('from %s with %s is what the framework says it is', async (remoteAddress, forwarded) => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    const answer = await app.inject({ url: '/', remoteAddress, headers });
    expect(clientAddress(remoteAddress, forwarded)).toBe(answer.json().ip);
  });

  test('is nothing where the line is already gone', () => {
    expect(clientAddress(undefined, undefined)).toBe('');
  });
});
