import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Endpoint, fillPath, isForAdmins } from '#base/endpoint.ts';
import { routes } from './features.ts';
import { createParams } from './testing/resources.ts';
import { addSession, startProduct } from './testing/start-product.ts';

/** Calls every endpoint that changes something while the product is under maintenance. */
const { adminId, sendAsAdmin, kit } = await startProduct();
const { api, make } = kit;

async function setMode(mode: string): Promise<void> {
  const { body } = await sendAsAdmin('GET', '/api/admin/settings');
  const value = { mode, text: { he: '', en: '' } };
  const answer = await sendAsAdmin('PUT', '/api/admin/settings/maintenance', {
    value,
    version: body.maintenance.version,
  });
  expect(answer.status).toBe(200);
}
beforeAll(() => setMode('read-only'));
// By an admin, while it lasts.
afterAll(() => setMode('off'));

async function call(endpoint: Endpoint) {
  const owner = await make.user(kit.uniqueName(), { trial_ends_at: new Date(Date.now() + 86_400_000) });
  const params = await createParams({ api, make, ids: { owner, admin: adminId } }, endpoint.path);
  const { headers } = await addSession(api, owner, { isStrong: true });
  const path = fillPath(endpoint.path, params);
  return api.send(endpoint.method, path, endpoint.body ? {} : undefined, {
    ...headers,
    'idempotency-key': 'read-only',
  });
}

const writes = routes.map(({ endpoint }) => endpoint).filter(({ method }) => method !== 'GET');
const named = (list: readonly Endpoint[]) => list.map((one) => [`${one.method} ${one.path}`, one] as const);

describe.each(
  named(writes.filter(({ access, allowedWhileReadOnly }) => !isForAdmins(access) && !allowedWhileReadOnly)),
)('%s', (_, endpoint) => {
  test('says that nothing can be saved now', async () => {
    const { status, body, headers } = await call(endpoint);
    expect([status, body.code]).toEqual([423, 'read_only']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

test('signing in, and what visitors and other services send once, still arrive', async () => {
  const open = writes.filter(({ allowedWhileReadOnly }) => allowedWhileReadOnly);
  expect(
    named(open)
      .map(([name]) => name)
      .toSorted(),
  ).toEqual([
    'POST /api/auth/confirm',
    'POST /api/auth/login',
    'POST /api/auth/logout',
    'POST /api/auth/second-factor',
    'POST /api/contact',
    'POST /api/errors/report',
    'POST /api/notifications/one-click',
    'POST /api/notifications/unsubscribe',
    'POST /api/payments/webhook/:provider',
    'POST /api/profiles/:id/events',
    'POST /api/profiles/:id/leads',
    'POST /api/profiles/:id/reports',
    'POST /api/tags/:code/found',
  ]);
  for (const endpoint of open) expect((await call(endpoint)).status).not.toBe(423);
});
