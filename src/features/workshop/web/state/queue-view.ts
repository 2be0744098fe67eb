import { z } from 'zod';
import type { OrderState } from '#features/physical-cards/transitions.ts';
import { hrefWith, paramsOf, readFilter } from '#web-kit/address-filter.ts';
import { maxCounted, workshopFilter } from '../../contract.ts';

/** In workflow order. `open`: orders that the workshop still has to complete. */
export const queueTabs = [
  'open',
  'paid',
  'approved',
  'in_production',
  'encoded',
  'shipped',
  'delivery_problem',
  'needs_changes',
  'delivered',
  'pending_payment',
  'closed',
  'all',
] as const;
export type QueueTab = (typeof queueTabs)[number];

const open: readonly OrderState[] = ['paid', 'approved', 'in_production', 'encoded', 'delivery_problem'];
const closed: readonly OrderState[] = ['returned', 'cancelled', 'expired', 'refunded'];

/** Cancelled or taken back: it is not made, packed or sent any more. */
export const isClosedOrder = (state: OrderState): boolean => closed.includes(state);

/** The states in a tab; undefined means all. */
export function statesIn(tab: QueueTab): readonly OrderState[] | undefined {
  if (tab === 'all') return undefined;
  if (tab === 'open') return open;
  return tab === 'closed' ? closed : [tab];
}

const { shape } = workshopFilter;
const fields = {
  material: shape.material,
  delivery: shape.delivery,
  q: shape.q,
  owner: shape.owner,
  /** Newest first is the default and not written to the URL. */
  direction: z.literal('asc'),
};

export interface QueueFilter extends ReturnType<typeof readFilter<typeof fields>> {
  readonly tab: QueueTab;
}

/** A search or an owner filter covers all orders by default, because one usually does not know the order's state. */
const usualTab = (filter: Partial<QueueFilter>): QueueTab => (filter.q || filter.owner ? 'all' : 'open');

export function queueFilterOf(search: URLSearchParams): QueueFilter {
  const written = search.get('tab');
  const rest = readFilter(search, fields);
  return { ...rest, tab: queueTabs.find((tab) => tab === written) ?? usualTab(rest) };
}

export function queueHref(filter: QueueFilter): string {
  const tab = filter.tab === usualTab(filter) ? undefined : filter.tab;
  const { material, delivery, q, owner, direction } = filter;
  return hrefWith('/admin/orders', { tab, material, delivery, q, owner, direction });
}

export const ordersHref = (state: OrderState): string =>
  queueHref({ tab: queueTabs.find((tab) => tab === state) ?? 'closed' });

export const isFiltered = (filter: QueueFilter): boolean =>
  Boolean(filter.material || filter.delivery || filter.q || filter.owner);

/** Query parameters as the endpoints expect them. */
export const queryOf = ({ tab, ...filter }: QueueFilter): Record<string, string> =>
  paramsOf({ ...filter, state: statesIn(tab)?.join(',') });

export type StateCounts = readonly { state: OrderState; count: number }[] | undefined;

const countsIn = (tab: QueueTab, counts: StateCounts): number[] | undefined => {
  const states = statesIn(tab);
  return counts?.filter(({ state }) => states?.includes(state) ?? true).map(({ count }) => count);
};

/** True if one of the tab's states exceeds the counting limit. */
export const hasMoreIn = (tab: QueueTab, counts: StateCounts): boolean =>
  countsIn(tab, counts)?.some((count) => count > maxCounted) ?? false;

/** The number of orders in a tab; undefined while unknown. */
export const countIn = (tab: QueueTab, counts: StateCounts): number | undefined =>
  countsIn(tab, counts)?.reduce((sum, count) => sum + Math.min(count, maxCounted), 0);
