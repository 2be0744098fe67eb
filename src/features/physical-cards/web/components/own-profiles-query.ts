import { queryOptions } from '@tanstack/react-query';
import type { Profile } from '#features/profiles/contract.ts';

/** Not parsed again, since the server has validated the response. The first profile is the primary one. */
export const ownProfilesQuery = queryOptions<Profile[]>({ queryKey: ['/api/profiles'], staleTime: 0 });
