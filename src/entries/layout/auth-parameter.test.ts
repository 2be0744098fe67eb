import { expect, test, vi } from 'vitest';
import { consumeAuthParameter } from './auth-parameter.ts';

const pageAt = (pathname: string, search: string, hash = '') => {
  const replaceState = vi.fn();
  const page = { location: { pathname, search, hash }, history: { state: { idx: 3 }, replaceState } };
  return { page: page as unknown as Window, replaceState };
};

test.each([
  [
    '/account',
    '?tab=1&auth=google-connected&q=%D7%A9',
    '#google',
    'google-connected',
    '/account?tab=1&q=%D7%A9#google',
  ],
  // No question mark remains.
  ['/', '?auth=login', '', 'login', '/'],
])('%s%s%s has the auth parameter %s, which is removed: %s', (path, search, hash, value, rest) => {
  const { page, replaceState } = pageAt(path, search, hash);
  expect(consumeAuthParameter(page)).toBe(value);
  expect(replaceState).toHaveBeenCalledWith({ idx: 3 }, '', rest);
});

test.each(['', '?section=pricing', '?auth='])('a URL without the parameter is left unchanged: %j', (search) => {
  const { page, replaceState } = pageAt('/', search);
  expect(consumeAuthParameter(page)).toBeUndefined();
  expect(replaceState).not.toHaveBeenCalled();
});
