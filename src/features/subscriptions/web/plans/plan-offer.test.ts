import { expect, test } from 'vitest';
import { entitlementExamples, productExamples } from '../testing/plan-examples.ts';
import { lossesOf } from './entitlement-rows.ts';
import { planOffer } from './plan-action.ts';

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
  expect(lossesOf(pro, advanced)).toEqual(['profiles', 'links', 'statsDays', 'leadWebhook']);
  expect(lossesOf(advanced, basic)).toContain('templates');
  expect(lossesOf(basic, pro)).toEqual([]);
});
