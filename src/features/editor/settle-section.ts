import type { FormPart } from './form-parts.ts';
import { getIn, setIn } from './paths.ts';

/** What a part last was while all of it was right, and each thing of its lists by its key. */
export interface PartMemory {
  whole: unknown;
  readonly things: Map<string, unknown>;
}

export const newMemory = (): PartMemory => ({ whole: undefined, things: new Map() });

export interface SettledPart {
  /** undefined: nothing of it can be kept yet. */
  readonly value: unknown;
  /** By the path of the form inside the part. */
  readonly flaws: Readonly<Record<string, string>>;
  /** For each list, which of the form's things the document holds, in order. */
  readonly kept: Readonly<Record<string, readonly number[]>>;
}

type Item = Readonly<Record<string, unknown>>;

interface Attempt {
  candidate: Item;
  kept: Record<string, number[]>;
  flaws: Record<string, string>;
  /** Found unfit in this round; they go together at its end, so that the others keep their places until then. */
  leaving: Set<string>;
}

const maxAttempts = 20;

/**
 * What of a part can be kept: a field that is not right yet keeps the value that it last had while it was, and a new
 * thing of a list waits outside until it is whole.
 */
export function settlePart(part: FormPart, memory: PartMemory): SettledPart {
  const attempt = begin(part);
  const tried = new Set<string>();
  for (let count = 0; count < maxAttempts; count += 1) {
    const parsed = part.schema.safeParse(bare(attempt.candidate, part));
    if (parsed.success) return remember(part, attempt, parsed.data, memory);
    for (const { path, message } of parsed.error.issues)
      repair(part, attempt, path as (string | number)[], message, memory, tried);
    leaveOut(part, attempt);
  }
  return { value: memory.whole, flaws: attempt.flaws, kept: attempt.kept };
}

/** Without the things that say nothing, and without those that lack what they cannot be without. */
function begin({ input, lists, ownFlaws }: FormPart): Attempt {
  const attempt: Attempt = { candidate: input, kept: {}, flaws: { ...ownFlaws }, leaving: new Set() };
  for (const { name, isBlank, needs } of lists) {
    const items = (input[name] ?? []) as readonly Item[];
    const places = items.map((_, place) => place).filter((place) => !isBlank(items[place] as Item));
    const lacks = (place: number): boolean => needs !== undefined && !String(items[place]?.[needs] ?? '').trim();
    for (const place of places.filter(lacks)) attempt.flaws[`${name}.${place}.${needs}`] = 'errors.required';
    const kept = places.filter((place) => !lacks(place));
    attempt.kept[name] = kept;
    attempt.candidate = { ...attempt.candidate, [name]: kept.map((place) => items[place]) };
  }
  return attempt;
}

/** The document's mail addresses are bare texts. */
const bare = (candidate: Item, { lists }: FormPart): Item =>
  lists.some(({ name }) => name === 'emails')
    ? { ...candidate, emails: (candidate.emails as readonly { address: string }[]).map(({ address }) => address) }
    : candidate;

function repair(
  part: FormPart,
  attempt: Attempt,
  path: readonly (string | number)[],
  message: string,
  memory: PartMemory,
  tried: Set<string>,
): void {
  const [name, place, ...rest] = path;
  const list = part.lists.find((one) => one.name === name);
  if (!list || typeof place !== 'number') {
    repairField(attempt, path, message, memory, tried);
    return;
  }
  const items = attempt.candidate[list.name] as readonly Item[];
  const item = items[place];
  const formPlace = attempt.kept[list.name]?.[place];
  if (!item || formPlace === undefined) return;
  const inner = list.name === 'emails' ? ['address'] : rest;
  attempt.flaws[[list.name, formPlace, ...inner].join('.')] = message;
  const good = getIn(memory.things.get(keyOf(item)), inner);
  const mark = `${keyOf(item)}.${inner.join('.')}`;
  if (good === undefined || tried.has(mark)) attempt.leaving.add(`${list.name}.${place}`);
  if (good === undefined || tried.has(mark)) return;
  tried.add(mark);
  const mended = setIn(item, inner, good);
  attempt.candidate = {
    ...attempt.candidate,
    [list.name]: items.map((one, index) => (index === place ? mended : one)),
  };
}

function repairField(
  attempt: Attempt,
  path: readonly (string | number)[],
  message: string,
  memory: PartMemory,
  tried: Set<string>,
): void {
  const mark = path.join('.');
  attempt.flaws[mark] = message;
  const good = tried.has(mark) ? undefined : getIn(memory.whole, path);
  tried.add(mark);
  attempt.candidate = setIn(attempt.candidate, path, good);
}

function leaveOut({ lists }: FormPart, attempt: Attempt): void {
  for (const { name } of lists) {
    const stays = (_: unknown, place: number): boolean => !attempt.leaving.has(`${name}.${place}`);
    attempt.kept[name] = (attempt.kept[name] ?? []).filter(stays);
    attempt.candidate = { ...attempt.candidate, [name]: (attempt.candidate[name] as readonly Item[]).filter(stays) };
  }
  attempt.leaving.clear();
}

const keyOf = (item: Item): string => String(item.key ?? item.id ?? '');

function remember({ lists }: FormPart, attempt: Attempt, value: unknown, memory: PartMemory): SettledPart {
  for (const { name } of lists) {
    const settled = getIn(value, [name]) as readonly unknown[];
    (attempt.candidate[name] as readonly Item[]).forEach((item, place) => {
      memory.things.set(keyOf(item), name === 'emails' ? { address: settled[place] } : settled[place]);
    });
  }
  memory.whole = value;
  return { value, flaws: attempt.flaws, kept: attempt.kept };
}
