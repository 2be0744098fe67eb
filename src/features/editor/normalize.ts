import type { Block } from '#features/profiles/blocks/kinds.ts';
import { documentVersion, type ProfileDocument } from '#features/profiles/document/document.ts';
import type { EditorForm, FormBlock } from './form.ts';
import {
  blockSection,
  contactSection,
  designSection,
  type FormSection,
  identitySection,
  sharingSection,
} from './form-sections.ts';
import {
  createSectionCache,
  type NormalizedSection,
  normalizeSection,
  type SectionCache,
} from './normalize-section.ts';

export interface NormalizedForm {
  /** What can be saved and shown: right to its last field. */
  readonly document: ProfileDocument;
  /** By the path of the form: `contact.phones.0.number`. */
  readonly errors: Readonly<Record<string, string>>;
  /** For each list of the document, the places of its things in the form. */
  readonly retained: Readonly<Record<string, readonly number[]>>;
}

export type Normalize = (form: EditorForm) => NormalizedForm;

type SectionName = 'identity' | 'contact' | 'design' | 'sharing';
const sectionOf: Record<SectionName, (form: EditorForm) => FormSection> = {
  identity: identitySection,
  contact: contactSection,
  design: designSection,
  sharing: sharingSection,
};
const sectionNames = Object.keys(sectionOf) as SectionName[];

/** Remembers what was right, part by part, and never checks twice what did not change. */
export function createNormalizer(first: ProfileDocument): Normalize {
  const caches = new Map<string, SectionCache>(
    sectionNames.map((name) => [name, { lastValid: first[name], itemsByKey: new Map() }]),
  );
  const done = new WeakMap<object, NormalizedSection>();
  const cacheOf = (name: string): SectionCache => {
    const cache = caches.get(name) ?? createSectionCache();
    caches.set(name, cache);
    return cache;
  };
  const normalizedSection = (source: object, name: string, section: () => FormSection): NormalizedSection => {
    const normalized = done.get(source) ?? normalizeSection(section(), cacheOf(name));
    done.set(source, normalized);
    return normalized;
  };
  let blocks: readonly unknown[] = [];
  return (form) => {
    const sections = sectionNames.map(
      (name) => [name, normalizedSection(form[name], name, () => sectionOf[name](form))] as const,
    );
    const ofBlocks = form.blocks.map((one) => normalizedSection(one, `block ${one.id}`, () => blockSection(one)));
    blocks = sameOrNew(
      blocks,
      ofBlocks.map(({ value }) => value).filter((value) => value !== undefined),
    );
    const values = Object.fromEntries(sections.map(([name, { value }]) => [name, value])) as Pick<
      ProfileDocument,
      SectionName
    >;
    return {
      document: { version: documentVersion, language: form.language, ...values, blocks: blocks as Block[] },
      errors: Object.assign(
        {},
        ...sections.map(([name, { errors }]) => under(name, errors)),
        ...ofBlocks.map(blockErrors),
      ),
      retained: retainedOf(sections, ofBlocks, form.blocks),
    };
  };
}

const under = (name: string, errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([path, message]) => [`${name}.${path}`, message]));

const blockErrors = ({ errors }: NormalizedSection, index: number) => under(`blocks.${index}`, errors);

/** The same list as before when nothing in it changed, so that whoever shows it can tell. */
const sameOrNew = (before: readonly unknown[], now: readonly unknown[]): readonly unknown[] =>
  before.length === now.length && before.every((one, index) => one === now[index]) ? before : now;

function retainedOf(
  sections: readonly (readonly [string, NormalizedSection])[],
  ofBlocks: readonly NormalizedSection[],
  blocks: readonly FormBlock[],
): Record<string, readonly number[]> {
  const retained: Record<string, readonly number[]> = {};
  for (const [name, section] of sections)
    for (const [list, indexes] of Object.entries(section.retained)) retained[`${name}.${list}`] = indexes;
  const retainedBlocks = blocks.map((_, index) => index).filter((index) => ofBlocks[index]?.value !== undefined);
  retained.blocks = retainedBlocks;
  retainedBlocks.forEach((blockIndex, index) => {
    for (const [list, indexes] of Object.entries(ofBlocks[blockIndex]?.retained ?? {}))
      retained[`blocks.${index}.${list}`] = indexes;
  });
  return retained;
}

/** A path of the saved document, as the server names it, where the form has it. */
export function formPath(documentPath: string, retained: NormalizedForm['retained']): string {
  const found: string[] = [];
  const read: string[] = [];
  for (const section of documentPath.split('.')) {
    const index = retained[read.join('.')]?.[Number(section)];
    found.push(index === undefined ? section : String(index));
    read.push(section);
  }
  return /^contact\.emails\.\d+$/.test(documentPath) ? `${found.join('.')}.address` : found.join('.');
}

/** Nothing typed waits outside of the document. */
export function isComplete({ errors, retained }: NormalizedForm, form: EditorForm): boolean {
  const lists: readonly (readonly [string, number])[] = [
    ['contact.phones', form.contact.phones.length],
    ['contact.emails', form.contact.emails.length],
    ['blocks', form.blocks.length],
  ];
  const isAllRetained = lists.every(([name, count]) => (retained[name]?.length ?? 0) === count);
  return Object.keys(errors).length === 0 && isAllRetained;
}
