import type { Choice } from '../../changes.ts';
import { cycles } from '../../domain.ts';
import type { NaivePlan } from './naive-plan.ts';

/** What an owner can do, in whatever world the subscription lives. */
export interface World {
  buy(choice: Choice, renews: boolean): Promise<void>;
  cancel(): Promise<void>;
  resume(): Promise<void>;
  schedule(choice: Choice): Promise<void>;
  setCard(isGood: boolean): Promise<void>;
  /** A new card, and with it a try at once. */
  bringCard(isGood: boolean): Promise<void>;
}

export type Random = () => number;

/** The same lives in every run. */
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

/** At most one thing a day, by lot; what cannot be done is not tried. */
export async function liveOneDay(world: World, plan: NaivePlan, random: Random, now: Date): Promise<void> {
  const lot = random();
  const choice = anyChoice(random);
  const renews = random() < 0.8;
  const kind = plan.kindOf(choice);
  if (plan.isGone) {
    if (lot < 0.1) await comeBack(world, plan, choice, renews, now);
  } else if (plan.hasFailed) {
    if (lot < 0.1) await bringCard(world, plan, renews, now);
    else if (lot < 0.12) await cancel(world, plan, now);
  } else if (lot < 0.01) {
    if (plan.renews) await cancel(world, plan, now);
  } else if (lot < 0.04) {
    if (!plan.renews) await resume(world, plan);
  } else if (lot < 0.055) {
    if (kind === 'upgrade' && plan.isCardGood) await buy(world, plan, choice, renews, now);
  } else if (lot < 0.07) {
    if (kind !== 'upgrade' && plan.renews) await schedule(world, plan, choice);
  } else if (lot < 0.09) await setCard(world, plan, false);
  else if (lot < 0.15) await setCard(world, plan, true);
}

async function setCard(world: World, plan: NaivePlan, isGood: boolean): Promise<void> {
  plan.isCardGood = isGood;
  await world.setCard(isGood);
}

async function comeBack(world: World, plan: NaivePlan, choice: Choice, renews: boolean, now: Date): Promise<void> {
  await setCard(world, plan, true);
  await buy(world, plan, choice, renews, now);
}

async function bringCard(world: World, plan: NaivePlan, isGood: boolean, now: Date): Promise<void> {
  plan.isCardGood = isGood;
  await world.bringCard(isGood);
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
