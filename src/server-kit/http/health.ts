import type { FastifyInstance } from 'fastify';

/** `healthz`: the process lives. `readyz`: send it visitors; fails first when it is about to stop. */
export function mountHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    const ready = await isReady().catch(() => false);
    reply.header('cache-control', 'no-store').code(ready ? 200 : 503);
    if (!ready) reply.header('retry-after', 5);
    return { status: ready ? 'ready' : 'not ready' };
  });
}
