import { isDeepEqual } from '#base/edits/deep-equal.ts';
import { getIn, pathSegments, setIn } from '#base/edits/value-paths.ts';
import { formatPhone } from '#base/phone.ts';
import type { LocalizedText } from '#base/schemas.ts';
import { countOf } from '#features/profiles/blocks/form-block.ts';
import { type Block, isKnownBlock } from '#features/profiles/blocks/kinds.ts';
import type { ProfileDocument } from '#features/profiles/document/document.ts';

/** Summary of one side: the owner's text, or the number of items. */
export interface SideSummary {
  readonly text?: string;
  readonly count?: number;
}

export interface Difference {
  readonly section: DifferentSection;
  /** Block ID and kind, for a difference in a block. */
  readonly id?: string;
  readonly kind?: string;
  readonly mine: SideSummary;
  readonly theirs: SideSummary;
}

type SectionReader = (document: ProfileDocument) => { readonly value: unknown; readonly summary: SideSummary };

const summaryOfText = (localized: LocalizedText | undefined): SideSummary => ({
  text: [localized?.he, localized?.en].filter((text) => text?.trim()).join(' · '),
});
const joinedSummary = (...texts: readonly (string | undefined)[]): SideSummary => ({
  text: texts.filter(Boolean).join(' · '),
});

const sectionReaders = {
  name: ({ identity: { name } }) => ({ value: name, summary: summaryOfText(name) }),
  title: ({ identity: { title } }) => ({ value: title, summary: summaryOfText(title) }),
  company: ({ identity: { company } }) => ({ value: company, summary: summaryOfText(company) }),
  tagline: ({ identity: { tagline } }) => ({ value: tagline, summary: summaryOfText(tagline) }),
  pictures: ({ identity: { avatar, logo, cover } }) => counted([avatar, logo, cover]),
  phones: ({ contact: { phones } }) => ({
    value: phones,
    summary: joinedSummary(...phones.map((one) => formatPhone(one.number))),
  }),
  whatsapp: ({ contact: { whatsapp } }) => ({
    value: whatsapp,
    summary: joinedSummary(whatsapp && formatPhone(whatsapp.number), summaryOfText(whatsapp?.text).text),
  }),
  emails: ({ contact: { emails } }) => ({ value: emails, summary: joinedSummary(...emails) }),
  website: ({ contact: { website } }) => ({ value: website, summary: joinedSummary(website) }),
  address: ({ contact: { address } }) => ({
    value: address,
    summary: joinedSummary(summaryOfText(address?.street).text, summaryOfText(address?.city).text),
  }),
  design: ({ design }) => ({
    value: design,
    summary: joinedSummary(design.template, ...Object.values(design.colours)),
  }),
  sharing: ({ sharing }) => ({
    value: sharing,
    summary: joinedSummary(summaryOfText(sharing.title).text, summaryOfText(sharing.description).text),
  }),
  language: ({ language }) => ({ value: language, summary: joinedSummary(language) }),
} satisfies Record<string, SectionReader>;

const sections = Object.keys(sectionReaders) as (keyof typeof sectionReaders)[];

type DifferentSection = keyof typeof sectionReaders | 'order' | 'block';

function counted(items: readonly unknown[]): { value: unknown; summary: SideSummary } {
  return { value: items, summary: { count: items.filter((item) => item !== undefined).length } };
}

/** Differences between two drafts of one profile, as far as they can be summarized in text. */
export function differences(mine: ProfileDocument, theirs: ProfileDocument): Difference[] {
  const ofSections = sections.flatMap((section) => {
    const [one, two] = [sectionReaders[section](mine), sectionReaders[section](theirs)];
    return isDeepEqual(one.value, two.value) ? [] : [{ section, mine: one.summary, theirs: two.summary }];
  });
  return [...ofSections, ...blockDifferences(mine.blocks, theirs.blocks)];
}

function blockDifferences(mine: readonly Block[], theirs: readonly Block[]): Difference[] {
  const ids = new Set([...mine, ...theirs].map(({ id }) => id));
  const changed = [...ids].flatMap((id): Difference[] => {
    const [one, two] = [mine, theirs].map((blocks) => blocks.find((block) => block.id === id));
    if (isDeepEqual(one, two)) return [];
    return [
      { section: 'block', id, kind: (one ?? two)?.kind ?? '', mine: summaryOfBlock(one), theirs: summaryOfBlock(two) },
    ];
  });
  const order = (blocks: readonly Block[], others: readonly Block[]) =>
    blocks.map(({ id }) => id).filter((id) => others.some((other) => other.id === id));
  const isReordered = !isDeepEqual(order(mine, theirs), order(theirs, mine));
  return isReordered ? [...changed, { section: 'order', mine: {}, theirs: {} }] : changed;
}

function summaryOfBlock(block: Block | undefined): SideSummary {
  if (!block) return {};
  if (!isKnownBlock(block)) return { count: 1 };
  return { ...summaryOfText(block.title), count: countOf(block) };
}

/** Where the sections are in a document. */
const pathsOf: Readonly<Record<keyof typeof sectionReaders, readonly string[]>> = {
  name: ['identity.name'],
  title: ['identity.title'],
  company: ['identity.company'],
  tagline: ['identity.tagline'],
  pictures: ['identity.avatar', 'identity.logo', 'identity.cover'],
  phones: ['contact.phones'],
  whatsapp: ['contact.whatsapp'],
  emails: ['contact.emails'],
  website: ['contact.website'],
  address: ['contact.address'],
  design: ['design'],
  sharing: ['sharing'],
  language: ['language'],
};

/** Takes one difference from another draft. */
export function takeDifference(
  into: ProfileDocument,
  from: ProfileDocument,
  { section, id }: Pick<Difference, 'section' | 'id'>,
): ProfileDocument {
  if (section === 'order') return { ...into, blocks: sortedAs(into.blocks, from.blocks) };
  if (section === 'block') return { ...into, blocks: withBlock(into.blocks, from.blocks, id) };
  return pathsOf[section].reduce(
    (document, path) => setIn(document, pathSegments(path), getIn(from, pathSegments(path))),
    into,
  );
}

function sortedAs(blocks: readonly Block[], like: readonly Block[]): Block[] {
  const placeOf = ({ id }: Block) => like.findIndex((block) => block.id === id);
  return blocks.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function withBlock(blocks: readonly Block[], from: readonly Block[], id: string | undefined): Block[] {
  const taken = from.filter((block) => block.id === id);
  const place = blocks.findIndex((block) => block.id === id);
  if (place === -1) return sortedAs([...blocks, ...taken], from);
  return blocks.toSpliced(place, 1, ...taken);
}
