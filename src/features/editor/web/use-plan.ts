import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web-kit/api/api-context.tsx';
import { profileQueries } from './profile-queries.ts';

/** What the plan allows; undefined while it is not known, and then nothing is held back before the server does it. */
export function usePlan() {
  return useQuery(profileQueries.plan(useApi())).data;
}
