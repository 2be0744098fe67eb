import { useQuery } from '@tanstack/react-query';
import { type Profile, profilesApi } from '#features/profiles/contract.ts';
import { useApi } from '#web-kit/api-context.tsx';

export interface OwnCard {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly status: Profile['status'];
}

const cardOf = ({ id, address, status, document: { identity, language } }: Profile): OwnCard => ({
  id,
  address,
  status,
  name: [identity.name[language], identity.name.he, identity.name.en].find((text) => text?.trim()) ?? '',
});

const cardsOf = (profiles: readonly Profile[]): OwnCard[] => profiles.map(cardOf);

/** The owner's cards, the primary one first; undefined while they are not known. */
export function useOwnCards(): readonly OwnCard[] | undefined {
  const api = useApi();
  return useQuery({
    queryKey: ['/api/profiles'],
    queryFn: () => api.call(profilesApi.list, {}),
    select: cardsOf,
  }).data;
}
