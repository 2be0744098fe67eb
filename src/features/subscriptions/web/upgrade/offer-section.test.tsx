import { expect, test } from 'vitest';
import { complimentaryPlan, freePlan, paidPlan, productExamples, trialPlan } from '../testing/plan-examples.ts';
import { renderPlans } from '../testing/render-plans.tsx';
import { OfferSection, offerTo } from './upgrade-window.tsx';

const [, advanced, pro] = productExamples;
const both = { cycles: ['monthly', 'yearly'], cycle: 'yearly', onCycle: () => undefined } as const;

test('shows both cycles with their prices and the specified saving hint', () => {
  const html = renderPlans(<OfferSection mine={freePlan} offer={advanced} {...both} />);
  for (const text of ['חבילה ״Name2״', 'Feature of 2', '₪40', 'לחודש', '₪300', 'לשנה', 'חיסכון של עד 17%'])
    expect(html).toContain(text);
  expect(html).toMatch(/checked="" value="yearly"|value="yearly"[^>]*checked=""/);
  expect(html).not.toContain('ההפרש');
});

test('explains the price difference to a subscriber, and the remaining days to a trial user', () => {
  expect(renderPlans(<OfferSection mine={paidPlan} offer={pro} {...both} />)).toContain('רק את ההפרש');
  expect(renderPlans(<OfferSection mine={trialPlan} offer={pro} {...both} />)).toContain('לא הולכים לאיבוד');
});

test('does not offer a plan included in a complimentary one, and shows the latter’s end with a larger offer', () => {
  expect([offerTo(complimentaryPlan, advanced), offerTo(complimentaryPlan, pro), offerTo(trialPlan, pro)]).toEqual([
    undefined,
    pro,
    pro,
  ]);
  expect(renderPlans(<OfferSection mine={complimentaryPlan} offer={pro} {...both} />)).toContain(
    'החבילה ״Name2״ שלכם במתנה עד 1\u00a0בפברואר\u00a02027',
  );
  const startsAt = '2026-12-03T10:00:00.000Z';
  const inTrial = renderPlans(
    <OfferSection mine={{ ...complimentaryPlan, startsAt, startsAfter: 'trial' }} offer={pro} {...both} />,
  );
  expect(inTrial).toContain('המנוי מתחיל ב־3\u00a0בדצמבר\u00a02026');
  expect(inTrial).not.toContain('ביום הקנייה');
  const english = renderPlans(<OfferSection mine={complimentaryPlan} offer={pro} {...both} />, { locale: 'en' });
  expect(english).toContain('as a gift until');
  expect(english.match(/[\u0590-\u05ff]+/g)).toBeNull();
});

test('hides a cycle that is not available immediately', () => {
  const html = renderPlans(<OfferSection mine={paidPlan} offer={pro} {...both} cycles={['yearly']} />, {
    locale: 'en',
  });
  expect(html).not.toContain('Monthly');
  expect(html.match(/[\u0590-\u05ff]+/g)).toBeNull();
});
