import { describe, expect, test } from 'vitest';
import { reservedWords } from '#base/reserved-words.ts';
import { resolvePage } from './resolve-page.ts';

const kindOf = (path: string) => resolvePage(path, false).kind;

describe('paths', () => {
  test('the landing page is at the root', () => {
    expect(kindOf('/')).toBe('site');
  });

  test.each([
    ['/invoices', '/wallet'],
    ['/login', '/?auth=login'],
    ['/register', '/?auth=register'],
    ['/pricing', '/#pricing'],
    ['/profile-12', '/p/12'],
    ['/help/', '/help'],
    ['//evil.example', '/evil.example'],
    ['/a//', '/a'],
  ])('%s redirects to %s', (path, location) => {
    expect(resolvePage(path, false)).toEqual({ kind: 'redirect', location });
  });

  test.each(['/profile-', '/profile-abc', '/profile-12a', '/profile--1', '/PROFILE-12'])('%s is not found', (path) => {
    expect(resolvePage(path, false)).toEqual({ kind: 'not-found', isProfile: false });
  });

  test.each(['/p/nobody', '/p/12', '/@dana', '/%40dana'])('%s is a missing profile', (path) => {
    expect(resolvePage(path, false)).toEqual({ kind: 'not-found', isProfile: true });
  });

  test.each(['/examples', '/embed', '/accessibility', '/inactive-card', '/subscription-required', '/at-routes-test'])(
    '%s is a page of the site',
    (path) => {
      expect(kindOf(path)).toBe('site');
    },
  );

  test.each([
    '/account',
    '/stats',
    '/stats/7',
    '/leads',
    '/contact-leads',
    '/contact-leads/7',
    '/verify-email',
    '/reset-password',
    '/undo-change',
    '/unsubscribe',
  ])('%s is a page of the app', (path) => {
    expect(kindOf(path)).toBe('app');
  });

  test('reserved words without a page return not found, and never a profile', () => {
    const built = ['app', 'site', 'redirect'];
    const unbuilt = [...reservedWords].filter((slug) => !built.includes(kindOf(`/${slug}`)));
    for (const slug of unbuilt) expect(resolvePage(`/${slug}`, false)).toEqual({ kind: 'not-found', isProfile: false });
  });

  test('the page of UI primitives is only for developers', () => {
    expect(kindOf('/ui')).toBe('not-found');
    expect(resolvePage('/ui', true).kind).toBe('app');
  });
});
