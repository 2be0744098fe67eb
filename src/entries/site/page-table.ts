import type { SitePath } from '../page-paths.ts';
import type { PageModule } from './page-module.ts';

export interface SitePage {
  /** Its source file, as named in the build manifest. */
  readonly source: string;
  readonly load: () => Promise<{ page: PageModule }>;
  /** Excluded from search engines: users only arrive here from other pages. */
  readonly isNoIndex?: boolean;
}

const folder = 'src/entries/site/pages';

/** Public pages: rendered on the server and hydrated in the browser. */
export const sitePages: Record<SitePath, SitePage> = {
  '/': { source: `${folder}/landing.tsx`, load: () => import('./pages/landing.tsx') },
  '/examples': { source: `${folder}/examples.tsx`, load: () => import('./pages/examples.tsx') },
  '/embed': { source: `${folder}/embed.tsx`, load: () => import('./pages/embed.tsx') },
  '/accessibility': { source: `${folder}/accessibility.tsx`, load: () => import('./pages/accessibility.tsx') },
  '/privacy': { source: `${folder}/privacy.tsx`, load: () => import('./pages/privacy.tsx') },
  '/terms': { source: `${folder}/terms.tsx`, load: () => import('./pages/terms.tsx') },
  '/refund': { source: `${folder}/refund.tsx`, load: () => import('./pages/refund.tsx') },
  '/contact': { source: `${folder}/contact.tsx`, load: () => import('./pages/contact.tsx') },
  '/help': { source: `${folder}/help.tsx`, load: () => import('./pages/help.tsx') },
  '/help/:slug': { source: `${folder}/help-question.tsx`, load: () => import('./pages/help-question.tsx') },
  '/blog': { source: `${folder}/blog.tsx`, load: () => import('./pages/blog.tsx') },
  '/blog/:id': { source: `${folder}/blog-post.tsx`, load: () => import('./pages/blog-post.tsx') },
  '/communities': { source: `${folder}/communities.tsx`, load: () => import('./pages/communities.tsx') },
  '/communities/:slug': { source: `${folder}/community.tsx`, load: () => import('./pages/community.tsx') },
  '/inactive-card': {
    source: `${folder}/inactive-card.tsx`,
    load: () => import('./pages/inactive-card.tsx'),
    isNoIndex: true,
  },
  '/subscription-required': {
    source: `${folder}/subscription-required.tsx`,
    load: () => import('./pages/subscription-required.tsx'),
    isNoIndex: true,
  },
  '/payment-demo': {
    source: `${folder}/payment-demo.tsx`,
    load: () => import('./pages/payment-demo.tsx'),
    isNoIndex: true,
  },
  '/at-routes-test': {
    source: `${folder}/at-routes-test.tsx`,
    load: () => import('./pages/at-routes-test.tsx'),
    isNoIndex: true,
  },
  '/tags/:code': { source: `${folder}/found-tag.tsx`, load: () => import('./pages/found-tag.tsx'), isNoIndex: true },
};

export const notFoundPage: SitePage = {
  source: `${folder}/not-found.tsx`,
  load: () => import('./pages/not-found.tsx'),
};

/** A missing profile has its own "not found" page. */
export const profileNotFoundPage: SitePage = {
  source: `${folder}/profile-not-found.tsx`,
  load: () => import('./pages/profile-not-found.tsx'),
};
