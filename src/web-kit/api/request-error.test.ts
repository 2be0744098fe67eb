import { describe, expect, test } from 'vitest';
import { messageOf } from './api-exchange.ts';
import { RequestError, requestErrorOf } from './request-error.ts';

describe('a failed request', () => {
  test('has message, status and body, and is an Error', () => {
    const error = requestErrorOf(404, 'אין', { code: 'not_found' });
    expect(error).toBeInstanceOf(Error);
    expect(error).toBeInstanceOf(RequestError);
    expect(error).toMatchObject({ message: 'אין', status: 404, body: { code: 'not_found' } });
  });

  test.each([
    [{ fields: { email: 'שדה חובה' } }, { email: 'שדה חובה' }],
    [{}, {}],
    [{ fields: null }, {}],
    [{ fields: 'x' }, {}],
    ['text', {}],
    [undefined, {}],
    [null, {}],
  ])('%j has the field errors %j', (body, fields) => {
    expect(requestErrorOf(400, 'x', body).fields).toEqual(fields);
  });
});

test('the message is in the language of the reader', () => {
  expect(messageOf(404, undefined, 'en')).toBe('We could not find what you were looking for');
  expect(messageOf(404, undefined, 'he')).toBe('לא מצאנו את מה שחיפשתם');
});
