import type { SitePath } from '../page-paths.ts';
import type { PageModule } from './page-module.ts';

export interface SitePage {
  /** Its source file, as named in the build manifest. */
  readonly source: string;
  readonly load: () => Promise<{ page: PageModule }>;
  /** Excluded from search engines: users only arrive here from other pages. */
  readonly isNoIndex?: boolean;
  /** Its script starts with it, not when it is touched. */
  readonly startsAtOnce?: boolean;
}

const pageOf = (name: string, load: SitePage['load']): SitePage => ({
  source: `src/entries/site/pages/${name}.tsx`,
  load,
});
const unlisted = (...page: Parameters<typeof pageOf>): SitePage => ({
  ...pageOf(...page),
  isNoIndex: true,
  startsAtOnce: true,
});

/** Public pages: rendered on the server and hydrated in the browser. */
export const sitePages: Record<SitePath, SitePage> = {
  '/': pageOf('landing', () => import('./pages/landing.tsx')),
  '/examples': pageOf('examples', () => import('./pages/examples.tsx')),
  '/embed': { ...pageOf('embed', () => import('./pages/embed.tsx')), startsAtOnce: true },
  '/accessibility': pageOf('accessibility', () => import('./pages/accessibility.tsx')),
  '/privacy': pageOf('privacy', () => import('./pages/privacy.tsx')),
  '/terms': pageOf('terms', () => import('./pages/terms.tsx')),
  '/refund': pageOf('refund', () => import('./pages/refund.tsx')),
  '/sitemap': pageOf('sitemap', () => import('./pages/sitemap.tsx')),
  // What was typed before is restored.
  '/contact': { ...pageOf('contact', () => import('./pages/contact.tsx')), startsAtOnce: true },
  '/help': pageOf('help', () => import('./pages/help.tsx')),
  '/help/:slug': pageOf('help-question', () => import('./pages/help-question.tsx')),
  '/blog': pageOf('blog', () => import('./pages/blog.tsx')),
  '/blog/:id': pageOf('blog-post', () => import('./pages/blog-post.tsx')),
  '/communities': pageOf('communities', () => import('./pages/communities.tsx')),
  '/communities/:slug': pageOf('community', () => import('./pages/community.tsx')),
  '/inactive-card': unlisted('inactive-card', () => import('./pages/inactive-card.tsx')),
  '/subscription-required': unlisted('subscription-required', () => import('./pages/subscription-required.tsx')),
  '/payment-demo': unlisted('payment-demo', () => import('./pages/payment-demo.tsx')),
  '/at-routes-test': unlisted('at-routes-test', () => import('./pages/at-routes-test.tsx')),
  '/tags/:code': unlisted('found-tag', () => import('./pages/found-tag.tsx')),
  '/report/:id': unlisted('report', () => import('./pages/report.tsx')),
};

export const notFoundPage = pageOf('not-found', () => import('./pages/not-found.tsx'));

/** A missing profile has its own "not found" page. */
export const profileNotFoundPage = pageOf('profile-not-found', () => import('./pages/profile-not-found.tsx'));
