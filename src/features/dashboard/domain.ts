import { wallTimeOf } from '#base/time/israel-time.ts';
import type { Profile } from '#features/profiles/contract.ts';
import type { Dashboard } from './contract.ts';

const day = 86_400_000;

export type PartOfDay = 'morning' | 'noon' | 'evening' | 'night';

/** Uses Israel time, regardless of the owner's time zone. */
export function partOfDay(now: Date): PartOfDay {
  const { hour } = wallTimeOf(now);
  if (hour < 5) return 'night';
  if (hour < 12) return 'morning';
  return hour < 17 ? 'noon' : 'evening';
}

export type Highlight =
  | { readonly kind: 'start' | 'draft' | 'quiet' | 'suspended' | 'hidden' }
  | { readonly kind: 'record' | 'yesterday' | 'today' | 'week'; readonly count: number };

/** Below this many views, a record is not worth reporting. */
const minRecordViews = 10;

type ProfileStatuses = readonly Pick<Profile, 'status'>[];

/** At least one profile is publicly visible. */
const isLive = (profiles: ProfileStatuses): boolean => profiles.some(({ status }) => status === 'published');
const isSuspended = (profiles: ProfileStatuses): boolean =>
  !isLive(profiles) && profiles.some(({ status }) => status === 'suspended');

/** Published before, and visible to nobody now. */
export const isOff = (steps: Dashboard['steps'], profiles: ProfileStatuses): boolean =>
  steps.published && !isLive(profiles);

/** The sentence shown first: the most recent fact worth reporting. */
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

/** Remaining steps, in order. */
export const openSteps = (steps: Dashboard['steps']): StepName[] => stepNames.filter((name) => !steps[name]);

/** Steps possible now: a profile that was published but is not visible can neither be shared nor receive leads. */
export const availableSteps = (steps: Dashboard['steps'], profiles: ProfileStatuses): StepName[] =>
  isSuspended(profiles) || isOff(steps, profiles) ? [] : openSteps(steps);

/** Hides a row of zeros while an owner is still at the first steps. */
export const hasNumbers = ({ steps, week, weekBefore }: Pick<Dashboard, 'steps' | 'week' | 'weekBefore'>): boolean =>
  openSteps(steps).length === 0 || [week, weekBefore].some((figures) => Object.values(figures).some(Boolean));

/** Rounds up: a started day counts. */
export const daysLeft = (end: Date, now: Date): number => Math.max(0, Math.ceil((end.getTime() - now.getTime()) / day));
