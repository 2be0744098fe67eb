import { expect, test } from 'vitest';
import { freePlan, paidPlan, productExamples, trialPlan } from '../testing/plan-examples.ts';
import { renderPlans } from '../testing/render-plans.tsx';
import { OfferPart } from './offer-part.tsx';

const [, advanced, pro] = productExamples;
const both = { cycles: ['monthly', 'yearly'], cycle: 'yearly', onCycle: () => undefined } as const;

test('both cycles with their prices, and the hint of the specification', () => {
  const html = renderPlans(<OfferPart mine={freePlan} offer={advanced} {...both} />);
  for (const words of ['חבילת Name2', 'Feature of 2', '₪40', 'לחודש', '₪300', 'לשנה', 'חיסכון של עד 17%'])
    expect(html).toContain(words);
  expect(html).toMatch(/checked="" value="yearly"|value="yearly"[^>]*checked=""/);
  expect(html).not.toContain('ההפרש');
});

test('whoever pays already is told of the difference, whoever tries of the days that are left', () => {
  expect(renderPlans(<OfferPart mine={paidPlan} offer={pro} {...both} />)).toContain('רק את ההפרש');
  expect(renderPlans(<OfferPart mine={trialPlan} offer={pro} {...both} />)).toContain('לא הולכים לאיבוד');
});

test('a cycle that cannot be had at once is not offered', () => {
  const html = renderPlans(<OfferPart mine={paidPlan} offer={pro} {...both} cycles={['yearly']} />, { locale: 'en' });
  expect(html).not.toContain('Monthly');
  expect(html.match(/[\u0590-\u05ff]+/g)).toBeNull();
});
