import { appPages } from './app/app-table.ts';
import { sitePages } from './site/page-table.ts';

/** `/blog/:id` → a pattern for whole paths. */
const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);

export const matches = (pagePath: string, path: string): boolean =>
  pagePath.includes(':') ? patternOf(pagePath).test(path) : pagePath === path;

/** Whether a link leads anywhere yet: menus show only what is built. */
export const pageExists = (link: string): boolean => {
  const path = link.split(/[?#]/)[0] ?? '/';
  return sitePages.some((page) => matches(page.path, path)) || appPages.some((page) => matches(page.path, path));
};
