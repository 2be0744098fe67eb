import type { Words } from '#base/content-schemas.ts';
import { normalizePhone } from '#base/phone.ts';
import { type BlockKind, definitionOf, isKnownBlock, type KnownBlock } from '#features/profiles/blocks/kinds.ts';
import { colourFlaws } from '#features/profiles/colours.ts';
import type { ProfileDocument } from '#features/profiles/document/document.ts';
import { isWrittenInBoth, otherLocale } from '#features/profiles/languages.ts';

import { countOf } from './form.ts';

type FindingName =
  | 'nameMissing'
  | 'titleMissing'
  | 'pictureMissing'
  | 'altMissing'
  | 'unreachable'
  | 'phoneMissing'
  | 'phoneDead'
  | 'whatsappStar'
  | 'linkBroken'
  | 'linkPlain'
  | 'linkUnnamed'
  | 'blockEmpty'
  | 'hoursMissing'
  | 'contrast'
  | 'descriptionMissing'
  | 'previewLong'
  | 'nameOther'
  | 'languageHalf';

export interface Finding {
  readonly name: FindingName;
  /** An error keeps a card from being published. */
  readonly severity: 'error' | 'advice';
  /** Where in the document it can be mended. */
  readonly path: string;
  readonly values?: Readonly<Record<string, number>>;
  /** The block that it is about. */
  readonly kind?: BlockKind;
}

type Rest = Pick<Finding, 'kind'>;

const finding =
  (severity: Finding['severity']) =>
  (name: FindingName, path: string, values: Readonly<Record<string, number>> = {}, rest: Rest = {}): Finding => ({
    name,
    severity,
    path,
    values,
    ...rest,
  });

const error = finding('error');
const advice = finding('advice');

const isBlank = (words: Words): boolean => !words.he?.trim() && !words.en?.trim();

/** Written as an address of a page, with nothing in it that leads elsewhere than it says. */
function isSafeLink(address: string): boolean {
  const url = URL.parse(address);
  return Boolean(url && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && !url.username && !url.password);
}

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

function examineLanguages(document: ProfileDocument): Finding[] {
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

/** Hidden blocks are nobody's business but the owner's. */
function examineBlocks({ blocks, contact }: ProfileDocument): Finding[] {
  const found = blocks.flatMap((block, place) =>
    isKnownBlock(block) && !block.isHidden ? examineBlock(block, `blocks.${place}`) : [],
  );
  const hasHours = blocks.some(({ kind }) => kind === 'hours');
  return [...found, ...(contact.address && !hasHours ? [advice('hoursMissing', 'blocks')] : [])];
}

function examineBlock(block: KnownBlock, path: string): Finding[] {
  const { kind } = block;
  if (countOf(block) === 0) return [advice('blockEmpty', path, {}, { kind })];
  return [...examineLinks(block, path), ...examinePictures(block, path)];
}

function examineLinks(block: KnownBlock, path: string): Finding[] {
  const { kind } = block;
  const { links, list } = definitionOf(block);
  return (links?.(block) ?? []).flatMap(({ address, label }, index) => {
    const at = `${path}.${list?.name}.${index}`;
    if (!isSafeLink(address)) return [error('linkBroken', `${at}.address`, {}, { kind })];
    return [
      ...(address.startsWith('http:') ? [advice('linkPlain', `${at}.address`, {}, { kind })] : []),
      ...(label && isBlank(label) ? [advice('linkUnnamed', `${at}.label`, {}, { kind })] : []),
    ];
  });
}

/** One line for a whole gallery: the first picture that lacks words leads to all of them. */
function examinePictures(block: KnownBlock, path: string): Finding[] {
  const { kind } = block;
  const { pictures, list } = definitionOf(block);
  const first = pictures?.(block).findIndex((picture) => picture && isBlank(picture.alt)) ?? -1;
  return first < 0 ? [] : [advice('altMissing', `${path}.${list?.name}.${first}`, {}, { kind })];
}
