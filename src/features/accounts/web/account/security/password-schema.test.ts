import { expect, test } from 'vitest';
import { passwordSchema } from './password-section.tsx';

const good = { currentPassword: 'shemesh-bayam-7', password: 'yareach-bahar-8', repeat: 'yareach-bahar-8' };

const problems = (hasCurrent: boolean, form: object) =>
  Object.fromEntries(
    (passwordSchema(hasCurrent).safeParse(form).error?.issues ?? []).map(({ path, message }) => [path[0], message]),
  );

test('changing a password requires the current one; setting the first does not', () => {
  expect(problems(true, good)).toEqual({});
  expect(problems(true, { ...good, currentPassword: '' })).toEqual({
    currentPassword: 'account.password.currentNeeded',
  });
  expect(problems(false, { ...good, currentPassword: '' })).toEqual({});
});

test('a mismatch is reported at the second password, whatever else is wrong', () => {
  expect(problems(true, { ...good, repeat: 'other' })).toEqual({ repeat: 'accounts.password.mismatch' });
  expect(problems(true, { ...good, password: 'abc', repeat: 'abd' })).toEqual({
    password: 'accounts.password.short',
    repeat: 'accounts.password.mismatch',
  });
});
