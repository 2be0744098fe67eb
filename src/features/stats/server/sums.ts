import { wallTimeOf } from '#base/time/israel-time.ts';
import type { EventKind } from '../domain.ts';
import type { Counted } from './counting/pending-events.ts';
import type { SumDimension } from './table.ts';

export interface Sum {
  readonly profileId: number;
  readonly day: string;
  readonly kind: EventKind | 'visitor';
  readonly dimension: SumDimension;
  readonly key: string;
  count: number;
}

type SumKey = Pick<Sum, 'profileId' | 'day' | 'kind'>;

/** Aggregates events into daily sums, one row per kind, dimension and key. */
export function createSums() {
  const sums = new Map<string, Sum>();
  const add = (sumKey: SumKey, dimension: SumDimension, key: string, count = 1) => {
    const id = `${sumKey.profileId} ${sumKey.day} ${sumKey.kind} ${dimension} ${key}`;
    const existing = sums.get(id);
    if (existing) existing.count += count;
    else sums.set(id, { profileId: sumKey.profileId, day: sumKey.day, kind: sumKey.kind, dimension, key, count });
  };
  return { add, rows: (): Sum[] => [...sums.values()] };
}

export type Sums = ReturnType<typeof createSums>;

const hourMilliseconds = 3_600_000;

/** Most events in a batch are alike, so they are grouped first and each group is processed once. */
export function addEvents(sums: Sums, events: readonly Counted[]): void {
  const groups = new Map<string, { readonly event: Counted; count: number }>();
  for (const event of events) {
    const { profileId, kind, source, host = '', device, target = '', at } = event;
    const hour = Math.floor(at.getTime() / hourMilliseconds);
    const id = `${profileId} ${hour} ${kind} ${source} ${device} ${host} ${target}`;
    const existing = groups.get(id);
    if (existing) existing.count += 1;
    else groups.set(id, { event, count: 1 });
  }
  for (const { event, count } of groups.values()) addGroup(sums, event, count);
}

function addGroup({ add }: Sums, event: Counted, count: number): void {
  const { profileId, kind, source, host, device, target, at } = event;
  const { day, hour } = wallTimeOf(at);
  const sumKey: SumKey = { profileId, day, kind };
  add(sumKey, 'all', '', count);
  add(sumKey, 'source', source, count);
  if (kind === 'view') {
    if (host) add(sumKey, 'host', host, count);
    add(sumKey, 'device', device, count);
    add(sumKey, 'hour', String(hour), count);
  }
  if (target !== undefined && (kind === 'click' || kind === 'share' || kind === 'tap'))
    add(sumKey, 'target', target, count);
}
