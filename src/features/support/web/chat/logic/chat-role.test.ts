import { describe, expect, test } from 'vitest';
import { mayStaff, staffRoles } from '#base/staff-roles.ts';
import { demoEmail } from '#features/accounts/demo-account.ts';
import { deskRoles } from '../../../domain.ts';
import { chatRoleOf, supportLevel } from './chat-messages.ts';

const user = (userRole: 'user' | 'subscriber' | 'admin', email = 'dana@cards.example') => ({ userRole, email });

describe('the chat role', () => {
  test('is visitor, user, subscriber or admin', () => {
    expect(chatRoleOf(undefined)).toBe('visitor');
    expect(chatRoleOf(user('user'))).toBe('user');
    expect(chatRoleOf(user('subscriber'))).toBe('subscriber');
    expect(chatRoleOf(user('admin'))).toBe('admin');
  });

  test('is subscriber for staff who do not answer at the desk', () => {
    expect(staffRoles.filter((staffRole) => chatRoleOf({ ...user('admin'), staffRole }) === 'admin')).toEqual(
      deskRoles,
    );
    expect(deskRoles).toEqual(staffRoles.filter((role) => mayStaff(role, 'desk', 'write')));
  });

  test('is demo for the demo account, whatever its role', () => {
    expect(chatRoleOf(user('subscriber', demoEmail))).toBe('demo');
  });
});

test('a user has basic support, any other role full support, a visitor and the demo neither', () => {
  expect(supportLevel('user')).toBe('basic');
  expect([supportLevel('subscriber'), supportLevel('admin')]).toEqual(['full', 'full']);
  expect([supportLevel('visitor'), supportLevel('demo')]).toEqual([undefined, undefined]);
});
