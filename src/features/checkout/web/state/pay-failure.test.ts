import { expect, test } from 'vitest';
import { NetworkError, ServerError, ValidationError } from '#web-kit/api/request-error.ts';
import { quoteExample } from '../testing/examples.ts';
import { payFailureOf } from './pay-failure.ts';

test('a failed payment request is mapped to the kind of failure to show', () => {
  expect(payFailureOf(new NetworkError('gone'))).toEqual({ kind: 'network' });
  expect(payFailureOf(new ValidationError('dearer', 409, { quote: quoteExample }))).toEqual({
    kind: 'price',
    message: 'dearer',
    quote: quoteExample,
  });
  expect(payFailureOf(new ValidationError('wait', 409, { orderId: 7 }))).toEqual({
    kind: 'order',
    message: 'wait',
    orderId: 7,
  });
  expect(payFailureOf(new ValidationError('no', 400, { fields: { methodId: 'which card?' } }))).toEqual({
    kind: 'other',
    message: 'which card?',
  });
  expect(payFailureOf(new ServerError('ours', 500, 'text'))).toEqual({ kind: 'server' });
  expect(payFailureOf(new ValidationError('odd', 409, { quote: { amount: 1 } }))).toMatchObject({ kind: 'other' });
});
