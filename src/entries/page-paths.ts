/** The addresses of all pages that are built. The tables of pages must name exactly these. */
export const sitePaths = [
  '/',
  '/examples',
  '/embed',
  '/accessibility',
  '/inactive-card',
  '/subscription-required',
  '/payment-demo',
  '/at-routes-test',
] as const;
export const appPaths = [
  '/account',
  '/dashboard',
  '/editor',
  '/editor/:id',
  '/leads',
  '/contact-leads',
  '/contact-leads/:profileId',
  '/stats',
  '/stats/:profileId',
  '/subscription',
  '/wallet',
  '/checkout',
  '/checkout/order/:orderId',
  '/checkout/:type/:id',
  '/verify-email',
  '/reset-password',
  '/unsubscribe',
  '/ui',
] as const;
export type SitePath = (typeof sitePaths)[number];
export type AppPath = (typeof appPaths)[number];

/** `/blog/:id` → a pattern for whole paths. */
const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);

export const matches = (pagePath: string, path: string): boolean =>
  pagePath.includes(':') ? patternOf(pagePath).test(path) : pagePath === path;

/** Whether a link leads anywhere yet: menus show only what is built. */
export function pageExists(link: string): boolean {
  const path = link.split(/[?#]/)[0] ?? '/';
  return [...sitePaths, ...appPaths].some((pagePath) => matches(pagePath, path));
}
