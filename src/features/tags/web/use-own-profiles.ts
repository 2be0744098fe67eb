import { useQuery } from '@tanstack/react-query';
import { type Profile, profilesApi } from '#features/profiles/contract.ts';
import { nameOfProfile } from '#features/profiles/name-of-profile.ts';
import { useApi } from '#web-kit/api/api-client.tsx';

export interface OwnProfile {
  readonly id: number;
  /** Empty if it has no name yet. */
  readonly name: string;
  readonly status: Profile['status'];
  readonly isPrimary: boolean;
}

const namesOf = (profiles: readonly Profile[]): OwnProfile[] =>
  profiles.map((profile) => ({
    id: profile.id,
    name: nameOfProfile(profile),
    status: profile.status,
    isPrimary: profile.isPrimary,
  }));

/** The owner's profiles, primary one first. */
export function useOwnProfiles() {
  const api = useApi();
  return useQuery({
    queryKey: ['/api/profiles'],
    queryFn: () => api.call(profilesApi.list, {}),
    select: namesOf,
    // A tag may be pointed at a profile made a moment ago.
    staleTime: 0,
  });
}
