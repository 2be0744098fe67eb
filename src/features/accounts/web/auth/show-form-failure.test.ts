import { expect, test, vi } from 'vitest';
import { showFormFailure } from './form-alert.tsx';

type Form = { email: string; password: string };
const errorsFor = (fields: Record<string, string>, isClosed = false) => {
  const setError = vi.fn();
  showFormFailure<Form>({ fields, message: 'לא הלך', isClosed }, ['email', 'password'], setError);
  return setError.mock.calls;
};

test('each sentence goes to its field, the focus to the first', () => {
  expect(errorsFor({ password: 'נפוצה', email: 'תפוסה' })).toEqual([
    ['email', { type: 'server', message: 'תפוסה' }, { shouldFocus: true }],
    ['password', { type: 'server', message: 'נפוצה' }, { shouldFocus: false }],
  ]);
});

test('what belongs to no field stands over the form', () => {
  expect(errorsFor({})).toEqual([['root', { type: 'server', message: 'לא הלך' }]]);
  expect(errorsFor({ elsewhere: 'x' })).toEqual([['root', { type: 'server', message: 'לא הלך' }]]);
});

test('of an account that was suspended it says so, and the form shows the way to us', () => {
  expect(errorsFor({}, true)).toEqual([['root', { type: 'closed', message: 'לא הלך' }]]);
});
