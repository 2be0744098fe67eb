import { useQuery } from '@tanstack/react-query';
import { type Profile, profilesApi } from '#features/profiles/contract.ts';
import { useApi } from '#web-kit/api/api-client.tsx';

export type ProfileOption = Pick<Profile, 'id' | 'address' | 'status'> & { readonly name: string };

const profileOptionOf = ({ id, address, status, document: { identity, language } }: Profile): ProfileOption => ({
  id,
  address,
  status,
  name: [identity.name[language], identity.name.he, identity.name.en].find((text) => text?.trim()) ?? '',
});

const profileOptionsOf = (profiles: readonly Profile[]): ProfileOption[] => profiles.map(profileOptionOf);

/** The owner's profiles, primary one first; undefined while loading. */
export function useOwnProfiles(): readonly ProfileOption[] | undefined {
  const api = useApi();
  return useQuery({
    queryKey: ['/api/profiles'],
    queryFn: () => api.call(profilesApi.list, {}),
    select: profileOptionsOf,
  }).data;
}
