import { expect, test } from 'vitest';
import { AppError, type ErrorCode, errorStatus } from './app-error.ts';

test('every status of the error catalogue has exactly one code', () => {
  const statuses: number[] = Object.values(errorStatus);
  for (const status of [400, 401, 402, 403, 404, 413, 429, 500, 503])
    expect(statuses.filter((one) => one === status)).toEqual([status]);
});

test.each(Object.entries(errorStatus) as [ErrorCode, number][])('%s answers %d', (code, status) => {
  const error = new AppError(code);
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ name: 'AppError', code, status, message: code, options: {} });
});

test('the cause and the details stay with the error', () => {
  const cause = new Error('underneath');
  const error = new AppError('rate_limited', { retryAfterSeconds: 7, fields: { name: 'errors.required' }, cause });
  expect(error.cause).toBe(cause);
  expect(error.options).toMatchObject({ retryAfterSeconds: 7, fields: { name: 'errors.required' } });
});
