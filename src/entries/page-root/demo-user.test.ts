import { expect, test } from 'vitest';
import { demoEmail } from '#features/accounts/domain.ts';
import type { SessionUser } from '#web-kit/session/session-user.ts';
import { demoHeaders, isDemoUser } from './demo-user.ts';

const owner: SessionUser = {
  id: 7,
  username: 'dana',
  displayName: 'דנה',
  email: 'dana@cards.example',
  userRole: 'user',
  unreadSupportMessages: 0,
};

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
