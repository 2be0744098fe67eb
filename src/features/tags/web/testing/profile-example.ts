import type { Profile } from '#features/profiles/contract.ts';
import { profileExample as example } from '#features/profiles/document/testing/profile-example.ts';

/** Test fixture: a profile with only a name. */
export const profileExample = (id: number, en: string, status: Profile['status'] = 'published'): Profile =>
  example({ id, name: { en }, status, isPrimary: id === 1 });
