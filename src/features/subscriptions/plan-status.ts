import type { PlanState } from './domain.ts';
import { end, type SubscriptionState } from './lifecycle.ts';
import { lastTry, paidUntilOf } from './periods.ts';

const day = 86_400_000;
/** So long an owner is told that it ended; after that they are simply on basic. */
const endedDays = 30;

interface PlanStatus {
  readonly live: SubscriptionState | undefined;
  /** Of the last one that is over. */
  readonly endedAt: Date | null;
  readonly trialEndsAt: Date | null;
  /** A present is the best that there is. */
  readonly isComplimentary: boolean;
}

/** What is live to whoever looks now, though no job may have come by since it ended. */
export const runningAt = <L extends SubscriptionState>(live: L | undefined, now: Date): L | undefined =>
  live && !end(live, now) ? live : undefined;

export function stateOf({ live, endedAt, trialEndsAt, isComplimentary }: PlanStatus, now: Date): PlanState {
  const running = runningAt(live, now);
  if (running) return isOverdue(running, now) ? 'past_due' : running.status;
  if (isComplimentary) return 'complimentary';
  if (trialEndsAt && trialEndsAt > now) return 'trial';
  const ended = endedAt ?? live?.periodEnd;
  return ended && now.getTime() < ended.getTime() + endedDays * day ? 'expired' : 'none';
}

const isOverdue = (state: SubscriptionState, now: Date): boolean =>
  state.status === 'active' && (paidUntilOf(state) ?? now) <= now;

/** The end that is told: the days that are kept open for late charges are nobody's to count on. */
export const displayedEnd = ({ status, periodEnd }: SubscriptionState): Date =>
  status === 'past_due' ? lastTry(periodEnd) : periodEnd;
