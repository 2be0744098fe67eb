import { describe, expect, test } from 'vitest';
import { planAt } from '#features/packages/plan.ts';
import { cancelRefund, type PaidAmount } from './cancelling.ts';
import { upgradeCredit } from './changes.ts';
import {
  begin,
  type Change,
  cancel,
  end,
  fail,
  paidUntilOf,
  renew,
  resume,
  type SubscriptionState,
  schedule,
  upcomingChoice,
  upgrade,
} from './lifecycle.ts';
import { displayedEnd, runningAt, stateOf } from './plan-status.ts';
import { NaivePlan, priceOf } from './server/testing/naive-plan.ts';
import { liveOneDay, type Random, randomFrom, type World } from './server/testing/random-lifecycle.ts';

const day = 86_400_000;
const first = new Date('2026-01-31T09:00:00Z').getTime();
const consent = { text: 'yes', locale: 'he', at: '' } as const;

/** A subscription without a server: only the rules, and an in-memory payment record. */
class PureWorld implements World {
  now = new Date(first);
  state: SubscriptionState | undefined;
  readonly trialEndsAt: Date | null;
  private isMethodValid = true;
  private paid: PaidAmount[] = [];
  private generation = 0;
  readonly renewals = new Set<string>();
  retained = 0;

  constructor(trialEndsAt: Date | null) {
    this.trialEndsAt = trialEndsAt;
  }

  private apply(change: Change | undefined): void {
    if (!change || !this.state) throw new Error('The rules do not know this step');
    const state = { ...this.state, ...change };
    this.state = state.status === 'expired' ? undefined : state;
  }

  private collect(amount: number): void {
    this.retained += amount;
    this.paid.push({ id: this.paid.length, amount, refunded: 0, settledAt: this.now });
  }

  async buy(choice: Parameters<World['buy']>[0], renews: boolean): Promise<void> {
    const what = { ...choice, price: priceOf(choice), consent: renews ? consent : null };
    const start = this.trialEndsAt && this.trialEndsAt > this.now ? this.trialEndsAt : this.now;
    if (this.state) {
      const credit = upgradeCredit(this.state, this.now);
      this.apply(upgrade(this.state, what, start));
      return this.collect(what.price - credit);
    }
    Object.assign(this, { state: begin(what, start), paid: [], generation: this.generation + 1 });
    this.collect(what.price);
  }

  async cancel(): Promise<void> {
    if (!this.state) throw new Error('Nothing to cancel');
    const { refund } = cancelRefund(this.state, this.paid, this.now);
    this.retained -= refund;
    this.apply(cancel(this.state, this.now, refund > 0));
  }

  resume = async () => this.apply(this.state && resume(this.state, consent, this.now));
  schedule = async (choice: Parameters<World['schedule']>[0]) => this.apply(this.state && schedule(this.state, choice));
  async setMethod(isValid: boolean): Promise<void> {
    this.isMethodValid = isValid;
  }
  async replaceMethod(isValid: boolean): Promise<void> {
    this.isMethodValid = isValid;
    this.charge();
  }

  advance(now: Date): void {
    this.now = now;
    const ended = this.state && end(this.state, now);
    if (ended) this.apply(ended);
    if (this.state?.nextTryAt && this.state.nextTryAt <= now) this.charge();
  }

  private charge(): void {
    const { state, now } = this;
    if (!state) throw new Error('Nothing to charge for');
    const isInTrial = this.trialEndsAt !== null && now < this.trialEndsAt;
    const isDue = (state.status === 'active' || state.status === 'past_due') && state.consent && now >= state.periodEnd;
    if (!isDue || isInTrial) throw new Error(`Charged what is ${state.status}`);
    if (this.isMethodValid) this.renew(state);
    else this.apply(fail(state, now));
  }

  private renew(state: SubscriptionState): void {
    const key = `${this.generation}:${state.periodIndex + 1}`;
    if (this.renewals.has(key)) throw new Error('Charged twice for one period');
    this.renewals.add(key);
    const upcoming = upcomingChoice(state);
    const isSame = upcoming.packageType === state.packageType && upcoming.cycle === state.cycle;
    const amount = isSame ? state.price : priceOf(upcoming);
    this.apply(renew(state, amount));
    this.collect(amount);
  }
}

