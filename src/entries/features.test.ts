import { existsSync, readdirSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { isForAdmins } from '#base/endpoint.ts';
import { staffAreas } from '#base/staff-roles.ts';
import { auditActions } from '#features/audit/known-actions.ts';
import { collectExtensions } from '#server-kit/services/services.ts';
import { featureOrder } from '../../scripts/feature-order.ts';
import { extensions, features, routes } from './features.ts';

const endpoints = routes.map(({ endpoint }) => endpoint);
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

/** Everything that a visitor may call. */
const publicEndpoints = [
  'POST /api/payment-demo',
  'GET /api/payment-demo/:ref',
  'GET /api/products',
  'GET /api/home-products',
  'GET /api/products/entitlements',
  'GET /api/csrf-token',
  'POST /api/auth/login',
  'POST /api/auth/register',
  'POST /api/auth/register/check',
  'POST /api/auth/logout',
  'POST /api/auth/forgot-password',
  'POST /api/auth/reset-password/check',
  'POST /api/auth/reset-password',
  'POST /api/auth/verify-email',
  'POST /api/auth/undo-change',
  'GET /api/auth/google',
  'GET /api/auth/google/ready',
  'GET /api/auth/google/callback',
  'POST /api/auth/second-factor',
  'POST /api/errors/report',
  'GET /api/settings',
  'POST /api/profiles/:id/events',
  'POST /api/notifications/unsubscribe',
  'POST /api/notifications/one-click',
  'GET /api/notifications/one-click',
  'POST /api/payments/webhook/:provider',
  'GET /api/tags/:code/state',
  'POST /api/tags/:code/found',
  'GET /api/checkout/quote',
  'POST /api/profiles/:id/leads',
  'GET /api/card-prices',
  'GET /api/blog-posts',
  'GET /api/blog-posts/:id',
  'GET /api/examples',
  'GET /api/communities',
  'GET /api/communities/:slug',
  'GET /api/profiles/:id/reports/target',
  'POST /api/profiles/:id/reports',
  'POST /api/contact',
];

/** The other endpoints that the specification fixes, with their access level. */
const fixed: Record<string, 'user' | 'subscriber' | 'admin:desk'> = {
  'GET /api/auth/current-user': 'user',
  'GET /api/notifications': 'user',
  'PUT /api/notifications/read-all': 'user',
  'GET /api/subscription': 'user',
  'PUT /api/subscription/cancel': 'user',
  'PUT /api/subscription/resume': 'user',
  'POST /api/checkout': 'user',
  'GET /api/payment-methods': 'user',
  'DELETE /api/payment-methods/:id': 'user',
  'GET /api/invoices': 'user',
  'GET /api/invoices/:id.pdf': 'user',
  'GET /api/profiles': 'user',
  'POST /api/profiles': 'user',
  'GET /api/profiles/:id': 'user',
  'PUT /api/profiles/:id': 'user',
  'PUT /api/profiles/:id/publish': 'user',
  'PUT /api/profiles/:id/pause': 'user',
  'PUT /api/profiles/:id/resume': 'user',
  'PUT /api/profiles/:id/primary': 'user',
  'DELETE /api/profiles/:id': 'user',
  'PUT /api/profiles/:id/address': 'user',
  'GET /api/profiles/address-check': 'user',
  'POST /api/files': 'user',
  'GET /api/leads': 'user',
  'PUT /api/leads/:id': 'user',
  'GET /api/stats/:profileId': 'user',
  'GET /api/support-messages': 'user',
  'PUT /api/support-messages/read-all': 'user',
  'GET /api/open-support-messages': 'user',
  'POST /api/create-support-ticket': 'user',
  'POST /api/messages': 'subscriber',
  'PUT /api/messages/read-all': 'user',
  'PUT /api/admin/messages/:id/close': 'admin:desk',
  'PUT /api/admin/messages/:id/reopen': 'admin:desk',
};

describe('the list of features', () => {
  const names = features.map(({ name }) => name);

  test('contains every feature with a server part, in the order of features', () => {
    const hasServer = (name: string) => existsSync(`src/features/${name}/server/index.ts`);
    expect(names).toEqual(featureOrder.filter(hasServer));
    expect(names.toSorted()).toEqual(readdirSync('src/features').filter(hasServer).toSorted());
  });

  test('has extensions that can be combined', () => {
    expect(() => collectExtensions(extensions)).not.toThrow();
  });
});

describe('the table of endpoints', () => {
  test.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s declares its access level and a summary',
    (_, endpoint) => {
      expect(['public', 'user', 'subscriber', ...staffAreas.map((area) => `admin:${area}`)]).toContain(endpoint.access);
      expect(endpoint.path).toMatch(/^\/api\/[a-z:/\w-]+(\.(pdf|csv))?$/);
      expect(endpoint.summary.length).toBeGreaterThan(5);
    },
  );

  test.each(
    endpoints
      .filter(({ method, access }) => access === 'public' && method !== 'GET')
      .map((endpoint) => [nameOf(endpoint), endpoint] as const),
  )('%s is a public write, so it has a rate limit', (_, endpoint) => {
    expect(endpoint.limit?.points).toBeGreaterThan(0);
  });

  test('no endpoint is declared twice', () => {
    const names = endpoints.map(nameOf);
    expect(new Set(names).size).toBe(names.length);
  });

  test('the endpoints of the specification exist under their own paths', () => {
    for (const [name, access] of Object.entries(fixed))
      expect([name, endpoints.find((one) => nameOf(one) === name)?.access]).toEqual([name, access]);
  });

  test('exactly the listed endpoints are public', () => {
    expect(endpoints.filter(({ access }) => access === 'public').map(nameOf)).toEqual(publicEndpoints);
  });

  test('every endpoint under /api/admin is for admins only', () => {
    const open = endpoints.filter(({ path, access }) => path.startsWith('/api/admin/') && !isForAdmins(access));
    expect(open.map(nameOf)).toEqual([]);
  });

  test('an endpoint with an id in its path validates it', () => {
    for (const endpoint of endpoints)
      expect([nameOf(endpoint), endpoint.path.includes(':')]).toEqual([
        nameOf(endpoint),
        endpoint.params !== undefined,
      ]);
  });
});

