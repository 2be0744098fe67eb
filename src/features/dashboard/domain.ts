import type { Dashboard } from './contract.ts';

const zone = 'Asia/Jerusalem';
const day = 86_400_000;

export type PartOfDay = 'morning' | 'noon' | 'evening' | 'night';

/** By the clock of Israel, wherever the owner is. */
export function partOfDay(moment: Date): PartOfDay {
  const hour = Number(
    new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: zone }).format(moment),
  );
  if (hour < 5) return 'night';
  if (hour < 12) return 'morning';
  return hour < 17 ? 'noon' : 'evening';
}

export type News =
  | { readonly kind: 'start' | 'draft' | 'quiet' }
  | { readonly kind: 'record' | 'yesterday' | 'today' | 'week'; readonly count: number };

/** Below this a record is no news. */
const leastRecord = 10;

/** The one sentence that is worth telling first: true, and the nearest in time. */
export function newsOf({ steps, days, week }: Pick<Dashboard, 'steps' | 'days' | 'week'>): News {
  if (!steps.made) return { kind: 'start' };
  const [yesterday = 0, today = 0] = days.slice(-2).map(({ views }) => views);
  const others = days.toSpliced(-2, 1).map(({ views }) => views);
  const isRecord = days.length >= 30 && yesterday >= leastRecord && yesterday > Math.max(...others);
  if (isRecord) return { kind: 'record', count: yesterday };
  if (yesterday > 0) return { kind: 'yesterday', count: yesterday };
  if (today > 0) return { kind: 'today', count: today };
  if (week.views > 0) return { kind: 'week', count: week.views };
  return { kind: steps.published ? 'quiet' : 'draft' };
}

export const stepNames = ['made', 'published', 'shared', 'firstLead'] as const;
export type StepName = (typeof stepNames)[number];

/** What is left to do, in its order. */
export const openSteps = (steps: Dashboard['steps']): StepName[] => stepNames.filter((name) => !steps[name]);

/** Whoever is still at the first steps is not shown a row of noughts. */
export const hasNumbers = ({ steps, week, weekBefore }: Pick<Dashboard, 'steps' | 'week' | 'weekBefore'>): boolean =>
  openSteps(steps).length === 0 || [week, weekBefore].some((figures) => Object.values(figures).some(Boolean));

/** A day that has begun still counts. */
export const daysLeft = (end: Date, now: Date): number => Math.max(0, Math.ceil((end.getTime() - now.getTime()) / day));
