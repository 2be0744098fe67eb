import { expect, test } from 'vitest';
import { endingPlan, freePlan } from '../testing/plan-examples.ts';
import { renderPlans } from '../testing/render-plans.tsx';
import { CancelDetails } from './cancel-details.tsx';
import { CancelDone } from './cancel-done.tsx';

const endsAt = '2027-03-15T10:00:00.000Z';

test('what is refunded is seen before the click, to the agora', () => {
  const html = renderPlans(
    <CancelDetails cancelling={{ endsAt, refund: 285_05, fee: 15_00, used: 0 }} trialEndsAt={null} isAtOnce />,
  );
  for (const text of ['\u2066₪285.05\u2069', 'שילמתם \u2066₪300.05\u2069', 'דמי ביטול של \u2066₪15\u2069', 'נפסק מיד'])
    expect(html).toContain(text);
});

test('days that were used are named beside the fee', () => {
  const cancelling = { endsAt, refund: 20_67, fee: 2_00, used: 17_33 };
  const html = renderPlans(<CancelDetails cancelling={cancelling} trialEndsAt={null} isAtOnce />);
  for (const text of [
    'שילמתם \u2066₪40\u2069',
    '\u2066₪17.33\u2069 על הימים שכבר ניצלתם',
    'דמי ביטול של \u2066₪2\u2069',
  ])
    expect(html).toContain(text);
});

test('a trial that still runs goes on', () => {
  const html = renderPlans(
    <CancelDetails cancelling={{ endsAt, refund: 38_00, fee: 2_00, used: 0 }} trialEndsAt={endsAt} isAtOnce />,
  );
  expect(html).toContain('תקופת הניסיון נמשכת עד 15 במרץ 2027');
});

test('a present that lasts longer goes on, and one that ends before is no news', () => {
  const details = { cancelling: { endsAt, refund: 0, fee: 0, used: 0 }, trialEndsAt: null, isAtOnce: false };
  const renderUntil = (until: string) => renderPlans(<CancelDetails {...details} complimentaryUntil={until} />);
  expect(renderUntil('2027-06-01T10:00:00.000Z')).toContain('המתנה שקיבלתם נמשכת עד 1 ביוני 2027');
  expect(renderUntil('2027-02-01T10:00:00.000Z')).not.toContain('המתנה');
});

test('without a refund it runs on, and says until when', () => {
  const html = renderPlans(
    <CancelDetails cancelling={{ endsAt, refund: 0, fee: 0, used: 0 }} trialEndsAt={null} isAtOnce={false} />,
  );
  expect(html).toContain('15 במרץ 2027');
  for (const text of ['יוחזרו', 'נפסק מיד']) expect(html).not.toContain(text);
  expect(html).toContain('שום דבר לא נמחק');
});

test('a refund without a fee is the whole of it', () => {
  const html = renderPlans(
    <CancelDetails cancelling={{ endsAt, refund: 40_00, fee: 0, used: 0 }} trialEndsAt={null} isAtOnce />,
    {
      locale: 'en',
    },
  );
  expect(html).toContain('All that you paid goes back');
});

test('afterwards it says calmly what holds from now on', () => {
  const runs = renderPlans(<CancelDone refund={0} subscription={endingPlan} />);
  for (const text of ['עד 15 במרץ 2027', 'אפשר לחדש', 'role="status"']) expect(runs).toContain(text);
  const refunded = renderPlans(<CancelDone refund={38_00} subscription={freePlan} />);
  for (const text of ['החזר של \u2066₪38\u2069', 'לא יהיו חיובים נוספים']) expect(refunded).toContain(text);
  expect(refunded).not.toContain('אפשר לחדש');
});
