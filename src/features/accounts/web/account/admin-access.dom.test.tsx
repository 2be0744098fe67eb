import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { pageOf } from '#testing/render-page.tsx';
import { changeSession } from '#web-kit/session/session-store.ts';
import type { SessionUser } from '#web-kit/session/session-user.ts';
import { sessionUserExample } from '#web-kit/testing/session-user-texts.ts';
import type { Account } from '../../contract.ts';
import { AdminAccess } from './admin-access.tsx';
import { accountExample } from './testing/account-example.ts';
import { accountQueries } from './use-account.ts';

afterEach(() => changeSession({ user: undefined, isChecked: false }));

function open(userRole: SessionUser['userRole'], change: Partial<Account> = {}, isChecked = true) {
  const account = { ...accountExample, userRole, ...change };
  changeSession({ user: { ...sessionUserExample, userRole }, isChecked });
  render(
    pageOf(<AdminAccess>the page</AdminAccess>, {
      at: '/admin/payments',
      prepare: (queries, api) => queries.setQueryData(accountQueries.account(api).queryKey, account),
      fetch: async () => Response.json(account),
    }),
  );
}

const title = () => screen.queryByRole('heading', { level: 1 })?.textContent;
const support = { lockedRole: 'support', adminLacks: ['password'] } as const;

describe('an admin page', () => {
  test('is shown to an admin', () => {
    open('admin');
    expect(screen.getByText('the page')).toBeDefined();
  });

  test('waits until the server has said what this user is now', () => {
    open('user', {}, false);
    expect(screen.getByRole('status')).toBeDefined();
    expect(title()).toBeUndefined();
  });

  test('is closed to any other user, who is not asked to sign in', () => {
    open('subscriber');
    expect(title()).toBe('אין לכם הרשאות מתאימות');
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/');
    expect(screen.queryByText('the page')).toBeNull();
  });

  test.each([
    [{ ...support }, 'החליפו לסיסמה של 15 תווים לפחות.', '#password'],
    [{ ...support, hasPassword: false }, 'קבעו סיסמה של 15 תווים לפחות.', '#password'],
    [{ ...support, hasSecondFactor: true }, 'והתחברו מחדש.', '#password'],
    [{ ...support, adminLacks: ['secondFactor' as const] }, 'הפעילו אימות דו־שלבי והתחברו מחדש.', '#secondFactor'],
  ])('tells who has a role that is still locked what opens it: %o', (change, text, section) => {
    open('subscriber', change as Partial<Account>);
    expect(title()).toBe('ניהול המערכת עוד נעול');
    expect(document.body.textContent).toContain('קיבלתם תפקיד ״תמיכה״.');
    expect(document.body.textContent).toContain(text);
    expect(document.querySelector(`a[href="/account/security${section}"]`)).not.toBeNull();
  });
});