async function liveThrough(random: Random, days: number): Promise<number> {
  const trialEndsAt = random() < 0.5 ? new Date(first + 14 * day) : null;
  const [world, plan] = [new PureWorld(trialEndsAt), new NaivePlan(trialEndsAt)];
  const hours = Math.floor(random() * 24) * 3_600_000;
  for (let count = 0; count < days; count += 1) {
    const now = new Date(first + count * day + hours);
    world.advance(now);
    plan.advance(now);
    await liveOneDay(world, plan, random, now);
    const { state } = world;
    const details = {
      role: 'user',
      paidPackage: state?.packageType ?? null,
      paidUntil: state ? paidUntilOf(state) : null,
      complimentaryPackage: null,
      complimentaryUntil: null,
    } as const;
    const actual = [
      planAt({ ...details, trialEndsAt }, now).packageType,
      state?.periodEnd.getTime(),
      world.renewals.size,
      world.retained,
    ];
    const expected = [plan.inForce(now), plan.isEnded ? undefined : plan.end.getTime(), plan.charges, plan.retained];
    // Compared manually because this runs half a million times; the slow matcher is used only on a difference.
    if (actual.some((one, index) => one !== expected[index])) expect([count, ...actual]).toEqual([count, ...expected]);
  }
  return plan.charges;
}

test('1,000 subscriptions over 400 days behave like a simple model of the rules', async () => {
  let charges = 0;
  for (let seed = 1; seed <= 1_000; seed += 1) charges += await liveThrough(randomFrom(seed * 7_919), 400);
  // Ensures that the simulation made charges at all.
  expect(charges).toBeGreaterThan(3_000);
}, 120_000);

const start = new Date('2026-11-15T10:00:00Z');
const inDays = (days: number) => new Date(start.getTime() + days * 86_400_000);
const active = begin({ packageType: 'pro', cycle: 'monthly', price: 7_000, consent }, start);
const once = begin({ packageType: 'pro', cycle: 'monthly', price: 7_000, consent: null }, start);
const after = (state: SubscriptionState, change: Partial<SubscriptionState> | undefined): SubscriptionState => ({
  ...state,
  ...change,
});
const failed = after(active, fail(active, inDays(30)));
const cancelled = after(active, cancel(active, inDays(20), false));

describe('the plan status', () => {
  test.each([
    ['active', active, null, null, 10, 'active'],
    ['active in a trial', active, null, 14, 10, 'active'],
    ['active, and nobody has charged yet', active, null, null, 30.5, 'active'],
    ['active, and nobody has charged for a day', active, null, null, 31, 'past_due'],
    ['active, and nobody has charged for too long', active, null, null, 45, 'expired'],
    ['being tried', failed, null, null, 40, 'past_due'],
    ['tried for too long', failed, null, null, 45, 'expired'],
    ['cancelled', cancelled, null, null, 25, 'cancelled'],
    ['bought once', once, null, null, 25, 'cancelled'],
    ['over, though no job has seen it', once, null, null, 30, 'expired'],
    ['a trial', undefined, null, 14, 10, 'trial'],
    ['a trial that is over', undefined, null, 14, 14, 'none'],
    ['ended lately', undefined, 20, null, 49, 'expired'],
    ['ended long ago', undefined, 20, null, 50, 'none'],
    ['ended in a trial', undefined, 3, 14, 10, 'trial'],
    ['nothing ever', undefined, null, null, 0, 'none'],
  ] as const)('parses coordinates from %s', (_, live, ended, trial, now, state) => {
    const endedAt = ended === null ? null : inDays(ended);
    const trialEndsAt = trial === null ? null : inDays(trial);
    expect(stateOf({ live, endedAt, trialEndsAt, isComplimentary: false }, inDays(now))).toBe(state);
  });
});

test('a complimentary plan takes precedence over a trial and an ended plan, but not over a paid one', () => {
  const stateWith = (live: SubscriptionState | undefined, ended: number | null, trial: number | null) =>
    stateOf(
      {
        live,
        endedAt: ended === null ? null : inDays(ended),
        trialEndsAt: trial === null ? null : inDays(trial),
        isComplimentary: true,
      },
      inDays(10),
    );
  expect([stateWith(undefined, null, 14), stateWith(undefined, 5, null), stateWith(undefined, null, null)]).toEqual(
    Array(3).fill('complimentary'),
  );
  expect(
    stateOf(
      { isStaff: true, live: undefined, endedAt: inDays(5), trialEndsAt: null, isComplimentary: false },
      inDays(10),
    ),
  ).toBe('staff');
  expect([stateWith(active, null, null), stateWith(failed, null, null)]).toEqual(['active', 'past_due']);
});

test('an ended subscription is not running, and the displayed end excludes the grace period', () => {
  expect(runningAt(once, inDays(29))).toBe(once);
  expect(runningAt(once, inDays(30))).toBeUndefined();
  expect([displayedEnd(active), displayedEnd(failed)]).toEqual([active.periodEnd, inDays(44)]);
});
