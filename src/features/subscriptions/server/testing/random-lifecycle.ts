import type { Choice } from '../../changes.ts';
import { cycles } from '../../domain.ts';
import type { NaivePlan } from './naive-plan.ts';

/** The actions of an owner, implemented by each test environment. */
export interface World {
  buy(choice: Choice, renews: boolean): Promise<void>;
  cancel(): Promise<void>;
  resume(): Promise<void>;
  schedule(choice: Choice): Promise<void>;
  setMethod(isValid: boolean): Promise<void>;
  /** A new payment method, which triggers a charge at once. */
  replaceMethod(isValid: boolean): Promise<void>;
}

export type Random = () => number;

/** A seeded generator, so that every run is the same. */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const anyChoice = (random: Random): Choice => ({
  packageType: random() < 0.5 ? 'advanced' : 'pro',
  cycle: cycles[random() < 0.9 ? 0 : 1] ?? 'monthly',
});

/** At most one random action a day; impossible ones are skipped. */
export async function liveOneDay(world: World, plan: NaivePlan, random: Random, now: Date): Promise<void> {
  const roll = random();
  const choice = anyChoice(random);
  const renews = random() < 0.8;
  const kind = plan.kindOf(choice);
  if (plan.isEnded) {
    if (roll < 0.1) await resubscribe(world, plan, choice, renews, now);
  } else if (plan.hasFailed) {
    if (roll < 0.1) await provideMethod(world, plan, renews, now);
    else if (roll < 0.12) await cancel(world, plan, now);
  } else if (roll < 0.01) {
    if (plan.renews) await cancel(world, plan, now);
  } else if (roll < 0.04) {
    if (!plan.renews) await resume(world, plan);
  } else if (roll < 0.055) {
    if (kind === 'upgrade' && plan.isMethodValid) await buy(world, plan, choice, renews, now);
  } else if (roll < 0.07) {
    if (kind !== 'upgrade' && plan.renews) await schedule(world, plan, choice);
  } else if (roll < 0.09) await setMethodValidity(world, plan, false);
  else if (roll < 0.15) await setMethodValidity(world, plan, true);
}

async function setMethodValidity(world: World, plan: NaivePlan, isValid: boolean): Promise<void> {
  plan.isMethodValid = isValid;
  await world.setMethod(isValid);
}

async function resubscribe(world: World, plan: NaivePlan, choice: Choice, renews: boolean, now: Date): Promise<void> {
  await setMethodValidity(world, plan, true);
  await buy(world, plan, choice, renews, now);
}

async function provideMethod(world: World, plan: NaivePlan, isValid: boolean, now: Date): Promise<void> {
  plan.isMethodValid = isValid;
  await world.replaceMethod(isValid);
  plan.charge(now);
}

async function cancel(world: World, plan: NaivePlan, now: Date): Promise<void> {
  await world.cancel();
  plan.cancel(now);
}

async function resume(world: World, plan: NaivePlan): Promise<void> {
  await world.resume();
  plan.renews = true;
}

async function schedule(world: World, plan: NaivePlan, choice: Choice): Promise<void> {
  await world.schedule(choice);
  plan.next = plan.kindOf(choice) === 'same' ? undefined : choice;
}

async function buy(world: World, plan: NaivePlan, choice: Choice, renews: boolean, now: Date): Promise<void> {
  await world.buy(choice, renews);
  plan.buy(choice, renews, now);
}
