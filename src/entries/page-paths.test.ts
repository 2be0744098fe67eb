import { expect, test } from 'vitest';
import { matches, pagePattern, paramsOf } from './page-paths.ts';

test('path parameters are read by their names', () => {
  expect(paramsOf('/tags/:code', '/tags/ABCD2345')).toEqual({ code: 'ABCD2345' });
  expect(paramsOf('/checkout/:type/:id', '/checkout/package/7')).toEqual({ type: 'package', id: '7' });
  expect(paramsOf('/examples', '/examples')).toEqual({});
});

test('a parameter matches exactly one path segment', () => {
  expect(matches('/tags/:code', '/tags/ABCD2345')).toBe(true);
  for (const path of ['/tags', '/tags/', '/tags/a/b', '/xtags/a']) expect(matches('/tags/:code', path)).toBe(false);
});

test.each([
  ['/tag-offers/abcdefghijklmnopqrstuvwxyz', '/tag-offers/:token'],
  ['/dashboard', '/dashboard'],
  ['/p/dana/qr.png', '/p/:profile'],
  ['/@dana', '/@:profile'],
  ['/tag-offers/abc/def', undefined],
  ['/a-custom-address', undefined],
])('%s is logged as %s', (path, pattern) => {
  expect(pagePattern(path)).toBe(pattern);
});
