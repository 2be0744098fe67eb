import type { SitePath } from '../page-paths.ts';
import type { PageModule } from './page-module.ts';

export interface SitePage {
  /** Its source file, as the build's manifest names it. */
  readonly source: string;
  readonly load: () => Promise<{ page: PageModule }>;
}

const folder = 'src/entries/site/pages';

/** Public pages: rendered on the server, then brought to life in the browser. */
export const sitePages: Record<SitePath, SitePage> = {
  '/': { source: `${folder}/landing.tsx`, load: () => import('./pages/landing.tsx') },
};

export const notFoundPage: SitePage = {
  source: `${folder}/not-found.tsx`,
  load: () => import('./pages/not-found.tsx'),
};

/** A profile that is not there says so in its own words. */
export const profileNotFoundPage: SitePage = {
  source: `${folder}/profile-not-found.tsx`,
  load: () => import('./pages/profile-not-found.tsx'),
};
