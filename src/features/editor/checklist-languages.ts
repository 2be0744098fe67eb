import type { Words } from '#base/content-schemas.ts';
import type { ProfileDocument } from '#features/profiles/document/document.ts';
import { isWrittenInBoth, otherLocale } from '#features/profiles/languages.ts';
import { advice, type Finding } from './checklist-finding.ts';

/** What stands on every card and so is missed first when it is in one language alone. */
function mainWords({ identity, contact, sharing }: ProfileDocument): readonly (readonly [string, Words])[] {
  return [
    ['identity.title', identity.title],
    ['identity.company', identity.company],
    ['identity.tagline', identity.tagline],
    ['contact.address.street', contact.address?.street ?? {}],
    ['contact.address.city', contact.address?.city ?? {}],
    ['sharing.title', sharing.title],
    ['sharing.description', sharing.description],
  ];
}

export function examineLanguages(document: ProfileDocument): Finding[] {
  if (!isWrittenInBoth(document)) return [];
  const other = otherLocale(document.language);
  const isHalf = ([, words]: readonly [string, Words]): boolean =>
    Boolean(words[document.language]?.trim()) && !words[other]?.trim();
  const half = mainWords(document).filter(isHalf);
  return [
    ...(document.identity.name[other]?.trim() ? [] : [advice('nameOther', `identity.name.${other}`)]),
    ...half.slice(0, 1).map(([path]) => advice('languageHalf', `${path}.${other}`, { count: half.length })),
  ];
}
