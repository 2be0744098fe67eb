import type { Profile } from '#features/profiles/contract.ts';

export interface RoomProps {
  readonly profile: Profile;
}
