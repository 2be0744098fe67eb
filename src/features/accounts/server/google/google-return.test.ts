import { describe, expect, test } from 'vitest';
import { safeReturnTo, withOutcome } from './google.ts';
import hostileReturns from './hostile-returns.json' with { type: 'json' };

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

  test.each([undefined, ...hostileReturns])('%j becomes the home page', (returnTo) => {
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
