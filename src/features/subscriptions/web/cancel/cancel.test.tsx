import { expect, test } from 'vitest';
import type { PageOptions } from '#testing/render-page.tsx';
import { endingPlan, freePlan } from '../testing/plan-examples.ts';
import { renderPlans } from '../testing/render-plans.tsx';
import { CancelDetails, CancelDone } from './cancel-window.tsx';

const endsAt = '2027-03-15T10:00:00.000Z';

type Props = Parameters<typeof CancelDetails>[0];

/** Cancelling with immediate effect, unless the test says otherwise. */
const render = (cancelling: Partial<Props['cancelling']>, props: Partial<Props> = {}, options?: PageOptions) => {
  const amounts = { endsAt, refund: 0, fee: 0, used: 0, ...cancelling };
  return renderPlans(<CancelDetails cancelling={amounts} trialEndsAt={null} isAtOnce {...props} />, options);
};

test('shows the exact refund before the confirmation', () => {
  const html = render({ refund: 285_05, fee: 15_00 });
  for (const text of ['\u2066₪285.05\u2069', 'שילמתם \u2066₪300.05\u2069', 'דמי ביטול של \u2066₪15\u2069', 'נפסק מיד'])
    expect(html).toContain(text);
});

test('shows the amount for used days beside the fee', () => {
  const html = render({ refund: 20_67, fee: 2_00, used: 17_33 });
  expect(html).toContain('שילמתם \u2066₪40\u2069');
  expect(html).toContain('\u2066₪17.33\u2069 על הימים שכבר ניצלתם');
  expect(html).toContain('דמי ביטול של \u2066₪2\u2069');
});

test('shows that a running trial continues', () => {
  const html = render({ refund: 38_00, fee: 2_00 }, { trialEndsAt: endsAt });
  expect(html).toContain('תקופת הניסיון נמשכת עד 15\u00a0במרץ\u00a02027');
});

test('mentions a complimentary plan only if it lasts longer', () => {
  const renderUntil = (complimentaryUntil: string) => render({}, { isAtOnce: false, complimentaryUntil });
  expect(renderUntil('2027-06-01T10:00:00.000Z')).toContain('המתנה שקיבלתם נמשכת עד 1\u00a0ביוני\u00a02027');
  expect(renderUntil('2027-02-01T10:00:00.000Z')).not.toContain('המתנה');
});

test('without a refund shows until when the plan continues', () => {
  const html = render({}, { isAtOnce: false });
  expect(html).toContain('15\u00a0במרץ\u00a02027');
  for (const text of ['יוחזרו', 'נפסק מיד']) expect(html).not.toContain(text);
  expect(html).toContain('שום דבר לא נמחק');
});

test('a refund without a fee is described as the full amount', () => {
  expect(render({ refund: 40_00 }, {}, { locale: 'en' })).toContain('Everything you paid goes back');
});

test('after cancelling shows what applies from then on', () => {
  const runs = renderPlans(<CancelDone refund={0} subscription={endingPlan} />);
  for (const text of ['עד 15\u00a0במרץ\u00a02027', 'אפשר לחדש', 'role="status"']) expect(runs).toContain(text);
  const refunded = renderPlans(<CancelDone refund={38_00} subscription={freePlan} />);
  for (const text of ['נחזיר לכם \u2066₪38\u2069', 'לא יהיו חיובים נוספים']) expect(refunded).toContain(text);
  expect(refunded).not.toContain('אפשר לחדש');
});
