import { expect, test } from 'vitest';
import { planAt } from '#features/packages/plan.ts';
import { cancelRefund, type PaidPart } from './cancelling.ts';
import { upgradeCredit } from './changes.ts';
import {
  begin,
  type Change,
  cancel,
  comingChoice,
  end,
  fail,
  type Life,
  renew,
  resume,
  schedule,
  upgrade,
} from './life.ts';
import { paidUntilOf } from './periods.ts';
import { NaivePlan, priceOf } from './server/testing/naive-plan.ts';
import { liveOneDay, type Random, randomFrom, type World } from './server/testing/random-life.ts';

const day = 86_400_000;
const first = new Date('2026-01-31T09:00:00Z').getTime();
const consent = { text: 'yes', locale: 'he', at: '' } as const;

/** A subscription without a server: the rules alone, and a till that remembers. */
class PureWorld implements World {
  now = new Date(first);
  life: Life | undefined;
  readonly trialEndsAt: Date | null;
  private isCardGood = true;
  private paid: PaidPart[] = [];
  private generation = 0;
  readonly renewals = new Set<string>();
  kept = 0;

  constructor(trialEndsAt: Date | null) {
    this.trialEndsAt = trialEndsAt;
  }

  private apply(change: Change | undefined): void {
    if (!change || !this.life) throw new Error('The rules do not know this step');
    const life = { ...this.life, ...change };
    this.life = life.status === 'expired' ? undefined : life;
  }

  private take(amount: number): void {
    this.kept += amount;
    this.paid.push({ id: this.paid.length, amount, refunded: 0, settledAt: this.now });
  }

  async buy(choice: Parameters<World['buy']>[0], renews: boolean): Promise<void> {
    const what = { ...choice, price: priceOf(choice), consent: renews ? consent : null };
    const start = this.trialEndsAt && this.trialEndsAt > this.now ? this.trialEndsAt : this.now;
    if (this.life) {
      const credit = upgradeCredit(this.life, this.now);
      this.apply(upgrade(this.life, what, start));
      return this.take(what.price - credit);
    }
    Object.assign(this, { life: begin(what, start), paid: [], generation: this.generation + 1 });
    this.take(what.price);
  }

  async cancel(): Promise<void> {
    if (!this.life) throw new Error('Nothing to cancel');
    const { refund } = cancelRefund(this.life, this.paid, this.now);
    this.kept -= refund;
    this.apply(cancel(this.life, this.now, refund > 0));
  }

  resume = async () => this.apply(this.life && resume(this.life, consent, this.now));
  schedule = async (choice: Parameters<World['schedule']>[0]) => this.apply(this.life && schedule(this.life, choice));
  async setCard(isGood: boolean): Promise<void> {
    this.isCardGood = isGood;
  }
  async bringCard(isGood: boolean): Promise<void> {
    this.isCardGood = isGood;
    this.charge();
  }

  pass(now: Date): void {
    this.now = now;
    const over = this.life && end(this.life, now);
    if (over) this.apply(over);
    if (this.life?.nextTryAt && this.life.nextTryAt <= now) this.charge();
  }

  private charge(): void {
    const { life, now } = this;
    if (!life) throw new Error('Nothing to charge for');
    const isInTrial = this.trialEndsAt !== null && now < this.trialEndsAt;
    const isDue = (life.status === 'active' || life.status === 'past_due') && life.consent && now >= life.periodEnd;
    if (!isDue || isInTrial) throw new Error(`Charged what is ${life.status}`);
    if (this.isCardGood) this.renew(life);
    else this.apply(fail(life, now));
  }

  private renew(life: Life): void {
    const key = `${this.generation}:${life.periodIndex + 1}`;
    if (this.renewals.has(key)) throw new Error('Charged twice for one period');
    this.renewals.add(key);
    const coming = comingChoice(life);
    const isSame = coming.packageType === life.packageType && coming.cycle === life.cycle;
    const amount = isSame ? life.price : priceOf(coming);
    this.apply(renew(life, amount));
    this.take(amount);
  }
}

async function liveThrough(random: Random, days: number): Promise<number> {
  const trialEndsAt = random() < 0.5 ? new Date(first + 14 * day) : null;
  const [world, plan] = [new PureWorld(trialEndsAt), new NaivePlan(trialEndsAt)];
  const hours = Math.floor(random() * 24) * 3_600_000;
  for (let count = 0; count < days; count += 1) {
    const now = new Date(first + count * day + hours);
    world.pass(now);
    plan.pass(now);
    await liveOneDay(world, plan, random, now);
    const { life } = world;
    const facts = {
      role: 'user',
      paidPackage: life?.packageType ?? null,
      paidUntil: life ? paidUntilOf(life) : null,
      givenPackage: null,
      givenUntil: null,
    } as const;
    const seen = [
      planAt({ ...facts, trialEndsAt }, now).packageType,
      life?.periodEnd.getTime(),
      world.renewals.size,
      world.kept,
    ];
    const told = [plan.inForce(now), plan.isGone ? undefined : plan.end.getTime(), plan.charges, plan.kept];
    // Asked half a million times: the matcher is for the one that differs.
    if (seen.some((one, place) => one !== told[place])) expect([count, ...seen]).toEqual([count, ...told]);
  }
  return plan.charges;
}

test('a thousand subscriptions over four hundred days go as the plainest telling of the rules says', async () => {
  let charges = 0;
  for (let seed = 1; seed <= 1_000; seed += 1) charges += await liveThrough(randomFrom(seed * 7_919), 400);
  // So that it is no test of nothing.
  expect(charges).toBeGreaterThan(3_000);
}, 120_000);
