import type { Words } from '#base/content-schemas.ts';
import { normalizePhone } from '#base/phone.ts';
import { colourFlaws } from '#features/profiles/colours.ts';
import type { ProfileDocument } from '#features/profiles/document/document.ts';
import { examineBlocks } from './checklist-blocks.ts';
import { advice, error, type Finding, isBlank, isSafeLink } from './checklist-finding.ts';
import { examineLanguages } from './checklist-languages.ts';

export type { Finding } from './checklist-finding.ts';

/** Longer ones are cut off where a link is shared. */
export const maxPreview = { title: 60, description: 155 } as const;

/** What keeps a card from doing its work, and what would make it better; the gravest first. */
export function examine(document: ProfileDocument): Finding[] {
  const found = [
    ...examineIdentity(document),
    ...examineContact(document),
    ...examineBlocks(document),
    ...examineDesign(document),
    ...examineSharing(document),
    ...examineLanguages(document),
  ];
  return [...found.filter(({ severity }) => severity === 'error'), ...found.filter((one) => one.severity === 'advice')];
}

function examineIdentity({ language, identity }: ProfileDocument): Finding[] {
  const pictures = (['avatar', 'logo', 'cover'] as const).filter((name) => identity[name]);
  return [
    ...(isBlank(identity.name) ? [error('nameMissing', `identity.name.${language}`)] : []),
    ...(isBlank(identity.title) && isBlank(identity.company)
      ? [advice('titleMissing', `identity.title.${language}`)]
      : []),
    ...(identity.avatar || identity.logo ? [] : [advice('pictureMissing', 'identity.avatar')]),
    ...pictures
      .filter((name) => isBlank(identity[name]?.alt ?? {}))
      .map((name) => advice('altMissing', `identity.${name}`)),
  ];
}

function examineContact({ contact, blocks }: ProfileDocument): Finding[] {
  const { phones, whatsapp, emails, website } = contact;
  const hasForm = blocks.some(({ kind, isHidden }) => kind === 'lead-form' && !isHidden);
  const spoken = phones.filter(({ kind }) => kind !== 'fax');
  const isReachable = spoken.length > 0 || whatsapp || emails.length > 0 || hasForm;
  return [
    ...(isReachable ? [] : [error('unreachable', 'contact.phones')]),
    ...(isReachable && spoken.length === 0 ? [advice('phoneMissing', 'contact.phones')] : []),
    ...phones.flatMap(({ number }, place) =>
      normalizePhone(number) ? [] : [error('phoneDead', `contact.phones.${place}.number`)],
    ),
    ...(whatsapp?.number.startsWith('*') ? [error('whatsappStar', 'contact.whatsapp.number')] : []),
    ...(website === undefined || isSafeLink(website) ? [] : [error('linkBroken', 'contact.website')]),
    ...(website?.startsWith('http:') ? [advice('linkPlain', 'contact.website')] : []),
  ];
}

const examineDesign = ({ design }: ProfileDocument): Finding[] =>
  colourFlaws(design).length ? [error('contrast', 'design.colours.ink')] : [];

function examineSharing({ language, identity, sharing }: ProfileDocument): Finding[] {
  const isSilent = isBlank(sharing.description) && isBlank(identity.tagline);
  return [
    ...(isSilent ? [advice('descriptionMissing', `sharing.description.${language}`)] : []),
    ...tooLong(sharing.title, maxPreview.title, 'sharing.title'),
    ...tooLong(sharing.description, maxPreview.description, 'sharing.description'),
  ];
}

const tooLong = (words: Words, most: number, path: string): Finding[] =>
  Object.entries(words)
    .filter(([, text]) => [...(text ?? '')].length > most)
    .map(([locale]) => advice('previewLong', `${path}.${locale}`, { most }));
