import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server-kit/config/config.ts';
import { clientAddress } from '../visitor.ts';

const apps: FastifyInstance[] = [];
afterAll(() => Promise.all(apps.map((app) => app.close())));

function addressesWithProxies(setting: string) {
  const { isTrustedProxy } = readConfig({ TRUST_PROXY: setting });
  const app = fastify({ trustProxy: isTrustedProxy });
  app.get('/', async (request) => ({ ip: request.ip }));
  apps.push(app);
  /** The client address according to the framework and to our own function. */
  return async (remoteAddress: string, forwarded: string | undefined): Promise<string[]> => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    const answer = await app.inject({ url: '/', remoteAddress, headers });
    return [answer.json().ip, clientAddress(isTrustedProxy, remoteAddress, forwarded)];
  };
}

const chains = [
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
  ['127.0.0.1', '203.0.113.7,,10.0.0.1,'],
  ['127.0.0.1', ''],
  ['203.0.113.9', '198.51.100.4'],
  ['10.0.0.2', '198.51.100.4'],
  ['::ffff:10.0.0.2', '198.51.100.4, ::ffff:10.0.0.9'],
  ['2001:db8::1', '198.51.100.4'],
] as const;

describe.each(['none', 'loopback', '10.0.0.0/8, 2001:db8::/32', 'loopback,10.0.0.2'])('trusting %s', (setting) => {
  const addressesOf = addressesWithProxies(setting);
  test.each(chains)('%s with %s gives the same address as Fastify', async (remote, forwarded) => {
    const [framework, actual] = await addressesOf(remote, forwarded);
    expect(actual).toBe(framework);
  });
});

test.each([
  ['none', '127.0.0.1', '203.0.113.7', '127.0.0.1'],
  ['loopback', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['loopback', '::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['loopback', '10.0.0.2', '203.0.113.7', '10.0.0.2'],
  ['10.0.0.0/8', '10.0.0.2', '203.0.113.7', '203.0.113.7'],
  ['10.0.0.0/8', '::ffff:10.0.0.2', '203.0.113.7', '203.0.113.7'],
  ['::ffff:10.0.0.0/104', '10.0.0.2', '203.0.113.7', '203.0.113.7'],
  ['10.0.0.0/8', '127.0.0.1', '203.0.113.7', '127.0.0.1'],
  ['10.0.0.2', '10.0.0.3', '203.0.113.7', '10.0.0.3'],
  ['10.0.0.0/8', '10.0.0.2', '6.6.6.6, 203.0.113.7, 10.9.9.9', '203.0.113.7'],
  ['2001:db8::/32', '2001:db8::9', '203.0.113.7', '203.0.113.7'],
])('trusting %s, %s with %s is %s', async (setting, remote, forwarded, client) => {
  expect(await addressesWithProxies(setting)(remote, forwarded)).toEqual([client, client]);
});

test('is empty when the connection is already closed', () => {
  expect(clientAddress(() => true, undefined, undefined)).toBe('');
});
