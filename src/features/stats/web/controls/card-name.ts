import type { Profile } from '#features/profiles/contract.ts';

/** In the card's own language where it has a name in it. */
export function cardName({ document: { identity, language } }: Pick<Profile, 'document'>): string {
  const { name } = identity;
  return [name[language], name.he, name.en].find((text) => text?.trim()) ?? '';
}
