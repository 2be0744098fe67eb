import { expect, test, vi } from 'vitest';
import { consumeAuthParameter } from './auth-parameter.ts';

const pageAt = (pathname: string, search: string, hash = '') => {
  const replaceState = vi.fn();
  const page = { location: { pathname, search, hash }, history: { state: { idx: 3 }, replaceState } };
  return { page: page as unknown as Window, replaceState };
};

test('the auth parameter is removed from the URL, and the rest is retained', () => {
  const { page, replaceState } = pageAt('/account', '?tab=1&auth=google-connected&q=%D7%A9', '#google');
  expect(consumeAuthParameter(page)).toBe('google-connected');
  expect(replaceState).toHaveBeenCalledWith({ idx: 3 }, '', '/account?tab=1&q=%D7%A9#google');
});

test('no question mark remains when it was the only parameter', () => {
  const { page, replaceState } = pageAt('/', '?auth=login');
  expect(consumeAuthParameter(page)).toBe('login');
  expect(replaceState).toHaveBeenCalledWith({ idx: 3 }, '', '/');
});

test.each(['', '?section=pricing', '?auth='])('a URL without the parameter is left unchanged: %j', (search) => {
  const { page, replaceState } = pageAt('/', search);
  expect(consumeAuthParameter(page)).toBeUndefined();
  expect(replaceState).not.toHaveBeenCalled();
});
