import type { Block } from '#features/profiles/blocks/kinds.ts';
import { documentVersion, type ProfileDocument } from '#features/profiles/document/document.ts';
import type { EditorForm, FormBlock } from './form.ts';
import { blockPart, contactPart, designPart, type FormPart, identityPart, sharingPart } from './form-parts.ts';
import { newMemory, type PartMemory, type SettledPart, settlePart } from './settle-section.ts';

export interface Settled {
  /** What can be saved and shown: right to its last field. */
  readonly document: ProfileDocument;
  /** By the path of the form: `contact.phones.0.number`. */
  readonly flaws: Readonly<Record<string, string>>;
  /** For each list of the document, the places of its things in the form. */
  readonly kept: Readonly<Record<string, readonly number[]>>;
}

export type Settle = (form: EditorForm) => Settled;

type PartName = 'identity' | 'contact' | 'design' | 'sharing';
const partOf: Record<PartName, (form: EditorForm) => FormPart> = {
  identity: identityPart,
  contact: contactPart,
  design: designPart,
  sharing: sharingPart,
};
const partNames = Object.keys(partOf) as PartName[];

/** Remembers what was right, part by part, and never checks twice what did not change. */
export function createSettle(first: ProfileDocument): Settle {
  const memories = new Map<string, PartMemory>(
    partNames.map((name) => [name, { whole: first[name], things: new Map() }]),
  );
  const done = new WeakMap<object, SettledPart>();
  const memoryOf = (name: string): PartMemory => {
    const memory = memories.get(name) ?? newMemory();
    memories.set(name, memory);
    return memory;
  };
  const settled = (source: object, name: string, part: () => FormPart): SettledPart => {
    const known = done.get(source) ?? settlePart(part(), memoryOf(name));
    done.set(source, known);
    return known;
  };
  let blocks: readonly unknown[] = [];
  return (form) => {
    const parts = partNames.map((name) => [name, settled(form[name], name, () => partOf[name](form))] as const);
    const ofBlocks = form.blocks.map((one) => settled(one, `block ${one.id}`, () => blockPart(one)));
    blocks = sameOrNew(
      blocks,
      ofBlocks.map(({ value }) => value).filter((value) => value !== undefined),
    );
    const values = Object.fromEntries(parts.map(([name, { value }]) => [name, value])) as Pick<
      ProfileDocument,
      PartName
    >;
    return {
      document: { version: documentVersion, language: form.language, ...values, blocks: blocks as Block[] },
      flaws: Object.assign({}, ...parts.map(([name, { flaws }]) => under(name, flaws)), ...ofBlocks.map(flawsOfBlock)),
      kept: keptOf(parts, ofBlocks, form.blocks),
    };
  };
}

const under = (name: string, flaws: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(flaws).map(([path, message]) => [`${name}.${path}`, message]));

const flawsOfBlock = ({ flaws }: SettledPart, place: number) => under(`blocks.${place}`, flaws);

/** The same list as before when nothing in it changed, so that whoever shows it can tell. */
const sameOrNew = (before: readonly unknown[], now: readonly unknown[]): readonly unknown[] =>
  before.length === now.length && before.every((one, place) => one === now[place]) ? before : now;

function keptOf(
  parts: readonly (readonly [string, SettledPart])[],
  ofBlocks: readonly SettledPart[],
  blocks: readonly FormBlock[],
): Record<string, readonly number[]> {
  const kept: Record<string, readonly number[]> = {};
  for (const [name, part] of parts)
    for (const [list, places] of Object.entries(part.kept)) kept[`${name}.${list}`] = places;
  const shown = blocks.map((_, place) => place).filter((place) => ofBlocks[place]?.value !== undefined);
  kept.blocks = shown;
  shown.forEach((formPlace, place) => {
    for (const [list, places] of Object.entries(ofBlocks[formPlace]?.kept ?? {}))
      kept[`blocks.${place}.${list}`] = places;
  });
  return kept;
}

/** A path of the saved document, as the server names it, where the form has it. */
export function formPath(documentPath: string, kept: Settled['kept']): string {
  const found: string[] = [];
  const read: string[] = [];
  for (const part of documentPath.split('.')) {
    const place = kept[read.join('.')]?.[Number(part)];
    found.push(place === undefined ? part : String(place));
    read.push(part);
  }
  return /^contact\.emails\.\d+$/.test(documentPath) ? `${found.join('.')}.address` : found.join('.');
}

/** Nothing typed waits outside of the document. */
export function isWhole({ flaws, kept }: Settled, form: EditorForm): boolean {
  const lists: readonly (readonly [string, number])[] = [
    ['contact.phones', form.contact.phones.length],
    ['contact.emails', form.contact.emails.length],
    ['blocks', form.blocks.length],
  ];
  const isAllKept = lists.every(([name, count]) => (kept[name]?.length ?? 0) === count);
  return Object.keys(flaws).length === 0 && isAllKept;
}
