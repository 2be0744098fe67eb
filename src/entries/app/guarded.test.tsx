import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Guarded, mayEnter } from './guarded.tsx';

const user = (userRole: 'user' | 'subscriber' | 'admin') => ({
  user: {
    id: 1,
    username: 'dana',
    displayName: 'Dana',
    email: 'dana@cards.example',
    userRole,
    unreadSupportMessages: 0,
  },
});

test.each([
  ['public', { user: undefined }, true],
  ['user', { user: undefined }, false],
  ['user', user('user'), true],
  ['user', user('admin'), true],
  ['admin', { user: undefined }, false],
  ['admin', user('user'), false],
  ['admin', user('subscriber'), false],
  ['admin', user('admin'), true],
] as const)('a page for %s', (access, session, may) => {
  expect(mayEnter(access, session)).toBe(may);
});

test('a stranger sees that the page is protected, and the way in, and nothing of the page', () => {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Guarded access="user">secret</Guarded>
    </QueryClientProvider>,
  );
  expect(html).toContain('נדרשת התחברות');
  expect(html).toContain('התחברות</button>');
  expect(html).not.toContain('secret');
});
