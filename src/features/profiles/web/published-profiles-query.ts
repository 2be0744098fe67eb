import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web-kit/api/api-client.ts';
import type { PublishedProfile } from './read-published-profiles.ts';

/** Only for who is signed in: the check of whole documents loads when it is needed. */
export const publishedProfilesQuery = (api: Api, isSignedIn: boolean) =>
  queryOptions({
    queryKey: ['/api/profiles', 'published'],
    queryFn: async (): Promise<PublishedProfile[]> =>
      (await import('./read-published-profiles.ts')).readPublishedProfiles(api),
    enabled: isSignedIn,
  });
