import { queryOptions } from '@tanstack/react-query';
import type { Profile } from '#features/profiles/contract.ts';

/** The first profile is the primary one. Always refetches: a profile may have been published a moment ago. */
export const ownProfilesQuery = queryOptions<Profile[]>({ queryKey: ['/api/profiles'], staleTime: 0 });
