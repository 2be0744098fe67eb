import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ConfigError, offsetMilliseconds, readConfig } from './config.ts';

const problem = (environment: Record<string, string>): string => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
};

describe('settings', () => {
  test('the defaults are a working local configuration', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      environment: 'production',
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      isHttps: false,
      seed: 'demo',
      workers: 1,
      rateLimits: true,
      clockOffset: 0,
    });
  });

  test('the public URL follows the port and has no trailing slash', () => {
    expect(readConfig({ PORT: '4100' }).publicUrl).toBe('http://localhost:4100');
    expect(readConfig({ PUBLIC_URL: 'http://localhost:5000/' }).publicUrl).toBe('http://localhost:5000');
  });

  test('an empty value counts as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  test.each([
    [{ SEED: 'lots' }, 'SEED must be demo or none; it is "lots"'],
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535; it is "http"'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535; it is "70000"'],
    [{ WORKERS: '0' }, 'WORKERS must be a whole number from 1 to 64; it is "0"'],
    [{ RATE_LIMITS: 'no' }, 'RATE_LIMITS must be on or off; it is "no"'],
    [{ CLOCK_OFFSET: 'soon' }, 'CLOCK_OFFSET must look like +15d, -2h or 0; it is "soon"'],
    ...[
      'proxy',
      '10.0.0.0/33',
      '10.0.0.1/8/8',
      '10.0.0.1,',
      '::1/129',
      'none,10.0.0.1',
      '300.1.1.1',
      '10.0.0.0/-1',
    ].map((value): [Record<string, string>, string] => [
      { TRUST_PROXY: value },
      `TRUST_PROXY must be none, loopback, or addresses such as 10.0.0.0/8, with commas between; it is "${value}"`,
    ]),
    [{ PAYMENTS: 'cash' }, 'PAYMENTS must be sandbox or stripe; it is "cash"'],
    [{ ADMIN_EMAIL: 'me' }, 'ADMIN_EMAIL must be an e-mail address; it is "me"'],
    [
      { DATABASE_URL: 'mysql://u:secret@h/d' },
      'DATABASE_URL must be a URL that starts with postgres:// or postgresql://',
    ],
  ])('%o is refused with a one-sentence message', (environment, line) => {
    expect(problem(environment)).toBe(line);
  });

  test('secret keys must be 32 random bytes each, and errors do not show them', () => {
    const key = randomBytes(32);
    expect(readConfig({}).secretsKeys).toEqual([]);
    expect(readConfig({ SECRETS_KEY: `${key.toString('base64')}, ${key.toString('hex')}` }).secretsKeys).toEqual([
      key,
      key,
    ]);
    for (const SECRETS_KEY of ['password', ',', 'x'.repeat(43), `${key.toString('base64')},short`])
      expect(problem({ SECRETS_KEY })).toMatch(
        /^SECRETS_KEY must be 32 random bytes in base64 or hex \(.+\), [^;\n]+$/,
      );
  });

  test('an invalid secret is named but not shown', () => {
    expect(problem({ ADMIN_PASSWORD: 'short-one' })).toBe('ADMIN_PASSWORD must have at least 15 characters');
  });

  test('testing settings are refused on a public URL in production', () => {
    const site = { PUBLIC_URL: 'http://cards.example' };
    expect(problem({ ...site, CLOCK_OFFSET: '+15d' })).toContain('CLOCK_OFFSET');
    expect(problem({ ...site, RATE_LIMITS: 'off' })).toContain('RATE_LIMITS');
    expect(problem({ ...site, NODE_ENV: 'test', RATE_LIMITS: 'off' })).toBe('');
    expect(problem({ CLOCK_OFFSET: '+15d', RATE_LIMITS: 'off' })).toBe('');
  });

  test('https refuses the sandbox and the example admin', () => {
    const site = { PUBLIC_URL: 'https://cards.example' };
    expect(problem(site)).toContain('ALLOW_SANDBOX');
    expect(problem({ ...site, ALLOW_SANDBOX: '1' })).toContain('ADMIN_EMAIL');
    expect(readConfig({ ...site, ALLOW_SANDBOX: '1', ADMIN_EMAIL: 'owner@cards.example' }).showsSandboxBanner).toBe(
      true,
    );
  });

  describe('Stripe', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec', STRIPE_PUBLISHABLE_KEY: 'pk' };
    const stripe = { PAYMENTS: 'stripe', ...keys };

    test('requires its three keys', () => {
      expect(readConfig(stripe).stripe).toEqual({
        secretKey: 'sk',
        webhookSecret: 'whsec',
        publishableKey: 'pk',
        apiUrl: undefined,
      });
      for (const name of Object.keys(keys)) expect(problem({ ...stripe, [name]: '' })).toContain('needs STRIPE_SECRET');
    });

    test('is undefined while another provider is selected', () => {
      expect(readConfig(keys).stripe).toBeUndefined();
    });

    test('accepts only a local API URL in production', () => {
      const elsewhere = { ...stripe, STRIPE_API_URL: 'https://stripe.cards.example' };
      expect(problem(elsewhere)).toBe('STRIPE_API_URL is only for a stand-in on this machine');
      expect(problem({ ...elsewhere, STRIPE_API_URL: 'http://localhost.cards.example:4000' })).toContain('stand-in');
      expect(problem({ ...elsewhere, STRIPE_API_URL: 'ftp://localhost' })).toContain('STRIPE_API_URL must be a URL');
      const here = readConfig({ ...stripe, STRIPE_API_URL: 'http://127.0.0.1:4000' });
      expect(here.stripe?.apiUrl).toBe('http://127.0.0.1:4000');
      expect(problem({ ...elsewhere, NODE_ENV: 'test' })).toBe('');
    });
  });
});

test('offsets are signed numbers with a unit', () => {
  expect(offsetMilliseconds('+15d')).toBe(15 * 86_400_000);
  expect(offsetMilliseconds('-2h')).toBe(-7_200_000);
  expect(offsetMilliseconds('90s')).toBe(90_000);
  expect(offsetMilliseconds('15 days')).toBeUndefined();
});
