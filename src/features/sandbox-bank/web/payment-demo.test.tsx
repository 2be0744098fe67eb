import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#i18n/locale.ts';
import { expectSoundHtml, renderPage } from '#testing/render-page.tsx';
import { UiProvider } from '#ui/ui-provider.tsx';
import type { DemoPayment } from '../contract.ts';
import { bankReasons } from '../domain.ts';
import { testPaymentCards } from '../payment-cards.ts';
import { BankChallenge } from './bank-fields.tsx';
import { DemoOutcome, PaymentDemoPage } from './payment-demo-page.tsx';

const nothing = () => undefined;
const render = (element: ReactElement, locale: Locale): string =>
  renderPage(<UiProvider>{element}</UiProvider>, { locale });

test.each(locales)('the page is complete without JavaScript, in %s', (locale) => {
  const html = render(<PaymentDemoPage />, locale);
  for (const { number } of testPaymentCards) expect(html).toContain(number);
  const frame = /<iframe[^>]*>/.exec(html)?.[0] ?? '';
  expect(frame).toContain(`src="/sandbox-bank/fields?lang=${locale}"`);
  // No `allow-same-origin`: the typed card details must not be accessible to this page.
  expect(frame).toContain('sandbox="allow-scripts allow-forms"');
  expect(frame).toMatch(/title="[^"]+"/);
  expectSoundHtml(html, locale);
});

test('a challenge retains the query of its address and adds the user’s language', () => {
  const html = render(<BankChallenge url="/sandbox-bank/challenge/pay_1?look=dark" onDone={() => undefined} />, 'en');
  expect(html).toContain('src="/sandbox-bank/challenge/pay_1?look=dark&amp;lang=en"');
  expect(html).toContain('sandbox="allow-scripts allow-forms"');
});

describe('a payment outcome', () => {
  const plain: DemoPayment = { ref: 'pay_1', outcome: 'declined', reason: null, challengeUrl: null };
  const renderOutcome = (payment: DemoPayment | undefined, error?: Error) =>
    render(<DemoOutcome payment={payment} error={error} onApprove={nothing} onRefresh={nothing} />, 'en');

  test('has its own text for every kind', () => {
    const outcomes = ['paid', 'challenge', 'waiting', 'cancelled'] as const;
    const kinds = [...outcomes.map((outcome) => ({ outcome })), ...bankReasons.map((reason) => ({ reason }))];
    const all = kinds.map((kind) => renderOutcome({ ...plain, ...kind }));
    expect(new Set(all).size).toBe(all.length);
    for (const html of all) expect(html).not.toContain('paymentDemo.');
  });

  test('without a reason is shown as declined, and nothing is shown without an outcome', () => {
    expect(renderOutcome(plain)).toBe(renderOutcome({ ...plain, reason: 'declined' }));
    expect(renderOutcome(undefined)).not.toContain('<p');
  });

  test('shows the error message of a failed request', () => {
    expect(renderOutcome(plain, new Error('too many tries'))).toContain('too many tries');
  });

  test('has a button only while it is pending', () => {
    for (const outcome of ['paid', 'declined', 'cancelled'] as const)
      expect(renderOutcome({ ...plain, outcome })).not.toContain('<button');
    for (const outcome of ['challenge', 'waiting'] as const)
      expect(renderOutcome({ ...plain, outcome })).toContain('<button');
  });
});
