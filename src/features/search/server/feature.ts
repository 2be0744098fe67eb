import type { StaffRole } from '#base/staff-roles.ts';
import { newestNamed } from '#features/accounts/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import { type Route, route } from '#server-kit/http/route.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import type { Services } from '#server-kit/services/services.ts';
import { type SearchGroup, searchApi } from '../contract.ts';
import { isSearchable, kindsFor, searchLimits, sortGroups } from '../domain.ts';
import { finders } from './finders.ts';

interface Searcher {
  readonly role: StaffRole | null;
  readonly locale: Locale;
}

/** Reads only what the caller's role may, all kinds at once. */
async function search(services: Services, { role, locale }: Searcher, q = ''): Promise<{ groups: SearchGroup[] }> {
  if (!isSearchable(q)) return { groups: [] };
  const shared = { q, limit: searchLimits.perKind, people: await newestNamed(services.db, q) };
  const groups = await Promise.all(
    kindsFor(role).map(async (kind) => ({ kind, hits: await finders[kind](services, shared, locale) })),
  );
  return { groups: sortGroups(q, groups) };
}

const searchRoutes: Route[] = [
  route(searchApi.search, (call) =>
    search(call, { role: call.user.staffRole, locale: call.visitor.locale }, call.query.q),
  ),
];

export const searchFeature = defineFeature({ name: 'search', routes: searchRoutes });
