import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#i18n/locale.ts';
import { expectSoundHtml } from '#testing/render-page.tsx';
import type { Subscription } from '../../contract.ts';
import {
  complimentaryPlan,
  endingPlan,
  entitlementExamples,
  freePlan,
  paidPlan,
  productExamples,
  trialPlan,
} from '../testing/plan-examples.ts';
import { renderPlans } from '../testing/render-plans.tsx';
import { SubscriptionPage } from './subscription-page.tsx';

interface PageData {
  readonly locale?: Locale;
  readonly at?: string;
  readonly products?: readonly unknown[];
}

const render = (mine: Subscription, { locale = 'he', products = productExamples, ...rest }: PageData = {}) =>
  renderPlans(<SubscriptionPage />, {
    locale,
    ...rest,
    prepare: (queries) => {
      queries.setQueryData(['/api/subscription', locale], mine);
      queries.setQueryData(['/api/products', locale], products);
      queries.setQueryData(['/api/products/entitlements'], entitlementExamples);
    },
  });

const complimentary = {
  packageType: 'pro',
  packageName: 'Name3',
  until: '2027-02-01T10:00:00.000Z',
  isEffective: true,
} as const;
const failed: Subscription = { ...paidPlan, state: 'past_due' };
const scheduled: Subscription = {
  ...paidPlan,
  scheduled: {
    packageType: 'advanced',
    packageName: 'Name2',
    cycle: 'yearly',
    price: 300_00,
    at: '2027-03-15T10:00:00.000Z',
  },
};
const later = {
  ...trialPlan,
  complimentary: { ...complimentary, until: '2099-02-01T10:00:00.000Z', isEffective: false },
};
const all = [
  freePlan,
  complimentaryPlan,
  { ...paidPlan, complimentary: complimentary },
  later,
  trialPlan,
  paidPlan,
  endingPlan,
  failed,
  scheduled,
];

test('a user on the free plan can choose a plan, yearly by default', () => {
  const html = render(freePlan);
  for (const text of ['החבילה הבסיסית', 'זו החבילה שלכם', 'לבחור בחבילה ״Name2״', 'חוסכים 38%'])
    expect(html).toContain(text);
  expect(html).toContain('href="/checkout/package/2?cycle=yearly"');
  expect(html).toContain('href="/checkout/package/3?cycle=yearly"');
  expect(html).not.toContain('ביטול המנוי');
});

test.each([freePlan, trialPlan, paidPlan])('an account that waits for its deletion is offered no plan: %#', (plan) => {
  const html = render({ ...plan, accountDeletesAt: '2026-12-19T10:00:00.000Z' });
  for (const text of ['כדי לבחור חבילה, השאירו קודם את החשבון', 'href="/account/data"', 'יימחק ב־'])
    expect(html).toContain(text);
  for (const text of ['/checkout/', 'נשאר באוויר', 'לקנות מנוי']) expect(html).not.toContain(text);
});

test('a trial shows its remaining days and what follows', () => {
  const html = render(trialPlan);
  for (const text of ['ניסיון חינם: Name3', 'נשארו 5 ימים', 'בניסיון עכשיו', 'אם לא תבחרו אחרת'])
    expect(html).toContain(text);
});

test('a complimentary plan shows its end date and can be bought without emphasis', () => {
  const html = render(complimentaryPlan);
  for (const text of [
    'חבילה ״Name2״',
    'החבילה שלכם במתנה עד 1\u00a0בפברואר\u00a02027',
    'שלכם במתנה',
    'כלול במתנה שלכם עד',
  ])
    expect(html).toContain(text);
  for (const text of ['החבילה הבסיסית<', 'זו החבילה שלכם']) expect(html).not.toContain(text);
  expect(html).not.toMatch(/<a[^>]*data-variant="hot"/);
  expect(html).toContain('href="/checkout/package/2?cycle=yearly"');
  expect(html).toContain('href="/checkout/package/3?cycle=yearly"');
});

test('shows a complimentary plan beside a paid one, and one that follows the trial', () => {
  const both = render({ ...paidPlan, complimentary: complimentary });
  for (const text of ['עד 1\u00a0בפברואר\u00a02027 החבילה ״Name3״ שלכם במתנה', 'החיוב הבא'])
    expect(both).toContain(text);
  const after = render(later);
  expect(after).toContain('אחר כך החבילה ״Name3״ שלכם במתנה עד 1\u00a0בפברואר\u00a02099');
  expect(after).not.toContain('נשאר באוויר בחבילה הבסיסית');
});

test('staff see what they have and are offered nothing', () => {
  const html = render({ ...freePlan, state: 'staff', packageType: 'pro', packageName: 'Name3' });
  for (const text of ['חשבון צוות', 'כל מה שבחבילה ״Name3״', 'מה כלול בכל חבילה']) expect(html).toContain(text);
  for (const text of ['/checkout/', 'בחינם', 'החבילה הבסיסית']) expect(html).not.toContain(text);
});

test('a subscription shows its price and next charge, and can be cancelled', () => {
  const html = render(paidPlan, { at: '/subscription?cycle=yearly' });
  for (const text of [
    'חבילה ״Name2״',
    'מנוי חודשי',
    'החיוב הבא: \u2066₪40\u2069 ב־15\u00a0במרץ\u00a02027',
    'ביטול המנוי',
  ])
    expect(html).toContain(text);
  for (const text of ['לעבור לתשלום שנתי', 'לשדרג לחבילה ״Name3״', 'משלמים רק את ההפרש']) expect(html).toContain(text);
});

