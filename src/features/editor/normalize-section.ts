import type { FormSection } from './form-sections.ts';
import { getIn, setIn } from './paths.ts';

/** What a part last was while all of it was right, and each thing of its lists by its key. */
export interface SectionCache {
  lastValid: unknown;
  readonly itemsByKey: Map<string, unknown>;
}

export const createSectionCache = (): SectionCache => ({ lastValid: undefined, itemsByKey: new Map() });

export interface NormalizedSection {
  /** undefined: nothing of it can be kept yet. */
  readonly value: unknown;
  /** By the path of the form inside the part. */
  readonly errors: Readonly<Record<string, string>>;
  /** For each list, which of the form's things the document holds, in order. */
  readonly retained: Readonly<Record<string, readonly number[]>>;
}

type Item = Readonly<Record<string, unknown>>;

interface Attempt {
  candidate: Item;
  retained: Record<string, number[]>;
  errors: Record<string, string>;
  /** Found unfit in this round; they go together at its end, so that the others keep their places until then. */
  dropped: Set<string>;
}

const maxAttempts = 20;

/**
 * What of a part can be kept: a field that is not right yet keeps the value that it last had while it was, and a new
 * thing of a list waits outside until it is whole.
 */
export function normalizeSection(section: FormSection, cache: SectionCache): NormalizedSection {
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

/** Without the things that say nothing, and without those that lack what they cannot be without. */
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

/** The document's mail addresses are bare texts. */
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
