import type { Profile } from '#features/profiles/contract.ts';

export interface TabProps {
  readonly profile: Profile;
}
