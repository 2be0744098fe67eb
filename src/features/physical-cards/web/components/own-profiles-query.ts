import { queryOptions } from '@tanstack/react-query';
import type { Profile } from '#features/profiles/contract.ts';

/** Read as a plain answer, which the server has checked: the first is the primary one. */
export const ownProfilesQuery = queryOptions<Profile[]>({ queryKey: ['/api/profiles'], staleTime: 0 });
