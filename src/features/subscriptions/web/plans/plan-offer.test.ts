import { expect, test } from 'vitest';
import { entitlementExamples, productExamples } from '../testing/plan-examples.ts';
import { lossesOf } from './entitlement-rows.ts';
import { planOffer } from './plan-action.ts';

const catalog = { products: productExamples, entitlements: entitlementExamples };
const [basic, advanced, pro] = entitlementExamples.map((one) => one.entitlements);

test('the smallest that is of help is offered', () => {
  expect(planOffer(catalog, 'basic')?.id).toBe(2);
  expect(planOffer(catalog, 'basic', ({ statsDays }) => statsDays >= 365)?.id).toBe(3);
  expect(planOffer(catalog, 'advanced')?.id).toBe(3);
});

test('where none is of help, or nothing is known of them, it is the next one up', () => {
  expect(planOffer(catalog, 'basic', () => false)?.id).toBe(2);
  expect(planOffer({ ...catalog, entitlements: [] }, 'basic', ({ leadExport }) => leadExport)?.id).toBe(2);
});

test('above the largest there is none but itself; with nothing on sale there is nothing', () => {
  expect(planOffer(catalog, 'pro')?.id).toBe(3);
  expect(planOffer({ products: [], entitlements: [] }, 'basic')).toBeUndefined();
  expect(planOffer({ products: [productExamples[0]], entitlements: [] }, 'basic')).toBeUndefined();
});

test('what is lost is what there is less of; no limit is more than any', () => {
  if (!basic || !advanced || !pro) throw new Error('examples are missing');
  expect(lossesOf(pro, advanced)).toEqual(['profiles', 'links', 'statsDays', 'leadWebhook']);
  expect(lossesOf(advanced, basic)).toContain('templates');
  expect(lossesOf(basic, pro)).toEqual([]);
});
