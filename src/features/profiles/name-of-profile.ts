import type { ProfileDocument } from './document/document.ts';

/** The owner's name for a profile in any available language; empty if it has no name. */
export function nameOfProfile({ document }: { readonly document: Pick<ProfileDocument, 'identity' | 'language'> }) {
  const { name } = document.identity;
  return [name[document.language], name.he, name.en].find((text) => text?.trim()) ?? '';
}
