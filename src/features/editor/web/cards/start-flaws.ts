import { newProfile } from '#features/profiles/contract.ts';

export interface StartFlaws {
  readonly name?: string;
  readonly phone?: string;
}

/** What the server would refuse, said before it is asked. */
export function flawsOfStart(typed: { name: string; phone: string }, says: Required<StartFlaws>): StartFlaws {
  const parsed = newProfile.safeParse(typed);
  const named = parsed.error?.issues.map(({ path }) => path[0]) ?? [];
  return {
    ...(named.includes('name') && { name: says.name }),
    ...(named.includes('phone') && { phone: says.phone }),
  };
}
