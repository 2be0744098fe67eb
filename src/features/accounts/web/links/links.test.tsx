import { expect, test } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { NetworkError, requestErrorOf } from '#web-kit/api/request-error.ts';
import { isInvalidLink, isTransient, tokenIn } from './link-token.ts';
import { VerifyOutcome } from './verify-email-page.tsx';

const invalidLink = requestErrorOf(400, 'dead', { code: 'invalid_input', fields: { token: 'dead' } });
const emailInUse = requestErrorOf(409, 'conflict', { code: 'conflict', fields: { email: 'taken by another' } });

test.each([
  ['#token=abc', 'abc'],
  ['#token=', undefined],
  ['#other=abc', undefined],
  ['', undefined],
])('reads the token of %j', (fragment, token) => {
  expect(tokenIn(fragment)).toBe(token);
});

test('an invalid link differs from a rejected password and from a network error', () => {
  expect(isInvalidLink(invalidLink)).toBe(true);
  expect(isInvalidLink(requestErrorOf(400, 'weak', { fields: { password: 'weak' } }))).toBe(false);
  expect(isInvalidLink(new NetworkError('line'))).toBe(false);
  const errors = [new NetworkError('line'), requestErrorOf(503, '', {}), invalidLink];
  expect(errors.map(isTransient)).toEqual([true, true, false]);
});

const outcome = (error: Error | null, address?: string, isPending = false) => {
  const state = { error, address, isPending, isSignedIn: false };
  return renderPage(<VerifyOutcome {...state} onRetry={() => undefined} />);
};

test('every outcome of a link shows what happened and what to do', () => {
  expect(outcome(null, undefined, true)).toContain('aria-busy="true"');
  expect(outcome(null, 'dana@cards.example')).toContain('<bdi dir="ltr">dana@cards.example</bdi>');
  expect(outcome(invalidLink)).toContain('href="/account"');
  expect(outcome(null)).toContain('הקישור כבר לא בתוקף');
  expect(outcome(emailInUse)).toContain('taken by another');
  expect(outcome(new NetworkError('אין חיבור'))).toContain('לנסות שוב');
});
