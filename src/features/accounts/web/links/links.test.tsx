import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import type { Api } from '#web-kit/api/api-client.tsx';
import { NetworkError, requestErrorOf } from '#web-kit/api/request-error.ts';
import { isInvalidLink, isTransient, tokenIn } from './link-token.ts';
import { VerifyOutcome, verifyQuery } from './verify-email-page.tsx';

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

test('a single-use link is sent once, also when all queries are refetched', async () => {
  const sent: unknown[] = [];
  const request = async () => ({ csrfToken: 'any' });
  const call = async (...one: unknown[]) => {
    sent.push(one);
    return { email: 'dana@cards.example' };
  };
  const queries = new QueryClient();
  const observer = new QueryObserver(queries, verifyQuery({ request, call } as unknown as Api, 'token'));
  const unsubscribe = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true);
  const first = sent.length;
  await queries.invalidateQueries();
  expect([sent.length, observer.getCurrentResult().isSuccess]).toEqual([first, true]);
  unsubscribe();
});
