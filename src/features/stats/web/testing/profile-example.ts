import type { Profile } from '#features/profiles/contract.ts';
import { profileExample as example } from '#features/profiles/document/testing/profile-example.ts';

/** For tests: a published profile with only a name. */
export const profileExample = (id: number, he: string): Profile => example({ id, name: { he }, isPrimary: id === 1 });
