import { describe, expect, test } from 'vitest';
import { safeReturnTo, withOutcome } from './google.ts';

const site = 'https://negia.example';

describe('the return URL of a sign-in', () => {
  test.each([
    ['/', '/'],
    ['/account', '/account'],
    ['/pricing?plan=2&x=%2F%2Fy#top', '/pricing?plan=2&x=%2F%2Fy#top'],
    ['/דנה-לוי', `/${encodeURIComponent('דנה-לוי')}`],
    [`/${encodeURIComponent('דנה')}`, `/${encodeURIComponent('דנה')}`],
    ['/a/../account', '/account'],
    ['/apiary', '/apiary'],
    ['/blog?next=https://elsewhere.example/', '/blog?next=https://elsewhere.example/'],
  ])('%s is accepted as a page of the site', (returnTo, expected) => {
    expect(safeReturnTo(returnTo, site)).toBe(expected);
  });

  test.each([
    undefined,
    '',
    'account',
    'https://evil.example',
    'https://evil.example/account',
    'HTTPS://EVIL.example',
    'https:evil.example',
    'https:/evil.example',
    'https://negia.example.evil.example/',
    'https://negia.example@evil.example/',
    'https://negia.example/account',
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:dana@evil.example',
    '//evil.example',
    '///evil.example',
    '////evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\\/evil.example',
    '/x\\..\\..\\evil',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\nLocation: https://evil.example',
    '\t//evil.example',
    ' //evil.example',
    ' /account',
    '/\u0000/evil.example',
    '/%00/evil.example',
    '/%09/evil.example',
    '/%0d%0aSet-Cookie:%20session=x',
    '/%2fevil.example',
    '/%2Fevil.example',
    '/%5cevil.example',
    '/%5Cevil.example',
    '/%252fevil.example',
    '/%25%32%66evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e%2e//evil.example',
    '/account//evil.example',
    '/\uff0fevil.example',
    '/\uff3cevil.example',
    '/%EF%BC%8Fevil.example',
    '/\u2028/evil.example',
    '/%E2%80%A8/evil.example',
    '/%',
    '/%zz',
    '/%ff%fe',
    '?auth=x',
    '#x',
    '.',
    '..',
    '@evil.example',
    ':80/evil',
    '/account#\\evil',
    '/account?x=\u0007',
    '/api',
    '/api/auth/google',
    '/API/auth/logout',
    '/%61pi/auth/google',
    '/./api/auth/google',
    '/x/../api/auth/google',
    '/%2e/api/csrf-token',
    '/x/%2e%2e/api/csrf-token',
    '/x/..%2fapi/csrf-token',
    '/\uff41pi/csrf-token',
  ])('%j becomes the home page', (returnTo) => {
    expect(safeReturnTo(returnTo, site)).toBe('/');
    const location = withOutcome(returnTo ?? '', 'google-done', site);
    expect(location).toBe('/?auth=google-done');
  });

  test('every two-character prefix stays on the site', () => {
    for (let first = 0; first < 256; first += 1)
      for (let second = 0; second < 256; second += 1) {
        const returnTo = `${String.fromCharCode(first, second)}evil.example/x`;
        const location = withOutcome(safeReturnTo(returnTo, site), 'google-done', site);
        expect(new URL(location, `${site}/api/auth/google/callback`).origin).toBe(site);
      }
  });

  test('the outcome is added to the existing query and replaces an older one', () => {
    expect(withOutcome('/pricing?plan=2#top', 'google-failed', site)).toBe('/pricing?plan=2&auth=google-failed#top');
    expect(withOutcome('/?auth=login&auth=code', 'google-done', site)).toBe('/?auth=google-done');
  });
});
