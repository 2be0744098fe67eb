import { describe, expect, it } from 'vitest';
import { workshopRoutes } from './feature.ts';
import { startWorkshop } from './testing/workshop-site.ts';

const site = await startWorkshop();

const table = workshopRoutes.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

describe.each(table)('parses coordinates from %s', (_, { method, path, body }) => {
  const call = () => site.send(method, path.replace(/:\w+/, '1'), body && {});

  it.each([
    ['a visitor', undefined, 'unauthenticated'],
    ['an owner', { role: 'user' }, 'forbidden'],
    ['a subscriber', { role: 'subscriber' }, 'forbidden'],
    ['the demo', { role: 'user', isDemo: true }, 'forbidden'],
    ['a demo of an admin', { role: 'admin', isDemo: true }, 'demo_refused'],
    ['an admin’s token alone', { role: 'admin', hasSession: false }, 'unauthenticated'],
  ] as const)('refuses %s', async (_name, identity, code) => {
    site.signIn(identity && { id: site.adminId, ...identity });
    expect((await call()).body.code).toBe(code);
  });

  it('is available to an admin, with 200, 400 or 404', async () => {
    site.signIn({ id: site.adminId, role: 'admin' });
    expect([200, 400, 404]).toContain((await call()).status);
  });
});
