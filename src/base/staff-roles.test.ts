import { describe, expect, test } from 'vitest';
import { mayStaff, type StaffArea, type StaffRole, staffAreas, staffRoles } from './staff-roles.ts';

const areasOf = (role: StaffRole, action: 'read' | 'write'): StaffArea[] =>
  staffAreas.filter((area) => mayStaff(role, area, action));

describe('the staff roles', () => {
  test('the owner may do everything, and nobody else gives roles', () => {
    expect(areasOf('owner', 'write')).toEqual(staffAreas);
    expect(staffRoles.filter((role) => mayStaff(role, 'staff', 'write'))).toEqual(['owner']);
  });

  test('an admin may do all but staff and settings of money', () => {
    expect(staffAreas.filter((area) => !areasOf('admin', 'write').includes(area))).toEqual([
      'staff',
      'prices',
      'search',
    ]);
  });

  test('support answers at the desk, reads users and orders, and moves no money', () => {
    expect(areasOf('support', 'write')).toEqual(['desk']);
    expect(areasOf('support', 'read')).toEqual(expect.arrayContaining(['desk', 'users', 'orders']));
  });

  test('the workshop has the orders alone', () => {
    expect([areasOf('workshop', 'write'), areasOf('workshop', 'read')]).toEqual([['orders'], ['orders', 'search']]);
  });

  test('content has posts, communities and the moderation of profiles', () => {
    expect(areasOf('content', 'write')).toEqual(['profiles', 'content']);
    expect(areasOf('content', 'read')).toEqual(['profiles', 'content', 'search']);
  });

  test('finance has payments, refunds and invoices, and reads the figures', () => {
    expect(areasOf('finance', 'write')).toEqual(['money']);
    expect(areasOf('finance', 'read')).toEqual(expect.arrayContaining(['figures', 'money', 'prices']));
  });

  test('everyone may search, and search changes nothing', () => {
    for (const role of staffRoles) expect([role, mayStaff(role, 'search', 'read')]).toEqual([role, true]);
    expect(mayStaff('admin', 'search', 'write')).toBe(false);
  });

  test('the viewer reads everything and changes nothing', () => {
    expect([areasOf('viewer', 'read'), areasOf('viewer', 'write')]).toEqual([staffAreas, []]);
  });

  test('who is no staff sees nothing', () => {
    for (const area of staffAreas) expect(mayStaff(null, area, 'read')).toBe(false);
  });
});