test('a plan bought during a trial starts after it, also with a complimentary plan', () => {
  const startsAt = '2026-12-03T10:00:00.000Z';
  const ahead = render({ ...paidPlan, packageName: 'Name3', startsAt, startsAfter: 'trial' });
  // What is in force now comes first, with its own name and badge.
  for (const text of [
    'ניסיון חינם: Name3',
    'בתקופת ניסיון',
    'תקופת הניסיון נמשכת עד 3\u00a0בדצמבר\u00a02026',
    'אחר כך מתחיל המנוי ששילמתם עליו: החבילה ״Name2״',
    'כבר שילמתם עליה',
  ])
    expect(ahead).toContain(text);
  expect(ahead).not.toContain('זו החבילה שלכם');
  const both = render({ ...paidPlan, startsAt, startsAfter: 'complimentary', complimentary });
  for (const text of ['במתנה', 'אחר כך מתחיל המנוי ששילמתם עליו']) expect(both).toContain(text);
  expect(both).not.toContain('ממשיך כרגיל');
  expect(render({ ...paidPlan, complimentary })).toContain('ממשיך כרגיל');
  const gift = render({ ...complimentaryPlan, startsAt, startsAfter: 'complimentary' });
  expect(gift).toContain('הוא מתחיל ב־3\u00a0בדצמבר\u00a02026');
  expect(gift).not.toContain('ביום הקנייה');
  expect(render(complimentaryPlan)).toContain('ביום הקנייה');
});

test('a cancelled subscription shows its end date and can be resumed', () => {
  const html = render(endingPlan);
  for (const text of ['לא יתחדש', 'הכול פעיל עד 15\u00a0במרץ\u00a02027', 'הפעלת חידוש אוטומטי'])
    expect(html).toContain(text);
  expect(html).not.toContain('ביטול המנוי');
});

test('a refundable subscription offers cancelling with a refund', () => {
  const refundable = {
    ...endingPlan,
    cancelling: { endsAt: '2027-02-20T10:00:00.000Z', refund: 38_00, fee: 2_00, used: 0 },
  };
  expect(render(refundable)).toContain('ביטול והחזר כספי');
});

test('a failed charge links to the wallet and disables other purchases', () => {
  const html = render(failed);
  for (const text of ['החיוב לא עבר', 'href="/wallet"', 'קודם מסדירים']) expect(html).toContain(text);
  expect(html).not.toContain('href="/checkout');
});

test('a scheduled plan is shown with a button to undo it, also on its card', () => {
  const html = render(scheduled);
  for (const text of ['ב־15\u00a0במרץ\u00a02027 תעברו לחבילה ״Name2״', 'לשנה', 'ביטול המעבר'])
    expect(html).toContain(text);
  const { paid } = scheduled;
  const largest: Subscription = { ...scheduled, paid: paid && { ...paid, packageType: 'pro', packageId: 3 } };
  for (const at of ['/subscription?cycle=monthly', '/subscription?cycle=yearly']) {
    const card = render(largest, { at }).split('id="plan-2"')[1]?.split('id="plan-3"')[0];
    for (const text of ['החבילה הבאה שלכם', 'ביטול המעבר', 'בתשלום שנתי, החל ב־15\u00a0במרץ'])
      expect(card).toContain(text);
    expect(card).not.toContain('לעבור לחבילה');
  }
});

test('opens on the cycle of the address, else on that of the subscription', () => {
  const isMonthly = (mine: Subscription, at?: string) =>
    /checked="" value="monthly"|value="monthly"[^>]*checked=""/.test(render(mine, at ? { at } : {}));
  expect([isMonthly(paidPlan), isMonthly(freePlan)]).toEqual([true, false]);
  expect([
    isMonthly(paidPlan, '/subscription?cycle=yearly'),
    isMonthly(freePlan, '/subscription?cycle=monthly'),
  ]).toEqual([false, true]);
  expect(isMonthly(freePlan, '/subscription?cycle=daily')).toBe(false);
});

test('marks the plan in the address; an invalid id marks none', () => {
  const html = render(freePlan, { at: '/subscription?plan=3' });
  expect(html.match(/data-tone="chosen"/g)).toHaveLength(1);
  expect(html).toContain('הבחירה שלכם');
  for (const at of ['/subscription?plan=99', '/subscription?plan=x', '/subscription'])
    expect(render(freePlan, { at })).not.toContain('הבחירה שלכם');
});

test('compares all plans, in figures and with text for screen readers', () => {
  const html = render(freePlan);
  for (const text of ['מה כלול בכל חבילה', 'שנתיים', '90 יום', 'כולם', '10%', 'לא כלול']) expect(html).toContain(text);
});

test('shows an empty state with no plans on sale, and is marked busy while loading', () => {
  expect(render(freePlan, { products: [] })).toContain('אין כרגע חבילות למכירה');
  expect(renderPlans(<SubscriptionPage />)).toContain('aria-busy="true"');
});

describe.each(locales)('in %s', (locale) => {
  test('no inline styles, unique ids, one language, at most one highlighted action', () => {
    for (const mine of all) {
      const html = render(mine, { locale });
      expectSoundHtml(html, locale);
      expect(html.match(/<(a|button)[^>]*data-variant="hot"/g)?.length ?? 0).toBeLessThan(2);
    }
  });
});
