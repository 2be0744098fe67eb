import { trimmed } from '#base/trimmed.ts';
import type { AppPage } from './app/app-table.ts';
import { appPages } from './app/app-table.ts';
import { appPaths, matches, type PageParams, paramsOf, sitePaths } from './page-paths.ts';
import { type SitePage, sitePages } from './site/page-table.ts';

export type Resolved =
  | { readonly kind: 'site'; readonly page: SitePage; readonly params: PageParams }
  | { readonly kind: 'app'; readonly page: AppPage }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'not-found'; readonly isProfile: boolean };

/** Resolves a path. Pure: the same result on the server, in the browser and in tests. */
export function resolvePage(path: string, isDevelopment: boolean): Resolved {
  const location = redirectOf(path);
  if (location) return { kind: 'redirect', location };
  const site = sitePaths.find((one) => matches(one, path));
  if (site) return { kind: 'site', page: sitePages[site], params: paramsOf(site, path) };
  const app = appPaths.find((one) => matches(one, path));
  if (app && (isDevelopment || !appPages[app].isForDevelopers)) return { kind: 'app', page: appPages[app] };
  return { kind: 'not-found', isProfile: /^\/(p\/|@|%40)/i.test(path) };
}

/** Paths that people type out of habit; signing in is a dialog and the prices are a part of the home page. */
const habitual: Readonly<Record<string, string>> = {
  '/invoices': '/wallet',
  '/login': '/?auth=login',
  '/register': '/?auth=register',
  '/pricing': '/#pricing',
};

function redirectOf(path: string): string | undefined {
  // Slashes alone would produce `//elsewhere`, which a browser treats as another host.
  const bare = `/${trimmed(path, /\//)}`;
  if (bare !== path) return bare;
  if (Object.hasOwn(habitual, path)) return habitual[path];
  const profile = /^\/profile-(\d+)$/.exec(path);
  return profile ? `/p/${profile[1]}` : undefined;
}
