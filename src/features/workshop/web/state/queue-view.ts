import type { OrderState } from '#features/physical-cards/transitions.ts';
import { maxCounted, type WorkshopFilter, workshopFilter } from '../../contract.ts';

/** In the order of the work. `open`: whatever the workshop still owes somebody. */
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

/** What a tab holds; undefined: whatever there is. */
export function statesIn(tab: QueueTab): readonly OrderState[] | undefined {
  if (tab === 'all') return undefined;
  if (tab === 'open') return open;
  return tab === 'closed' ? closed : [tab];
}

export interface QueueFilter extends Pick<WorkshopFilter, 'material' | 'delivery' | 'q' | 'owner'> {
  readonly tab: QueueTab;
  /** The oldest first; else the newest. */
  readonly isUp?: boolean;
}

/** As the call wants them. */
export const statesOf = ({ tab }: QueueFilter): string | undefined => statesIn(tab)?.join(',');

const names = ['material', 'delivery', 'q', 'owner'] as const;

/** Who looks for somebody's orders wants all of them. */
const usualTab = ({ q, owner }: Partial<QueueFilter>): QueueTab => (q || owner ? 'all' : 'open');

/** Whatever in the address makes no sense is as if it were not there. */
export function queueFilterOf(search: URLSearchParams): QueueFilter {
  const written = search.get('tab');
  const rest = Object.fromEntries(
    names.flatMap((name) => {
      const value = search.get(name)?.trim();
      const parsed = value ? workshopFilter.shape[name].safeParse(value) : undefined;
      return parsed?.success ? [[name, parsed.data]] : [];
    }),
  );
  return {
    ...rest,
    ...(search.get('direction') === 'asc' && { isUp: true }),
    tab: queueTabs.find((tab) => tab === written) ?? usualTab(rest),
  };
}

export function queueHref(filter: QueueFilter): string {
  const search = new URLSearchParams();
  if (filter.tab !== usualTab(filter)) search.set('tab', filter.tab);
  for (const name of names) if (filter[name]) search.set(name, String(filter[name]));
  if (filter.isUp) search.set('direction', 'asc');
  const text = search.toString();
  return text ? `/admin/orders?${text}` : '/admin/orders';
}

/** Where the orders of a state stand. */
export const ordersHref = (state: OrderState): string =>
  queueHref({ tab: queueTabs.find((tab) => tab === state) ?? 'closed' });

/** Who looks for an order does not know where it stands: a search begins everywhere, and its end leads back to the work. */
export function withSearch({ q: before, ...filter }: QueueFilter, q: string): QueueFilter {
  if (!q) return { ...filter, tab: filter.tab === 'all' ? 'open' : filter.tab };
  return { ...filter, q, tab: !before && filter.tab === 'open' ? 'all' : filter.tab };
}

export const isFiltered = ({ material, delivery, q, owner }: QueueFilter): boolean =>
  Boolean(material || delivery || q || owner);

/** As the table of all orders that fit wants them. */
export function tableQuery({ tab, isUp, owner, ...filter }: QueueFilter): Record<string, string> {
  const states = statesIn(tab)?.join(',');
  return {
    ...Object.fromEntries(Object.entries(filter).filter(([, value]) => value)),
    ...(owner && { owner: String(owner) }),
    ...(states && { state: states }),
    ...(isUp && { direction: 'asc' }),
  };
}

/** Some state of it has more than are counted. */
export function hasMoreIn(tab: QueueTab, counts: readonly { state: OrderState; count: number }[] | undefined): boolean {
  const states = statesIn(tab);
  return counts?.some(({ state, count }) => (states?.includes(state) ?? true) && count > maxCounted) ?? false;
}

/** How many a tab holds; undefined while it is not known. */
export function countIn(tab: QueueTab, counts: readonly { state: OrderState; count: number }[] | undefined) {
  const states = statesIn(tab);
  return counts
    ?.filter(({ state }) => states?.includes(state) ?? true)
    .reduce((sum, { count }) => sum + Math.min(count, maxCounted), 0);
}
