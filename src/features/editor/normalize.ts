import { getIn, setIn } from '#base/edits/value-paths.ts';
import type { FormBlock } from '#features/profiles/blocks/form-block.ts';
import type { Block } from '#features/profiles/blocks/kinds.ts';
import { documentVersion, type ProfileDocument } from '#features/profiles/document/document.ts';
import type { EditorForm } from './form.ts';
import {
  blockSection,
  contactSection,
  designSection,
  type FormSection,
  identitySection,
  sharingSection,
} from './form-sections.ts';

/** The last fully valid value of a section, and the last valid value of each list item by its key. */
interface SectionCache {
  lastValid: unknown;
  readonly itemsByKey: Map<string, unknown>;
}

const createSectionCache = (): SectionCache => ({ lastValid: undefined, itemsByKey: new Map() });

interface NormalizedSection {
  /** undefined while no part of it is valid. */
  readonly value: unknown;
  /** By the form path inside the section. */
  readonly errors: Readonly<Record<string, string>>;
  /** For each list, the form indexes of the items that the document contains, in order. */
  readonly retained: Readonly<Record<string, readonly number[]>>;
}

type Item = Readonly<Record<string, unknown>>;

interface Attempt {
  candidate: Item;
  retained: Record<string, number[]>;
  errors: Record<string, string>;
  /**
   * Items found invalid in this pass, removed together at its end, so that the others' indexes stay valid until then.
   */
  dropped: Set<string>;
}

const maxAttempts = 20;

/**
 * Normalizes a section to what can be saved: an invalid field retains its last valid value, and a new list item is left
 * out until it is valid.
 */
function normalizeSection(section: FormSection, cache: SectionCache): NormalizedSection {
  const attempt = startAttempt(section);
  const attempted = new Set<string>();
  for (let count = 0; count < maxAttempts; count += 1) {
    const parsed = section.schema.safeParse(withPlainEmails(attempt.candidate, section));
    if (parsed.success) return remember(section, attempt, parsed.data, cache);
    for (const { path, message } of parsed.error.issues)
      repair(section, attempt, path as (string | number)[], message, cache, attempted);
    dropInvalidItems(section, attempt);
  }
  return { value: cache.lastValid, errors: attempt.errors, retained: attempt.retained };
}

/** Leaves out blank items and those without their required field. */
function startAttempt({ input, lists, ownErrors }: FormSection): Attempt {
  const attempt: Attempt = { candidate: input, retained: {}, errors: { ...ownErrors }, dropped: new Set() };
  for (const { name, isBlank, needs } of lists) {
    const items = (input[name] ?? []) as readonly Item[];
    const indexes = items.map((_, itemIndex) => itemIndex).filter((itemIndex) => !isBlank(items[itemIndex] as Item));
    const isIncomplete = (itemIndex: number): boolean =>
      needs !== undefined && !String(items[itemIndex]?.[needs] ?? '').trim();
    for (const itemIndex of indexes.filter(isIncomplete))
      attempt.errors[`${name}.${itemIndex}.${needs}`] = 'errors.required';
    const retained = indexes.filter((itemIndex) => !isIncomplete(itemIndex));
    attempt.retained[name] = retained;
    attempt.candidate = { ...attempt.candidate, [name]: retained.map((itemIndex) => items[itemIndex]) };
  }
  return attempt;
}

/** The document stores email addresses as plain strings. */
const withPlainEmails = (candidate: Item, { lists }: FormSection): Item =>
  lists.some(({ name }) => name === 'emails')
    ? { ...candidate, emails: (candidate.emails as readonly { address: string }[]).map(({ address }) => address) }
    : candidate;

function repair(
  section: FormSection,
  attempt: Attempt,
  path: readonly (string | number)[],
  message: string,
  cache: SectionCache,
  attempted: Set<string>,
): void {
  const [name, itemIndex, ...rest] = path;
  const list = section.lists.find((one) => one.name === name);
  if (!list || typeof itemIndex !== 'number') {
    repairField(attempt, path, message, cache, attempted);
    return;
  }
  const items = attempt.candidate[list.name] as readonly Item[];
  const item = items[itemIndex];
  const formIndex = attempt.retained[list.name]?.[itemIndex];
  if (!item || formIndex === undefined) return;
  const inner = list.name === 'emails' ? ['address'] : rest;
  attempt.errors[[list.name, formIndex, ...inner].join('.')] = message;
  const lastValidValue = getIn(cache.itemsByKey.get(keyOf(item)), inner);
  const key = `${keyOf(item)}.${inner.join('.')}`;
  if (lastValidValue === undefined || attempted.has(key)) attempt.dropped.add(`${list.name}.${itemIndex}`);
  if (lastValidValue === undefined || attempted.has(key)) return;
  attempted.add(key);
  const repaired = setIn(item, inner, lastValidValue);
  attempt.candidate = {
    ...attempt.candidate,
    [list.name]: items.map((one, index) => (index === itemIndex ? repaired : one)),
  };
}

function repairField(
  attempt: Attempt,
  path: readonly (string | number)[],
  message: string,
  cache: SectionCache,
  attempted: Set<string>,
): void {
  const key = path.join('.');
  attempt.errors[key] = message;
  const lastValidValue = attempted.has(key) ? undefined : getIn(cache.lastValid, path);
  attempted.add(key);
  attempt.candidate = setIn(attempt.candidate, path, lastValidValue);
}

function dropInvalidItems({ lists }: FormSection, attempt: Attempt): void {
  for (const { name } of lists) {
    const isRetained = (_: unknown, itemIndex: number): boolean => !attempt.dropped.has(`${name}.${itemIndex}`);
    attempt.retained[name] = (attempt.retained[name] ?? []).filter(isRetained);
    attempt.candidate = {
      ...attempt.candidate,
      [name]: (attempt.candidate[name] as readonly Item[]).filter(isRetained),
    };
  }
  attempt.dropped.clear();
}

const keyOf = (item: Item): string => String(item.key ?? item.id ?? '');

function remember({ lists }: FormSection, attempt: Attempt, value: unknown, cache: SectionCache): NormalizedSection {
  for (const { name } of lists) {
    const normalized = getIn(value, [name]) as readonly unknown[];
    (attempt.candidate[name] as readonly Item[]).forEach((item, itemIndex) => {
      cache.itemsByKey.set(keyOf(item), name === 'emails' ? { address: normalized[itemIndex] } : normalized[itemIndex]);
    });
  }
  cache.lastValid = value;
  return { value, errors: attempt.errors, retained: attempt.retained };
}

export interface NormalizedForm {
  /** The fully valid document, which can be saved and shown. */
  readonly document: ProfileDocument;
  /** By form path: `contact.phones.0.number`. */
  readonly errors: Readonly<Record<string, string>>;
  /** For each list of the document, the form indexes of its items. */
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

/** Caches the last valid value of each section and never validates unchanged sections again. */
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

/** Returns the previous array when nothing in it changed, so that consumers can compare by identity. */
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

/** Maps a path of the saved document, as the server names it, to the form path. */
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

/** Whether the document contains everything typed. */
export function isComplete({ errors, retained }: NormalizedForm, form: EditorForm): boolean {
  const lists: readonly (readonly [string, number])[] = [
    ['contact.phones', form.contact.phones.length],
    ['contact.emails', form.contact.emails.length],
    ['blocks', form.blocks.length],
  ];
  const isAllRetained = lists.every(([name, count]) => (retained[name]?.length ?? 0) === count);
  return Object.keys(errors).length === 0 && isAllRetained;
}
