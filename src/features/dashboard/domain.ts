import { wallTimeOf } from '#base/time/israel-time.ts';
import type { Profile } from '#features/profiles/contract.ts';
import type { Dashboard } from './contract.ts';

const day = 86_400_000;

export type PartOfDay = 'morning' | 'noon' | 'evening' | 'night';

/** By the clock of Israel, wherever the owner is. */
export function partOfDay(now: Date): PartOfDay {
  const { hour } = wallTimeOf(now);
  if (hour < 5) return 'night';
  if (hour < 12) return 'morning';
  return hour < 17 ? 'noon' : 'evening';
}

export type Highlight =
  | { readonly kind: 'start' | 'draft' | 'quiet' | 'suspended' | 'hidden' }
  | { readonly kind: 'record' | 'yesterday' | 'today' | 'week'; readonly count: number };

/** Below this a record is no news. */
const minRecordViews = 10;

type ProfileStatuses = readonly Pick<Profile, 'status'>[];

/** Visitors can open at least one. */
const isLive = (profiles: ProfileStatuses): boolean => profiles.some(({ status }) => status === 'published');
const isSuspended = (profiles: ProfileStatuses): boolean =>
  !isLive(profiles) && profiles.some(({ status }) => status === 'suspended');

/** The one sentence that is worth telling first: true, and the nearest in time. */
export function highlightOf(
  { steps, days, week }: Pick<Dashboard, 'steps' | 'days' | 'week'>,
  profiles: ProfileStatuses,
): Highlight {
  if (!steps.made) return { kind: 'start' };
  if (isSuspended(profiles)) return { kind: 'suspended' };
  const [yesterday = 0, today = 0] = days.slice(-2).map(({ views }) => views);
  const others = days.toSpliced(-2, 1).map(({ views }) => views);
  const isRecord = days.length >= 30 && yesterday >= minRecordViews && yesterday > Math.max(...others);
  if (isRecord) return { kind: 'record', count: yesterday };
  if (yesterday > 0) return { kind: 'yesterday', count: yesterday };
  if (today > 0) return { kind: 'today', count: today };
  if (week.views > 0) return { kind: 'week', count: week.views };
  if (!steps.published) return { kind: 'draft' };
  return { kind: isLive(profiles) ? 'quiet' : 'hidden' };
}

export const stepNames = ['made', 'published', 'shared', 'firstLead'] as const;
export type StepName = (typeof stepNames)[number];

/** What is left to do, in its order. */
export const openSteps = (steps: Dashboard['steps']): StepName[] => stepNames.filter((name) => !steps[name]);

/** Those that can be taken now: what was published and cannot be seen is neither shared nor answered. */
export const availableSteps = (steps: Dashboard['steps'], profiles: ProfileStatuses): StepName[] =>
  isSuspended(profiles) || (steps.published && !isLive(profiles)) ? [] : openSteps(steps);

/** Whoever is still at the first steps is not shown a row of noughts. */
export const hasNumbers = ({ steps, week, weekBefore }: Pick<Dashboard, 'steps' | 'week' | 'weekBefore'>): boolean =>
  openSteps(steps).length === 0 || [week, weekBefore].some((figures) => Object.values(figures).some(Boolean));

/** A day that has begun still counts. */
export const daysLeft = (end: Date, now: Date): number => Math.max(0, Math.ceil((end.getTime() - now.getTime()) / day));
