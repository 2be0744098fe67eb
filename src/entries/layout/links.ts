import type { AuthOptions } from '#web-kit/session/auth-events.ts';
import type { SessionUser } from '#web-kit/session/session-user.ts';
import { appPaths, matches } from '../page-paths.ts';

export type NavName = 'examples' | 'help' | 'pricing' | 'dashboard' | 'wallet' | 'physicalCards' | 'admin';
export type FooterName = 'blog' | 'contact' | 'help' | 'terms' | 'privacy' | 'refund' | 'accessibility' | 'sitemap';

export interface Link<Name> {
  readonly name: Name;
  readonly href: string;
}

/** The main menu by user role. */
export function navLinks(user: Pick<SessionUser, 'userRole'> | undefined): Link<NavName>[] {
  const publicLinks: Link<NavName>[] = [
    { name: 'examples', href: '/examples' },
    { name: 'help', href: '/help' },
  ];
  if (!user) return [...publicLinks, { name: 'pricing', href: '/?section=pricing' }];
  const signedIn: Link<NavName>[] = [
    { name: 'dashboard', href: '/dashboard' },
    { name: 'wallet', href: '/wallet' },
    { name: 'physicalCards', href: '/physical-cards' },
  ];
  const admin: Link<NavName>[] = user.userRole === 'admin' ? [{ name: 'admin', href: '/admin' }] : [];
  return [...publicLinks, ...signedIn, ...admin];
}

export const footerLinks: readonly Link<FooterName>[] = [
  { name: 'blog', href: '/blog' },
  { name: 'contact', href: '/contact' },
  { name: 'help', href: '/help' },
  { name: 'terms', href: '/terms' },
  { name: 'privacy', href: '/privacy' },
  { name: 'refund', href: '/refund' },
  { name: 'accessibility', href: '/accessibility' },
  { name: 'sitemap', href: '/sitemap' },
];

/** Profile pages have their own layout; only a missing one is shown in this one. */
const profile = /^\/(p\/|@|%40)/i;
const legal = /^\/(terms|privacy|refund|accessibility|embed)(\/|$)/;
const dashboards =
  /^\/(dashboard|editor|stats|leads|contact-leads|subscription|physical-cards|wallet|account|admin|admin-dashboard|blog-admin|package-migration)(\/|$)/;

/** Pages with their own bar that need the full height. */
const editor = /^\/((editor|physical-cards\/design|blog-admin)\/[^/]+|blog-admin\/[^/]+\/preview)$/;

export const showsHeader = (path: string): boolean => ![profile, legal, editor].some((one) => one.test(path));
export const showsFooter = (path: string): boolean => !dashboards.test(path);

const barPages = /^\/(dashboard|editor|stats|leads|contact-leads|subscription|physical-cards|wallet|account)(\/|$)/;

/** The owner's pages show the navigation bars. */
export const showsBars = (path: string): boolean => barPages.test(path) && !editor.test(path);

/** Signing in again would first end the current session, so "start" leads a signed-in owner to their own page. */
export const ownerHome = '/dashboard';

/** Where users can request a new link or contact us. */
export const passwordHelp = '/contact#password';

/** The form of the first card, and later the list of cards. */
export const newOwnerHome = '/editor';

/** A new owner goes on to their first card. A page of the app stays open: the sign-in was needed for it. */
export function nextPage(path: string, kind: 'login' | 'register', request: AuthOptions = {}): string | undefined {
  if (request.next) return request.next;
  const isApp = appPaths.some((pagePath) => matches(pagePath, path));
  if (isApp || request.staysHere) return undefined;
  return kind === 'register' ? newOwnerHome : ownerHome;
}
