import { queryOptions } from '@tanstack/react-query';
import type { Profile } from '#features/profiles/contract.ts';
import type { Dashboard } from '../contract.ts';

/**
 * Both are read as plain answers: the declarations that would check them weigh more than the page itself, and whatever
 * the server sends was checked there. Numbers and cards move by themselves, so that every look asks.
 */
export const dashboardQuery = queryOptions<Dashboard>({ queryKey: ['/api/dashboard'], staleTime: 0 });
export const profilesQuery = queryOptions<Profile[]>({ queryKey: ['/api/profiles'], staleTime: 0 });
