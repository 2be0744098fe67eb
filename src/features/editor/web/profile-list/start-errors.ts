import { newProfile } from '#features/profiles/contract.ts';

export interface StartErrors {
  readonly name?: string;
  readonly phone?: string;
}

/** What the server would refuse, said before it is asked. */
export function startErrorsOf(typed: { name: string; phone: string }, messages: Required<StartErrors>): StartErrors {
  const parsed = newProfile.safeParse(typed);
  const invalidFields = parsed.error?.issues.map(({ path }) => path[0]) ?? [];
  return {
    ...(invalidFields.includes('name') && { name: messages.name }),
    ...(invalidFields.includes('phone') && { phone: messages.phone }),
  };
}
