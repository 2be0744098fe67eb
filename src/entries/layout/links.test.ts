import { describe, expect, test } from 'vitest';
import { footerLinks, navLinks, nextPage, showsBars, showsFooter, showsHeader } from './links.ts';

const hrefs = (user: Parameters<typeof navLinks>[0]) => navLinks(user).map(({ href }) => href);

describe('the main menu', () => {
  test('a visitor sees prices and no app links', () => {
    expect(hrefs(undefined)).toEqual(['/examples', '/help', '/?section=pricing']);
  });

  test('a signed-in owner sees app links instead of prices', () => {
    expect(hrefs({ userRole: 'user' })).toEqual(['/examples', '/help', '/dashboard', '/wallet', '/physical-cards']);
    expect(hrefs({ userRole: 'subscriber' })).not.toContain('/admin');
  });

  test('an admin also sees the admin link', () => {
    expect(hrefs({ userRole: 'admin' })).toContain('/admin');
  });
});

test.each([
  ['/', 'register', {}, '/editor'],
  ['/', 'login', {}, '/dashboard'],
  ['/help/lost-card', 'login', {}, '/dashboard'],
  ['/nothing-here', 'register', {}, '/editor'],
  ['/', 'register', { next: '/subscription?plan=2' }, '/subscription?plan=2'],
  ['/communities/home-pros', 'login', { staysHere: true }, undefined],
  ['/dashboard', 'login', {}, undefined],
  ['/checkout/package/2', 'register', {}, undefined],
] as const)('on %s after %s with %j the user goes on to %s', (path, kind, request, page) => {
  expect(nextPage(path, kind, request)).toBe(page);
});

test('the footer links blog, contact, help, terms, privacy, refunds, accessibility and the sitemap', () => {
  expect(footerLinks.map(({ name }) => name)).toEqual([
    'blog',
    'contact',
    'help',
    'terms',
    'privacy',
    'refund',
    'accessibility',
    'sitemap',
  ]);
});

test('legal pages and missing profiles have no header, dashboards have no footer', () => {
  for (const path of ['/terms', '/privacy', '/refund', '/accessibility', '/embed', '/p/nobody', '/@nobody', '/%40a'])
    expect(showsHeader(path)).toBe(false);
  for (const path of ['/', '/help', '/dashboard', '/blog/3', '/blog-admin']) expect(showsHeader(path)).toBe(true);
  for (const path of ['/editor/3', '/blog-admin/3', '/blog-admin/3/preview']) expect(showsHeader(path)).toBe(false);
  for (const path of ['/dashboard', '/stats/4', '/leads', '/admin/users']) expect(showsFooter(path)).toBe(false);
  for (const path of ['/', '/help', '/blog', '/terms']) expect(showsFooter(path)).toBe(true);
});

test('owner pages have navigation bars; the editor, admin and public pages have none', () => {
  for (const path of [
    '/dashboard',
    '/editor',
    '/leads',
    '/contact-leads/4',
    '/stats',
    '/stats/4',
    '/account',
    '/wallet',
  ])
    expect([path, showsBars(path)]).toEqual([path, true]);
  for (const path of [
    '/',
    '/editor/7',
    '/physical-cards/design/7',
    '/admin',
    '/examples',
    '/subscription-required',
    '/verify-email',
    '/ui',
  ])
    expect([path, showsBars(path)]).toEqual([path, false]);
});
