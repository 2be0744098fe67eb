import { expect, test } from 'vitest';
import { demoEmail } from '#features/accounts/domain.ts';
import { sessionUserExample as owner } from '#web-kit/testing/session-user-example.ts';
import { demoHeaders, isDemoUser } from './demo-user.ts';

test('the demo account is the one that the accounts feature names, and nobody else', () => {
  expect(isDemoUser({ email: demoEmail })).toBe(true);
  expect(isDemoUser(owner)).toBe(false);
  expect(isDemoUser(undefined)).toBe(false);
});

test('only the demo user says with every call who it is', () => {
  expect(demoHeaders({ ...owner, email: demoEmail })).toEqual({ 'x-user-email': demoEmail, 'x-user-id': '7' });
  expect(demoHeaders(owner)).toEqual({});
  expect(demoHeaders(undefined)).toEqual({});
});
