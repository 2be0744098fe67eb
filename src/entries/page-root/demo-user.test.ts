import { expect, test } from 'vitest';
import { demoEmail } from '#features/accounts/demo-account.ts';
import { sessionUserExample as owner } from '#web-kit/testing/session-user-texts.ts';
import { demoHeaders, isDemoUser } from './demo-user.ts';

test('only the account with the demo email is the demo account', () => {
  expect(isDemoUser({ email: demoEmail })).toBe(true);
  expect(isDemoUser(owner)).toBe(false);
  expect(isDemoUser(undefined)).toBe(false);
});

test('only the demo user sends identity headers with its requests', () => {
  expect(demoHeaders({ ...owner, email: demoEmail })).toEqual({ 'x-user-email': demoEmail, 'x-user-id': '7' });
  expect(demoHeaders(owner)).toEqual({});
  expect(demoHeaders(undefined)).toEqual({});
});
