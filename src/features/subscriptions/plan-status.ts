import type { PlanState, StartsAfter } from './domain.ts';
import { end, lastTry, paidUntilOf, type SubscriptionState } from './lifecycle.ts';

const day = 86_400_000;
/** How long the ended state is shown; afterwards the owner is simply on basic. */
const endedDays = 30;

interface PlanStatus {
  /** An admin has all entitlements without a plan. */
  readonly isStaff?: boolean;
  readonly live: SubscriptionState | undefined;
  /** When the last subscription ended. */
  readonly endedAt: Date | null;
  readonly trialEndsAt: Date | null;
  /** A complimentary plan is the best one in effect. */
  readonly isComplimentary: boolean;
}

/** The subscription that is live at this instant, even if no job has ended it yet. */
export const runningAt = <L extends SubscriptionState>(live: L | undefined, now: Date): L | undefined =>
  live && !end(live, now) ? live : undefined;

export function stateOf({ isStaff, live, endedAt, trialEndsAt, isComplimentary }: PlanStatus, now: Date): PlanState {
  const running = runningAt(live, now);
  if (running) return isOverdue(running, now) ? 'past_due' : running.status;
  if (isStaff) return 'staff';
  if (isComplimentary) return 'complimentary';
  if (trialEndsAt && trialEndsAt > now) return 'trial';
  const ended = endedAt ?? live?.periodEnd;
  return ended && now.getTime() < ended.getTime() + endedDays * day ? 'expired' : 'none';
}

const isOverdue = (state: SubscriptionState, now: Date): boolean =>
  state.status === 'active' && (paidUntilOf(state) ?? now) <= now;

/** The end shown to users; the grace days for late charges are not included, since they are not guaranteed. */
export const displayedEnd = ({ status, periodEnd }: SubscriptionState): Date =>
  status === 'past_due' ? lastTry(periodEnd) : periodEnd;

interface Current {
  readonly state: PlanState;
  readonly startsAfter: StartsAfter | null;
  readonly paid: unknown;
}

/** What is in force now: a subscription that was paid for in a trial or gift is not, until that ends. */
export const stateNow = ({ state, startsAfter, paid }: Current): PlanState => (paid ? (startsAfter ?? state) : state);
