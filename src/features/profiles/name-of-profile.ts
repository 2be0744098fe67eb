import type { ProfileDocument } from './document/document.ts';

/** What its owner calls a profile, in whatever language there is; empty while it has no name. */
export function nameOfProfile({
  document,
}: {
  readonly document: Pick<ProfileDocument, 'identity' | 'language'>;
}): string {
  const { name } = document.identity;
  return [name[document.language], name.he, name.en].find((text) => text?.trim()) ?? '';
}
