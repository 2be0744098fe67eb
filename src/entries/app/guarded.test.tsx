import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { SessionUser } from '#web-kit/session/session-user.ts';
import { sessionUserExample } from '#web-kit/testing/session-user-example.ts';
import { Guarded, guardVerdict } from './guarded.tsx';
import { GuardedForbidden } from './guarded-forbidden.tsx';
import { GuardedLogin } from './guarded-login.tsx';

const user = (userRole: SessionUser['userRole']): SessionUser => ({ ...sessionUserExample, userRole });

describe('once the server has said who is signed in', () => {
  test.each([
    ['public', undefined, 'content'],
    ['user', undefined, 'login'],
    ['user', user('user'), 'content'],
    ['user', user('admin'), 'content'],
    ['admin', undefined, 'login'],
    ['admin', user('user'), 'forbidden'],
    ['admin', user('subscriber'), 'forbidden'],
    ['admin', user('admin'), 'content'],
  ] as const)('a page for %s, asked for by %o: %s', (access, user, verdict) => {
    expect(guardVerdict(access, { user, isChecked: true })).toBe(verdict);
  });
});

describe('before that', () => {
  test.each([
    ['public', undefined, 'content'],
    ['user', undefined, 'wait'],
    ['user', user('user'), 'content'],
    ['admin', undefined, 'wait'],
    ['admin', user('user'), 'wait'],
    ['admin', user('admin'), 'content'],
  ] as const)('a page for %s, asked for by %o: %s', (access, user, verdict) => {
    expect(guardVerdict(access, { user, isChecked: false })).toBe(verdict);
  });

  test('nothing of the page is shown, and nobody is told to sign in', () => {
    const html = renderToStaticMarkup(<Guarded access="user">secret</Guarded>);
    expect(html).toContain('role="status"');
    expect(html).not.toMatch(/secret|נדרשת התחברות/);
  });
});

afterEach(() => vi.unstubAllGlobals());

test('a stranger sees that the page is protected, and the way in', () => {
  const html = renderToStaticMarkup(<GuardedLogin ended={undefined} />);
  expect(html).toContain('נדרשת התחברות');
  expect(html).toContain('התחברות</button>');
});

test('somebody without the rights is told so and shown the way home, not the way in', () => {
  const html = renderToStaticMarkup(<GuardedForbidden />);
  expect(html).toContain('אין לכם הרשאות מתאימות');
  expect(html).toContain('href="/"');
  expect(html).not.toContain('התחברות');
});
