import type { Profile } from '#features/profiles/contract.ts';

export function nameOfProfile({ document: { identity, language } }: Pick<Profile, 'document'>): string {
  const { name } = identity;
  return [name[language], name.he, name.en].find((text) => text?.trim()) ?? '';
}
