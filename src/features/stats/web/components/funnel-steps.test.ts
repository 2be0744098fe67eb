import { expect, test } from 'vitest';
import { deletedTargetName } from '../page/stats-body.tsx';
import { sharesOf } from './bar-table.tsx';
import { funnelSteps } from './funnel-steps.ts';

const none = { views: 0, visitors: 0, saves: 0, clicks: 0, shares: 0, leads: 0, taps: 0 };

test('the steps are views, clicks and saves, and leads, each as a share of the views', () => {
  expect(funnelSteps({ ...none, views: 200, clicks: 60, saves: 20, leads: 5 })).toEqual([
    { step: 'views', count: 200, share: 1 },
    { step: 'actions', count: 80, share: 0.4 },
    { step: 'leads', count: 5, share: 0.025 },
  ]);
});

// "267%" of the visitors is no part of a whole: the step has its number then, and no share.
test('there are no shares without views, nor of a step with more than the views', () => {
  expect(funnelSteps({ ...none, leads: 3 }).map(({ share }) => share)).toEqual([undefined, undefined, undefined]);
  expect(funnelSteps({ ...none, views: 3, clicks: 5, leads: 3 })).toEqual([
    { step: 'views', count: 3, share: 1 },
    { step: 'actions', count: 5 },
    { step: 'leads', count: 3, share: 1 },
  ]);
});

test('shares add up to the whole, or are zero if it is zero', () => {
  const shares = sharesOf([{ n: 3 }, { n: 1 }], ({ n }) => n).map(({ share }) => share);
  expect(shares).toEqual([0.75, 0.25]);
  expect(sharesOf([{ n: 0 }], ({ n }) => n)[0]?.share).toBe(0);
});

test.each([
  ['https://www.old.example/', 'old.example'],
  ['https://old.example/sale?x=1', 'old.example/sale'],
  ['call', undefined],
])('the deleted link %s is named %s', (target, name) => {
  expect(deletedTargetName(target)).toBe(name);
});
