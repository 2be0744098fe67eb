import type { Words } from '#base/content-schemas.ts';
import { isDeepEqual } from '#base/deep-equal.ts';
import { formatPhone } from '#base/phone.ts';
import { type Block, isKnownBlock } from '#features/profiles/blocks/kinds.ts';
import type { ProfileDocument } from '#features/profiles/document/document.ts';
import { countOf } from './form.ts';

export type DifferentSection =
  | 'name'
  | 'title'
  | 'company'
  | 'tagline'
  | 'pictures'
  | 'phones'
  | 'whatsapp'
  | 'emails'
  | 'website'
  | 'address'
  | 'order'
  | 'block'
  | 'design'
  | 'sharing'
  | 'language';

/** What one side says: words of the owner's, or how many things there are. */
export interface Said {
  readonly text?: string;
  readonly count?: number;
}

export interface Difference {
  readonly section: DifferentSection;
  /** Of a block. */
  readonly kind?: string;
  readonly mine: Said;
  readonly theirs: Said;
}

type Look = (document: ProfileDocument) => { readonly part: unknown; readonly said: Said };

const ofWords = (words: Words | undefined): Said => ({
  text: [words?.he, words?.en].filter((text) => text?.trim()).join(' · '),
});
const lines = (...texts: readonly (string | undefined)[]): Said => ({ text: texts.filter(Boolean).join(' · ') });

const looks: readonly (readonly [Exclude<DifferentSection, 'block'>, Look])[] = [
  ['name', ({ identity: { name } }) => ({ part: name, said: ofWords(name) })],
  ['title', ({ identity: { title } }) => ({ part: title, said: ofWords(title) })],
  ['company', ({ identity: { company } }) => ({ part: company, said: ofWords(company) })],
  ['tagline', ({ identity: { tagline } }) => ({ part: tagline, said: ofWords(tagline) })],
  ['pictures', ({ identity: { avatar, logo, cover } }) => counted([avatar, logo, cover])],
  [
    'phones',
    ({ contact: { phones } }) => ({ part: phones, said: lines(...phones.map((one) => formatPhone(one.number))) }),
  ],
  [
    'whatsapp',
    ({ contact: { whatsapp } }) => ({
      part: whatsapp,
      said: lines(whatsapp && formatPhone(whatsapp.number), ofWords(whatsapp?.text).text),
    }),
  ],
  ['emails', ({ contact: { emails } }) => ({ part: emails, said: lines(...emails) })],
  ['website', ({ contact: { website } }) => ({ part: website, said: lines(website) })],
  [
    'address',
    ({ contact: { address } }) => ({
      part: address,
      said: lines(ofWords(address?.street).text, ofWords(address?.city).text),
    }),
  ],
  ['design', ({ design }) => ({ part: design, said: lines(design.template, ...Object.values(design.colours)) })],
  [
    'sharing',
    ({ sharing }) => ({ part: sharing, said: lines(ofWords(sharing.title).text, ofWords(sharing.description).text) }),
  ],
  ['language', ({ language }) => ({ part: language, said: lines(language) })],
];

function counted(things: readonly unknown[]): { part: unknown; said: Said } {
  return { part: things, said: { count: things.filter((thing) => thing !== undefined).length } };
}

/** Where two drafts of one card part, as far as words can say it. */
export function differences(mine: ProfileDocument, theirs: ProfileDocument): Difference[] {
  const ofSections = looks.flatMap(([section, look]) => {
    const [one, two] = [look(mine), look(theirs)];
    return isDeepEqual(one.part, two.part) ? [] : [{ section, mine: one.said, theirs: two.said }];
  });
  return [...ofSections, ...blockDifferences(mine.blocks, theirs.blocks)];
}

function blockDifferences(mine: readonly Block[], theirs: readonly Block[]): Difference[] {
  const ids = new Set([...mine, ...theirs].map(({ id }) => id));
  const changed = [...ids].flatMap((id): Difference[] => {
    const [one, two] = [mine, theirs].map((blocks) => blocks.find((block) => block.id === id));
    if (isDeepEqual(one, two)) return [];
    return [{ section: 'block', kind: (one ?? two)?.kind ?? '', mine: saidOf(one), theirs: saidOf(two) }];
  });
  const order = (blocks: readonly Block[], others: readonly Block[]) =>
    blocks.map(({ id }) => id).filter((id) => others.some((other) => other.id === id));
  const isMoved = !isDeepEqual(order(mine, theirs), order(theirs, mine));
  return isMoved ? [...changed, { section: 'order', mine: {}, theirs: {} }] : changed;
}

function saidOf(block: Block | undefined): Said {
  if (!block) return {};
  if (!isKnownBlock(block)) return { count: 1 };
  return { ...ofWords(block.title), count: countOf(block) };
}
