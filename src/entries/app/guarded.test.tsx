import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { SessionUser } from '#web-kit/session/session-user.ts';
import { sessionUserExample } from '#web-kit/testing/session-user-texts.ts';
import { Guarded, GuardedLogin, guardVerdict } from './guarded.tsx';

const user = (userRole: SessionUser['userRole']): SessionUser => ({ ...sessionUserExample, userRole });

describe('after the server has confirmed the session', () => {
  test.each([
    ['public', undefined, 'content'],
    ['user', undefined, 'login'],
    ['user', user('user'), 'content'],
    ['user', user('admin'), 'content'],
    ['admin', undefined, 'login'],
    ['admin', user('subscriber'), 'content'],
    ['admin', user('admin'), 'content'],
  ] as const)('a page for %s, opened by %o: %s', (access, user, verdict) => {
    expect(guardVerdict(access, { user, isChecked: true })).toBe(verdict);
  });
});

describe('before the server has confirmed the session', () => {
  test.each([
    ['public', undefined, 'content'],
    ['user', undefined, 'wait'],
    ['user', user('user'), 'content'],
    ['admin', undefined, 'wait'],
    ['admin', user('admin'), 'content'],
  ] as const)('a page for %s, opened by %o: %s', (access, user, verdict) => {
    expect(guardVerdict(access, { user, isChecked: false })).toBe(verdict);
  });

  test('shows neither the page nor a sign-in prompt', () => {
    const html = renderToStaticMarkup(<Guarded access="user">secret</Guarded>);
    expect(html).toContain('role="status"');
    expect(html).not.toMatch(/secret|נדרשת התחברות/);
  });
});

afterEach(() => vi.unstubAllGlobals());

test('a visitor sees that the page is protected, with a sign-in button', () => {
  const html = renderToStaticMarkup(<GuardedLogin ended={undefined} />);
  expect(html).toContain('נדרשת התחברות');
  expect(html).toContain('התחברות</button>');
});

test('who has signed out gets a farewell, a way home and a way back', () => {
  const html = renderToStaticMarkup(<GuardedLogin ended="asked" />);
  expect(html).toContain('תמיד אפשר לחזור');
  expect(html).not.toContain('נדרשת התחברות');
  expect(html).toContain('href="/"');
  expect(html).toContain('התחברות</button>');
});
