import { expect, test } from 'vitest';
import { locales } from '#i18n/locale.ts';
import { methodBrands } from '../../domain.ts';
import { HolderChallenge } from '../challenge/holder-challenge.tsx';
import { ChallengeFailed } from '../challenge/stripe-challenge.tsx';
import { renderPaying, visa } from '../testing/render-paying.tsx';
import { MethodLine } from './method-line.tsx';

test('the digits and the date are always left to right', () => {
  const html = renderPaying(<MethodLine method={{ ...visa, expMonth: 4, expYear: 2031 }} />);
  expect(html).toMatch(/<bdi dir="ltr"[^>]*>.*4242<\/bdi>/);
  expect(html).toContain('<bdi dir="ltr">04/31</bdi>');
  expect(html).not.toContain('<div');
});

test('the dots are hidden from screen readers, which get “ending in”', () => {
  const html = renderPaying(<MethodLine method={visa} />, undefined, 'en');
  expect(html).toContain('<span aria-hidden="true">•••• </span>');
  expect(html).toContain('ending in');
});

test('a card without an expiry date shows none', () => {
  const html = renderPaying(<MethodLine method={{ brand: 'amex', last4: '8431' }} />);
  expect(html).toContain('8431');
  expect(html).not.toContain('בתוקף');
});

test.each(locales)('every brand has a name and a mark in %s', (locale) => {
  const marks = methodBrands.map((brand) =>
    renderPaying(<MethodLine method={{ ...visa, brand }} />, undefined, locale),
  );
  expect(new Set(marks).size).toBe(methodBrands.length);
  for (const mark of marks) expect(mark).not.toContain('paying.');
});

const nothing = () => undefined;

test.each(locales)('in %s shows a status while waiting for the bank, and two buttons after a failure', (locale) => {
  const next = { kind: 'stripe', publishableKey: 'pk', clientSecret: 'pi_1_secret_x' } as const;
  const waiting = renderPaying(<HolderChallenge next={next} onDone={nothing} onClose={nothing} />, undefined, locale);
  expect(waiting).toContain('role="status"');
  const failed = renderPaying(<ChallengeFailed onRetry={nothing} onClose={nothing} />, undefined, locale);
  expect(failed.match(/<button/g)).toHaveLength(2);
  for (const html of [waiting, failed]) {
    expect(html).not.toMatch(/\sstyle=|paying\./);
    if (locale === 'en') expect(html).not.toMatch(/[\u0590-\u05ff]/);
  }
});
