import { wallTimeOf } from '#base/israel-time.ts';
import type { EventKind } from '../domain.ts';
import type { Counted } from './counted.ts';
import type { SumPart } from './table.ts';

export interface Sum {
  readonly profileId: number;
  readonly day: string;
  readonly kind: EventKind | 'visitor';
  readonly part: SumPart;
  readonly key: string;
  count: number;
}

type SumFacts = Pick<Sum, 'profileId' | 'day' | 'kind'>;

/** Adds up what goes into the sums of days, one row for each part of each kind. */
export function createSums() {
  const sums = new Map<string, Sum>();
  const add = (facts: SumFacts, part: SumPart, key: string, count = 1) => {
    const id = `${facts.profileId} ${facts.day} ${facts.kind} ${part} ${key}`;
    const known = sums.get(id);
    if (known) known.count += count;
    else sums.set(id, { profileId: facts.profileId, day: facts.day, kind: facts.kind, part, key, count });
  };
  return { add, rows: (): Sum[] => [...sums.values()] };
}

export type Sums = ReturnType<typeof createSums>;

const hourMilliseconds = 3_600_000;

/** Most events of a batch are of a few shapes: each shape is looked at once. */
export function addEvents(sums: Sums, events: readonly Counted[]): void {
  const shapes = new Map<string, { readonly event: Counted; count: number }>();
  for (const event of events) {
    const { profileId, kind, source, host = '', device, target = '', at } = event;
    const hour = Math.floor(at.getTime() / hourMilliseconds);
    const id = `${profileId} ${hour} ${kind} ${source} ${device} ${host} ${target}`;
    const known = shapes.get(id);
    if (known) known.count += 1;
    else shapes.set(id, { event, count: 1 });
  }
  for (const { event, count } of shapes.values()) addShape(sums, event, count);
}

function addShape({ add }: Sums, event: Counted, count: number): void {
  const { profileId, kind, source, host, device, target, at } = event;
  const { day, hour } = wallTimeOf(at);
  const facts: SumFacts = { profileId, day, kind };
  add(facts, 'all', '', count);
  add(facts, 'source', source, count);
  if (kind === 'view') {
    if (host) add(facts, 'host', host, count);
    add(facts, 'device', device, count);
    add(facts, 'hour', String(hour), count);
  }
  if (target !== undefined && (kind === 'click' || kind === 'share' || kind === 'tap'))
    add(facts, 'target', target, count);
}
