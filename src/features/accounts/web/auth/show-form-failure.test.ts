import { expect, test, vi } from 'vitest';
import { showFormFailure } from './form-alert.tsx';

const errorsFor = (fields: Record<string, string>, isClosed = false) => {
  const form = { showFields: vi.fn((named: object) => 'email' in named), setError: vi.fn() };
  showFormFailure(form, { fields, message: 'לא הלך', isClosed });
  expect(form.showFields).toHaveBeenCalledExactlyOnceWith(fields);
  return form.setError.mock.calls;
};

test('an error shown at its field is not repeated above the form', () => {
  expect(errorsFor({ email: 'תפוסה' })).toEqual([]);
});

test('a message without a field is shown above the form', () => {
  expect(errorsFor({})).toEqual([['root', { type: 'server', message: 'לא הלך' }]]);
  expect(errorsFor({ elsewhere: 'x' })).toEqual([['root', { type: 'server', message: 'לא הלך' }]]);
});

test('a suspended account gets a form error of its own type', () => {
  expect(errorsFor({}, true)).toEqual([['root', { type: 'closed', message: 'לא הלך' }]]);
});
