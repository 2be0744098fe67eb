import { accountsRoutes } from '#features/accounts/server/index.ts';
import { auditRoutes } from '#features/audit/server/index.ts';
import { overviewRoutes } from '#features/overview/server/index.ts';
import { workshopRoutes } from '#features/workshop/server/index.ts';
import type { Route } from '#server-kit/http/route.ts';

const routes: readonly Route[] = [...accountsRoutes, ...workshopRoutes, ...auditRoutes, ...overviewRoutes];

/** Reads an admin list as its endpoint does: validates the query and maps the rows. */
export async function readList(services: object, path: string, query: object): Promise<readonly unknown[]> {
  const found = routes.find(({ endpoint }) => endpoint.method === 'GET' && endpoint.path === path);
  if (!found) throw new Error(`There is no ${path}`);
  const call = { ...services, query: found.endpoint.query?.parse(query), visitor: { locale: 'he' } };
  const answer = (await found.handle(call as never)) as { rows?: unknown[]; orders?: unknown[] };
  return answer.rows ?? answer.orders ?? [];
}
