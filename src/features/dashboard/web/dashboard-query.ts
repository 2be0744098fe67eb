import { queryOptions } from '@tanstack/react-query';
import type { Profile } from '#features/profiles/contract.ts';
import type { Dashboard } from '../contract.ts';

/**
 * Both responses are read without schema validation: the schemas weigh more than the page, and the server validates its
 * responses. Figures and profiles change in the background, so every mount refetches.
 */
export const dashboardQuery = queryOptions<Dashboard>({ queryKey: ['/api/dashboard'], staleTime: 0 });
export const profilesQuery = queryOptions<Profile[]>({ queryKey: ['/api/profiles'], staleTime: 0 });
