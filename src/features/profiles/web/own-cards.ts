import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web-kit/api-client.ts';
import type { OwnCard } from './read-own-cards.ts';

/** Only for who is signed in: the check of whole documents loads when it is needed. */
export const ownCardsQuery = (api: Api, isSignedIn: boolean) =>
  queryOptions({
    queryKey: ['/api/profiles', 'published'],
    queryFn: async (): Promise<OwnCard[]> => (await import('./read-own-cards.ts')).readOwnCards(api),
    enabled: isSignedIn,
  });
