import { normalizePhone } from '#base/phone.ts';
import type { LocalizedText } from '#base/schemas.ts';
import { countOf } from '#features/profiles/blocks/form-block.ts';
import { type BlockKind, definitionOf, isKnownBlock, type KnownBlock } from '#features/profiles/blocks/kinds.ts';
import { colourErrors } from '#features/profiles/design/colours.ts';
import type { ProfileDocument } from '#features/profiles/document/document.ts';
import { isWrittenInBoth, otherLocale } from '#features/profiles/languages.ts';
import { isUntranslated, untranslatedTexts } from './untranslated.ts';

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
  | 'onlyHebrew'
  | 'onlyEnglish';

export interface Finding {
  readonly name: FindingName;
  /** An error prevents publishing. */
  readonly severity: 'error' | 'advice';
  /** Path in the document where it can be fixed. */
  readonly path: string;
  readonly values?: Readonly<Record<string, number>>;
  /** Kind of the block concerned. */
  readonly kind?: BlockKind;
  /** About the whole profile, although the path leads to one place in it. */
  readonly isGeneral?: boolean;
  /** The pictures concerned, each with the path of its missing text. */
  readonly pictures?: readonly { readonly file: string; readonly path: string }[];
}

const finding =
  (severity: Finding['severity']) =>
  (
    name: FindingName,
    path: string,
    details: Pick<Finding, 'values' | 'kind' | 'isGeneral' | 'pictures'> = {},
  ): Finding => ({ name, severity, path, values: {}, ...details });

const error = finding('error');
const advice = finding('advice');

const isBlank = (text: LocalizedText): boolean => !text.he?.trim() && !text.en?.trim();

/** Accepts only http(s) URLs with a dotted host name and no credentials, which could disguise the target. */
function isSafeLink(address: string): boolean {
  const url = URL.parse(address);
  return Boolean(url && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && !url.username && !url.password);
}

/** Longer texts are truncated in link previews. */
export const maxPreview = { title: 60, description: 155 } as const;

/** Errors and suggestions for a profile, most severe first. */
export function checkProfile(document: ProfileDocument, today: string): Finding[] {
  const found = [
    ...checkIdentity(document),
    ...checkPictures(document),
    ...checkContact(document),
    ...checkBlocks(document),
    ...checkDesign(document),
    ...checkSharing(document),
    ...checkLanguages(document, today),
  ];
  return [...found.filter(({ severity }) => severity === 'error'), ...found.filter((one) => one.severity === 'advice')];
}

function checkIdentity({ language, identity }: ProfileDocument): Finding[] {
  return [
    ...(isBlank(identity.name) ? [error('nameMissing', `identity.name.${language}`)] : []),
    ...(isBlank(identity.title) && isBlank(identity.company)
      ? [advice('titleMissing', `identity.title.${language}`)]
      : []),
    ...(identity.avatar || identity.logo ? [] : [advice('pictureMissing', 'identity.avatar')]),
  ];
}

function checkContact({ contact, blocks }: ProfileDocument): Finding[] {
  const { phones, whatsapp, emails, website } = contact;
  const hasForm = blocks.some(({ kind, isHidden }) => kind === 'lead-form' && !isHidden);
  const callable = phones.filter(({ kind }) => kind !== 'fax');
  const isReachable = callable.length > 0 || whatsapp || emails.length > 0 || hasForm;
  return [
    ...(isReachable ? [] : [error('unreachable', 'contact.phones')]),
    ...(isReachable && callable.length === 0 ? [advice('phoneMissing', 'contact.phones')] : []),
    ...phones.flatMap(({ number }, index) =>
      normalizePhone(number) ? [] : [error('phoneDead', `contact.phones.${index}.number`)],
    ),
    ...(whatsapp?.number.startsWith('*') ? [error('whatsappStar', 'contact.whatsapp.number')] : []),
    ...(website === undefined || isSafeLink(website) ? [] : [error('linkBroken', 'contact.website')]),
    ...(website?.startsWith('http:') ? [advice('linkPlain', 'contact.website')] : []),
  ];
}

