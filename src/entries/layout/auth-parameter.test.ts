import { expect, test, vi } from 'vitest';
import { consumeAuthParameter } from './auth-parameter.ts';

const pageAt = (pathname: string, search: string, hash = '') => {
  const replaceState = vi.fn();
  const page = { location: { pathname, search, hash }, history: { state: { idx: 3 }, replaceState } };
  return { page: page as unknown as Window, replaceState };
};

test('the news is taken out of the address, and the rest stays', () => {
  const { page, replaceState } = pageAt('/account', '?tab=1&auth=google-connected&q=%D7%A9', '#google');
  expect(consumeAuthParameter(page)).toBe('google-connected');
  expect(replaceState).toHaveBeenCalledWith({ idx: 3 }, '', '/account?tab=1&q=%D7%A9#google');
});

test('alone it leaves no question mark', () => {
  const { page, replaceState } = pageAt('/', '?auth=login');
  expect(consumeAuthParameter(page)).toBe('login');
  expect(replaceState).toHaveBeenCalledWith({ idx: 3 }, '', '/');
});

test.each(['', '?section=pricing', '?auth='])('an address without it is left alone: %j', (search) => {
  const { page, replaceState } = pageAt('/', search);
  expect(consumeAuthParameter(page)).toBeUndefined();
  expect(replaceState).not.toHaveBeenCalled();
});
