import { expect, test } from 'vitest';
import { NetworkError, ServerError, ValidationError } from '#web-kit/api/request-error.ts';
import { payFailureOf } from '../buy/pay-form.tsx';
import { quoteExample } from '../testing/examples.ts';

const refused = (status: number, details: object) => new ValidationError('refused', status, details);
const message = 'refused';

test.each([
  ['a lost connection', new NetworkError('gone'), { kind: 'network' }],
  ['a server error', new ServerError('ours', 500, 'text'), { kind: 'server' }],
  ['another price', refused(409, { quote: quoteExample }), { kind: 'price', message, quote: quoteExample }],
  ['a running order', refused(409, { orderId: 7 }), { kind: 'order', message, orderId: 7 }],
  ['a field', refused(400, { fields: { methodId: 'which card?' } }), { kind: 'other', message: 'which card?' }],
  ['an unknown quote', refused(409, { quote: { amount: 1 } }), { kind: 'other', message }],
])('a payment that failed because of %s', (_, error, failure) => {
  expect(payFailureOf(error)).toEqual(failure);
});
