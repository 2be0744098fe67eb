/** The paths of all implemented pages. The page tables must contain exactly these. */
export const sitePaths = [
  '/',
  '/examples',
  '/embed',
  '/accessibility',
  '/privacy',
  '/terms',
  '/refund',
  '/contact',
  '/sitemap',
  '/help',
  '/help/:slug',
  '/blog',
  '/blog/:id',
  '/communities',
  '/communities/:slug',
  '/inactive-card',
  '/subscription-required',
  '/payment-demo',
  '/at-routes-test',
  '/tags/:code',
  '/report/:id',
] as const;
export const adminPaths = [
  '/admin',
  '/admin-dashboard',
  '/admin/overview',
  '/admin/events',
  '/admin/figures',
  '/admin/users',
  '/admin/users/:id',
  '/admin/profiles',
  '/admin/profiles/:id',
  '/admin/reports',
  '/admin/reports/:id',
  '/admin/support',
  '/admin/communities',
  '/admin/packages',
  '/admin/packages/:id',
  '/admin/subscriptions',
  '/admin/payments',
  '/admin/payments/:id',
  '/admin/coupons',
  '/admin/coupons/:id',
  '/admin/invoices',
  '/admin/package-migration',
  '/package-migration',
  '/admin/package-migration/:id',
  '/admin/orders',
  '/admin/orders/:id',
  '/admin/stock',
  '/admin/tags',
  '/admin/pickup-points',
  '/admin/card-prices',
  '/admin/blog',
  '/blog-admin',
  '/blog-admin/:id',
  '/blog-admin/:id/preview',
  '/admin/notifications',
  '/admin/notifications/:id',
  '/admin/errors',
  '/admin/errors/:id',
  '/admin/jobs',
  '/admin/mails',
  '/admin/mails/:id',
  '/admin/webhooks',
  '/admin/payment-events',
  '/admin/audit',
  '/admin/settings',
  '/admin/database-migrations',
] as const;
export const appPaths = [
  '/account',
  '/account/notifications',
  '/account/security',
  '/account/data',
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
  '/physical-cards',
  '/physical-cards/design/:id',
  '/physical-cards/order/:designId',
  '/physical-cards/orders/:id',
  '/physical-cards/tags/:code',
  '/tag-offers/:token',
  '/checkout',
  '/checkout/order/:orderId',
  '/checkout/:type/:id',
  '/verify-email',
  '/reset-password',
  '/undo-change',
  '/unsubscribe',
  '/ui',
  ...adminPaths,
] as const;
export type AdminPath = (typeof adminPaths)[number];
export type SitePath = (typeof sitePaths)[number];
export type AppPath = (typeof appPaths)[number];

const pagePaths = [...sitePaths, ...appPaths];
/** Patterns of paths such as `/blog/:id`: every link of a menu is looked up, so none is created twice. */
const patterns = new Map(
  pagePaths
    .filter((path) => path.includes(':'))
    .map((path) => [path as string, new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)]),
);

export const matches = (pagePath: string, path: string): boolean =>
  patterns.get(pagePath)?.test(path) ?? pagePath === path;

/** Where payment cards are entered or a bank's challenge is answered: only these pages allow a provider's scripts. */
export const isPaymentPath = (path: string): boolean => /^\/(wallet|checkout)(\/|$)/.test(path);

/** The name of the content security policy of a document. */
export const policyOf = (path: string): 'payment' | 'strict' => (isPaymentPath(path) ? 'payment' : 'strict');

/**
 * A document retains its content security policy during client-side navigation. A page that needs another one is
 * therefore loaded with a full navigation: to a payment and back from it. Where there is only one policy, the document
 * names none.
 */
export const needsOwnDocument = (path: string, policy: string | undefined): boolean =>
  policy !== undefined && policy !== policyOf(path);

/** Whether a page of the app is there; what signed-in owners see, never a profile. */
export const isAppPath = (path: string): boolean => appPaths.some((pagePath) => matches(pagePath, path));

/** The values of a path's parameters: `/tags/:code` → `code`. */
export type PageParams = Readonly<Record<string, string>>;

export function paramsOf(pagePath: string, path: string): PageParams {
  const segments = path.split('/');
  const named = pagePath.split('/').map((segment, index) => [segment, segments[index] ?? ''] as const);
  return Object.fromEntries(
    named.filter(([segment]) => segment.startsWith(':')).map(([segment, value]) => [segment.slice(1), value]),
  );
}

/** Whether a page exists for the link: menus show only implemented pages. */
export function pageExists(link: string): boolean {
  const path = link.split(/[?#]/)[0] ?? '/';
  return pagePaths.some((pagePath) => matches(pagePath, path));
}

/** The route pattern of a path for the log: a path may contain a token, its pattern does not. */
export const pagePattern = (path: string): string | undefined =>
  pagePaths.find((pagePath) => matches(pagePath, path)) ??
  /^\/(?:p\/|embed\/|@)(?=.)/.exec(path)?.[0].concat(':profile');
