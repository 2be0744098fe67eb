import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { callingOwner } from '../support/calling-owner.ts';
import { type Product, removeFolder, startProduct } from '../support/product.ts';

const running = new Set<Product>();
const start = async (...parameters: Parameters<typeof startProduct>): Promise<Product> => {
  const product = await startProduct(...parameters);
  running.add(product);
  return product;
};

afterEach(async () => {
  for (const { child, end } of running) if (child.exitCode === null && child.signalCode === null) await end('SIGTERM');
  for (const { dataDir } of running) await removeFolder(dataDir);
  running.clear();
});

const visitor = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130.0.0.0 Mobile Safari/537.36' };

test.each(['1', '2'])(
  'stopped under load, %s processes have counted all requests that they answered',
  async (workers) => {
    const environment = { RATE_LIMITS: 'off', LOG_LEVEL: 'error', WORKERS: workers };
    const product = await start({ environment });
    const owner = await callingOwner(product.url);
    const created = await owner.get('POST', '/api/profiles', { name: 'Dana', phone: '0505550101' });
    const { id, address } = await owner.get('PUT', `/api/profiles/${created.id}/publish`);
    const answered = { views: 0, clicks: 0, saves: 0 };
    const click = { method: 'POST', body: JSON.stringify({ kind: 'click', target: 'call' }) };
    const visits = [
      ['views', address, {}],
      ['clicks', `/api/profiles/${id}/events`, click],
      ['saves', `${address}.vcf`, {}],
    ] as const;
    const client = async (_: unknown, index: number) => {
      for (let turn = index; ; turn += 1) {
        const [kind, path, init] = visits[turn % 3] ?? visits[0];
        // A different client IP for each visit, because that many views by one visitor would not be counted.
        const forwarded = `198.18.${index}.${turn % 256}`;
        const headers = { ...visitor, 'content-type': 'application/json', 'x-forwarded-for': forwarded };
        const answer = await fetch(product.url + path, { ...init, headers }).catch(() => undefined);
        const isComplete = await answer?.arrayBuffer().then(
          () => true,
          () => false,
        );
        if (!answer || !isComplete) return;
        if (answer.ok) answered[kind] += 1;
      }
    };
    const clients = Array.from({ length: 12 }, client);
    while (answered.clicks < 60) await wait(50);
    expect(await product.end('SIGTERM')).toBe(0);
    await Promise.all(clients);
    const again = await start({ dataDir: product.dataDir, environment: { LOG_LEVEL: 'error' } });
    const cookie = [...owner.cookies].map((pair) => pair.join('=')).join('; ');
    const stats = await (await fetch(`${again.url}/api/stats/${id}`, { headers: { cookie } })).json();
    expect(stats.totals).toMatchObject(answered);
  },
);