async function readSources(): Promise<{ readonly text: string }[]> {
  const files = await Array.fromAsync(glob('src/{features/*/server,entries}/**/*.ts'));
  const code = files.filter((file) => !/\.test\.ts$|texts\.ts$|[\\/]testing[\\/]|features[\\/]audit[\\/]/.test(file));
  const read = await Promise.all(code.map(async (file) => ({ text: await readFile(file, 'utf8') })));
  return read.filter(({ text }) => /\baudit\(/.test(text) || /action: '[a-z-]+\.[a-z-]+'/.test(text));
}

const sections = [...new Set(auditActions.map((action) => action.split('.')[0]))].join('|');
const sources = await readSources();

const literalsIn = (text: string): string[] =>
  [...text.matchAll(new RegExp(`'((?:${sections})\\.[a-z-]+)'`, 'g'))].map(([, action = '']) => action);
const literals = new Set(sources.flatMap(({ text }) => literalsIn(text)));
/** Only lines with `action`: other dotted names may be text keys. The admin-writes test covers actions in variables. */
const named = sources.flatMap(({ text }) =>
  text.split('\n').flatMap((row) => (/\baction\b/.test(row) ? [...row.matchAll(/'([a-z-]+\.[a-z-]+)'/g)] : [])),
);
/** Sections whose action name is built with a verb, and the file that lists the verbs. */
const built = sources.flatMap(({ text }) =>
  [...text.matchAll(/action: `([a-z-]+)\.\$\{/g)].map(([, section]) => ({ section, text })),
);

describe('audit actions', () => {
  test('are found in the code', () => {
    expect(named.length).toBeGreaterThan(40);
    expect(built.length).toBeGreaterThan(2);
  });

  test('have a text on the audit page wherever the code records them', () => {
    const known = new Set<string>(auditActions);
    expect(named.map(([, action = '']) => action).filter((action) => !known.has(action))).toEqual([]);
  });

  test('have no texts that the code does not use', () => {
    const isBuilt = (action: string) => {
      const [section, verb] = action.split('.');
      return built.some((one) => one.section === section && new RegExp(`\\b${verb}\\b`).test(one.text));
    };
    expect(auditActions.filter((action) => !literals.has(action) && !isBuilt(action))).toEqual([]);
  });
});
