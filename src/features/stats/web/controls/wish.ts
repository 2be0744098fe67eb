import { addDays, daysIn, isDay } from '#base/israel-time.ts';
import { statsMostDays, statsRanges } from '../../domain.ts';

export type StatsRange = (typeof statsRanges)[number];

export interface Span {
  readonly from: string;
  readonly to: string;
}

/** What the address asks for: a number of days up to today, or a period of one's own. */
export type Wish = { readonly kind: 'range'; readonly days: StatsRange } | ({ readonly kind: 'own' } & Span);

const usual: StatsRange = 30;

export const spanOfRange = (days: StatsRange, today: string): Span => ({ from: addDays(today, 1 - days), to: today });

/** An address can be written by anybody: whatever makes no sense is the usual month. */
export function wishOf(search: URLSearchParams, today: string): Wish {
  const [from, to] = [search.get('from'), search.get('to')];
  if (isDay(from) && isDay(to) && Object.keys(flawsOf({ from, to }, today)).length === 0)
    return { kind: 'own', from, to };
  const days = statsRanges.find((one) => String(one) === search.get('range'));
  return { kind: 'range', days: days ?? usual };
}

export const spanOf = (wish: Wish, today: string): Span =>
  wish.kind === 'own' ? { from: wish.from, to: wish.to } : spanOfRange(wish.days, today);

/** The range that stands on the screen: a plan that reaches less far back shows the longest that it can. */
export function shownRange(wish: Wish, today: string, earliest: string | undefined): StatsRange | undefined {
  if (wish.kind === 'own') return undefined;
  const fitting = statsRanges.filter((days) => days <= wish.days && !isLocked(days, today, earliest));
  return fitting.at(-1) ?? statsRanges[0];
}

export const isLocked = (days: StatsRange, today: string, earliest: string | undefined): boolean =>
  earliest !== undefined && spanOfRange(days, today).from < earliest;

export type SpanFlaw = 'missing' | 'order' | 'future' | 'long';

/** What is wrong with a period that somebody typed, beside the field where it can be mended. */
export function flawsOf({ from, to }: Span, today: string): { from?: SpanFlaw; to?: SpanFlaw } {
  const flaws = { ...flawOfDay('from', from, today), ...flawOfDay('to', to, today) };
  if (flaws.from || flaws.to) return flaws;
  if (to < from) return { to: 'order' };
  return daysIn(from, to) > statsMostDays ? { from: 'long' } : {};
}

function flawOfDay(name: 'from' | 'to', day: string, today: string): { from?: SpanFlaw; to?: SpanFlaw } {
  if (!isDay(day)) return { [name]: 'missing' };
  return day > today ? { [name]: 'future' } : {};
}

/** The address of a wish, for links and for keeping. */
export const searchOf = (wish: Wish): string =>
  wish.kind === 'own' ? `?from=${wish.from}&to=${wish.to}` : `?range=${wish.days}`;
