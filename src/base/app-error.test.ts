import { expect, test } from 'vitest';
import { AppError, type ErrorCode, errorStatus } from './app-error.ts';

test('each status of the error catalogue has a generic code, listed before the other codes of that status', () => {
  const codes = Object.entries(errorStatus);
  const plain = [400, 401, 402, 403, 404, 413, 429, 500, 503].map(
    (status) => codes.find(([, one]) => one === status)?.[0],
  );
  expect(plain).toEqual([
    'invalid_input',
    'unauthenticated',
    'payment_required',
    'forbidden',
    'not_found',
    'too_large',
    'rate_limited',
    'internal',
    'unavailable',
  ]);
});

test.each(Object.entries(errorStatus) as [ErrorCode, number][])('%s has status %d', (code, status) => {
  const error = new AppError(code);
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ name: 'AppError', code, status, message: code, options: {} });
});

test('the error retains its cause and details', () => {
  const cause = new Error('underneath');
  const error = new AppError('rate_limited', { retryAfterSeconds: 7, fields: { name: 'errors.required' }, cause });
  expect(error.cause).toBe(cause);
  expect(error.options).toMatchObject({ retryAfterSeconds: 7, fields: { name: 'errors.required' } });
});