const checkDesign = ({ design }: ProfileDocument): Finding[] =>
  colourErrors(design).length ? [error('contrast', 'design.colours.ink')] : [];

function checkSharing({ language, identity, sharing }: ProfileDocument): Finding[] {
  const hasNoDescription = isBlank(sharing.description) && isBlank(identity.tagline);
  return [
    ...(hasNoDescription ? [advice('descriptionMissing', `sharing.description.${language}`)] : []),
    ...tooLong(sharing.title, maxPreview.title, 'sharing.title'),
    ...tooLong(sharing.description, maxPreview.description, 'sharing.description'),
  ];
}

const tooLong = (localized: LocalizedText, maxLength: number, path: string): Finding[] =>
  Object.entries(localized)
    .filter(([, text]) => [...(text ?? '')].length > maxLength)
    .map(([locale]) => advice('previewLong', `${path}.${locale}`, { values: { max: maxLength } }));

function checkLanguages(document: ProfileDocument, today: string): Finding[] {
  if (!isWrittenInBoth(document)) return [];
  const { language, identity } = document;
  const untranslated = untranslatedTexts(document, today);
  const [next] = untranslated;
  const name = language === 'he' ? 'onlyHebrew' : 'onlyEnglish';
  return [
    ...(isUntranslated(identity.name, language) ? [advice('nameOther', `identity.name.${otherLocale(language)}`)] : []),
    ...(next ? [advice(name, next, { values: { count: untranslated.length }, isGeneral: true })] : []),
  ];
}

/** Skips hidden blocks, which only the owner sees. */
function checkBlocks({ blocks, contact }: ProfileDocument): Finding[] {
  const found = blocks.flatMap((block, index) =>
    isKnownBlock(block) && !block.isHidden ? checkBlock(block, `blocks.${index}`) : [],
  );
  const hasHours = blocks.some(({ kind }) => kind === 'hours');
  return [...found, ...(contact.address && !hasHours ? [advice('hoursMissing', 'blocks')] : [])];
}

function checkBlock(block: KnownBlock, path: string): Finding[] {
  const { kind } = block;
  if (countOf(block) === 0) return [advice('blockEmpty', path, { kind })];
  return checkLinks(block, path);
}

function checkLinks(block: KnownBlock, path: string): Finding[] {
  const { kind } = block;
  const { links, list } = definitionOf(block);
  return (links?.(block) ?? []).flatMap(({ address, label }, index) => {
    const at = `${path}.${list?.name}.${index}`;
    if (!isSafeLink(address)) return [error('linkBroken', `${at}.address`, { kind })];
    return [
      ...(address.startsWith('http:') ? [advice('linkPlain', `${at}.address`, { kind })] : []),
      ...(label && isBlank(label) ? [advice('linkUnnamed', `${at}.label`, { kind })] : []),
    ];
  });
}

/** One finding for all pictures without alternative text. */
function checkPictures({ identity, blocks }: ProfileDocument): Finding[] {
  const all = [
    ...(['avatar', 'logo', 'cover'] as const).map((name) => [identity[name], `identity.${name}`] as const),
    ...blocks.flatMap((block, index) => {
      if (!isKnownBlock(block) || block.isHidden) return [];
      const { pictures, files } = definitionOf(block);
      const paths = files?.(block) ?? [];
      return (pictures?.(block) ?? []).map((one, at) => [one, `blocks.${index}.${paths[at]?.[1]}`] as const);
    }),
  ];
  const missing = all.flatMap(([one, path]) =>
    one && isBlank(one.alt) ? [{ file: one.file, path: `${path}.alt` }] : [],
  );
  const [first] = missing;
  if (!first) return [];
  const [block] = /^blocks\.\d+\./.exec(first.path) ?? [];
  const isOfSeveralBlocks = block !== undefined && missing.some(({ path }) => !path.startsWith(block));
  // The path tells which block it is about.
  const path = isOfSeveralBlocks ? 'blocks' : first.path;
  return [advice('altMissing', path, { values: { count: missing.length }, pictures: missing })];
}
