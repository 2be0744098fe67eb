import { describe, expect, test } from 'vitest';
import type { Subscription } from '../../contract.ts';
import type { Cycle } from '../../domain.ts';
import {
  complimentaryPlan,
  endingPlan,
  entitlementExamples,
  freePlan,
  paidPlan,
  productExamples,
  trialPlan,
} from '../testing/plan-examples.ts';
import { lossesOf } from './entitlement-rows.ts';
import { planAction, planOffer } from './plan-action.ts';

const kinds = (mine: Subscription, cycle: Cycle) =>
  productExamples.map((product) => planAction(mine, product, cycle).kind);

const yearly: Subscription = { ...paidPlan, paid: paidPlan.paid && { ...paidPlan.paid, cycle: 'yearly' } };
const refundable: Subscription = {
  ...paidPlan,
  cancelling: { endsAt: '2027-02-20T10:00:00.000Z', refund: 38_00, fee: 2_00, used: 0 },
};
const largest: Subscription = {
  ...paidPlan,
  paid: paidPlan.paid && { ...paidPlan.paid, packageType: 'pro', packageId: 3 },
};
const complimentaryLargest: Subscription = {
  ...complimentaryPlan,
  packageType: 'pro',
  complimentary: complimentaryPlan.complimentary && { ...complimentaryPlan.complimentary, packageType: 'pro' },
};
const scheduled: Subscription = {
  ...largest,
  scheduled: {
    packageType: 'advanced',
    packageName: 'Name2',
    cycle: 'monthly',
    price: 40_00,
    at: '2027-03-15T10:00:00.000Z',
  },
};

describe('the action for each of three plans', () => {
  test.each<[string, Subscription, Cycle, readonly string[]]>([
    ['free', freePlan, 'yearly', ['own', 'buy', 'buy']],
    ['ended', { ...freePlan, state: 'expired' }, 'monthly', ['own', 'buy', 'buy']],
    ['on trial', trialPlan, 'yearly', ['later', 'buy', 'buy']],
    ['given advanced', complimentaryPlan, 'yearly', ['later', 'complimentary', 'buy']],
    ['given the largest', complimentaryLargest, 'monthly', ['later', 'complimentary', 'complimentary']],
    [
      'given more than is paid for',
      { ...paidPlan, complimentary: complimentaryLargest.complimentary },
      'monthly',
      ['cancel', 'own', 'upgrade'],
    ],
    [
      'given less than the trial',
      { ...trialPlan, complimentary: complimentaryPlan.complimentary },
      'yearly',
      ['later', 'buy', 'buy'],
    ],
    ['paying by the month', paidPlan, 'monthly', ['cancel', 'own', 'upgrade']],
    ['paying by the month, looking at years', paidPlan, 'yearly', ['cancel', 'upgrade', 'upgrade']],
    ['paying by the year', yearly, 'yearly', ['cancel', 'own', 'upgrade']],
    ['paying by the year, looking at months', yearly, 'monthly', ['cancel', 'schedule', 'schedule']],
    ['on the largest', largest, 'monthly', ['cancel', 'schedule', 'own']],
    ['a smaller one is to come', scheduled, 'monthly', ['cancel', 'scheduled', 'keep']],
    ['a smaller one is to come, looking at years', scheduled, 'yearly', ['cancel', 'scheduled', 'upgrade']],
    ['cancelled', endingPlan, 'monthly', ['later', 'own', 'upgrade']],
    ['paid for a few days ago', refundable, 'monthly', ['cancelNow', 'own', 'upgrade']],
    ['a charge failed', { ...paidPlan, state: 'past_due' }, 'monthly', ['cancel', 'own', 'payFirst']],
  ])('parses coordinates from %s', (_, mine, cycle, expected) => {
    expect(kinds(mine, cycle)).toEqual(expected);
  });

  test('a subscription that does not renew cannot be followed by a smaller plan', () => {
    const ending: Subscription = { ...largest, state: 'cancelled', cancelling: null, canResume: true };
    expect(planAction(ending, productExamples[1], 'monthly')).toEqual({ kind: 'wait', at: '2027-03-15T10:00:00.000Z' });
  });
});

const catalog = { products: productExamples, entitlements: entitlementExamples };
const [basic, advanced, pro] = entitlementExamples.map((one) => one.entitlements);

test('offers the smallest plan that helps', () => {
  expect(planOffer(catalog, 'basic')?.id).toBe(2);
  expect(planOffer(catalog, 'basic', ({ statsDays }) => statsDays >= 365)?.id).toBe(3);
  expect(planOffer(catalog, 'advanced')?.id).toBe(3);
});

test('offers the next larger plan if none helps or the entitlements are unknown', () => {
  expect(planOffer(catalog, 'basic', () => false)?.id).toBe(2);
  expect(planOffer({ ...catalog, entitlements: [] }, 'basic', ({ leadExport }) => leadExport)?.id).toBe(2);
});

test('offers the largest plan to its own subscribers, and nothing if nothing is on sale', () => {
  expect(planOffer(catalog, 'pro')?.id).toBe(3);
  expect(planOffer({ products: [], entitlements: [] }, 'basic')).toBeUndefined();
  expect(planOffer({ products: [productExamples[0]], entitlements: [] }, 'basic')).toBeUndefined();
});

test('losses are the entitlements that shrink; unlimited is more than any number', () => {
  if (!basic || !advanced || !pro) throw new Error('examples are missing');
  expect(lossesOf(pro, advanced)).toEqual([
    'profiles',
    'links',
    'galleryPictures',
    'statsDays',
    'leadWebhook',
    'physicalCardDiscount',
  ]);
  expect(lossesOf(advanced, basic)).toContain('templates');
  expect(lossesOf(basic, pro)).toEqual([]);
});
