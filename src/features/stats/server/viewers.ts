import { identify } from '#features/accounts/server/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import { createMemory } from './memory.ts';

const most = 10_000;
const sessionCookie = /(?:^|;\s*)(?:__Host-)?session=([\w-]{43})(?:;|$)/;

/** Who is signed in where a cookie comes from; most cookies are of nobody. */
export function createViewers(services: Services) {
  const memory = createMemory<string, number | undefined>(most);
  return async (cookies: string | undefined): Promise<number | undefined> => {
    const cookie = cookies && sessionCookie.exec(cookies)?.[1];
    if (!cookie) return undefined;
    const now = services.clock.now().getTime();
    const known = memory.find(cookie, now);
    if (known) return known.value;
    const { identity } = await identify(services, { sessionCookie: cookie, authorization: undefined });
    memory.keep(cookie, identity?.id, now);
    return identity?.id;
  };
}
