import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web-kit/api/api-client.tsx';
import type { PublishedProfile } from './read-published-profiles.ts';

/** Only for signed-in users; the schema of whole documents is loaded on demand. */
export const publishedProfilesQuery = (api: Api, isSignedIn: boolean) =>
  queryOptions({
    queryKey: ['/api/profiles', 'published'],
    queryFn: async (): Promise<PublishedProfile[]> =>
      (await import('./read-published-profiles.ts')).readPublishedProfiles(api),
    enabled: isSignedIn,
  });
