import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';

export const startEntry = 'src/entries/site/start.ts';
export const siteEntry = 'src/entries/site/hydrate.tsx';
export const appEntry = 'src/entries/app/main.tsx';
const modalEntry = 'src/features/accounts/web/auth/auth-modal-controller.tsx';
/** The page that owners open first. */
const homeEntry = 'src/features/dashboard/web/dashboard-page.tsx';
/** What the dashboard draws of a profile that has no page yet. */
const drawingEntry = 'src/features/editor/web/templates/template-drawing.tsx';
/** What the header loads for a signed-in user, on every page. */
const accountEntries = [
  'src/features/accounts/web/auth/browser-tools.ts',
  'src/features/notifications/web/bell/bell.tsx',
  'src/features/support/web/popover/support-popover.tsx',
];

/** Tree-shaking leaves nothing of these but the calls that load pages, which only the app makes. */
const isPageLoader = (id: string): boolean => /\/web\/(index|page-loaders)\.ts$/.test(id);
const isAdminPage = (id: string): boolean =>
  /admin|\/(workshop|overview|audit|error-reports|package-migration)\//.test(id);

const groupName = (page: string): string => `${page.split('/').at(-2)}-${basename(page, '.tsx')}`;

/** In bytes: smaller files cost more as a request than as bytes that a page does not need; larger ones stay apart. */
const sizes = { small: 1_000, large: 20_000 };
/** How many pages must share something for all to get it in one file. */
const shared = { publicPages: 8, ownerPages: 8, adminPages: 12 };

/**
 * Plans which modules browsers get as one file, because a bundler alone cuts a file for every set of pages that share
 * something, and a page then needs a hundred. `start-base` is what starts a public page, `core` is for every page,
 * `site` for public and `app` for signed-in ones, `schemas` for what people type, `forms` for the sign-in dialog and
 * most forms, `dialogs` for those of pages, `account` for the header of a signed-in user; `small` and `small-app` hold
 * icons and the like. What the dashboard needs, which most owners
 * open first, is in `app`, or in `core` where any public page needs it too: every border between files costs a list of
 * names on both sides. Each of these contains or precedes what its modules import, so no two wait for each other. The
 * entries stay apart: whoever loads one starts it.
 */
export async function planChunks(config: InlineConfig): Promise<(id: string) => string | null> {
  const { chunks, chunkOf, loadedBy } = await buildChunks(config);
  const closureOf = (names: Iterable<string>, isLater = false, stops?: ReadonlySet<string>): ReadonlySet<string> => {
    const found = new Set(names);
    for (const name of found) {
      if (stops?.has(name)) continue;
      const { imports = [], dynamicImports = [] } = chunks.get(name) ?? {};
      for (const next of isLater ? [...imports, ...dynamicImports] : imports) found.add(next);
    }
    return found;
  };
  const chunksOf = (...paths: readonly string[]) => closureOf(paths.map((path) => chunkOf.get(resolve(path)) ?? ''));
  const start = chunksOf(startEntry);
  const site = chunksOf(siteEntry);
  const app = chunksOf(appEntry);
  const home = chunksOf(appEntry, homeEntry);
  const modal = chunksOf(modalEntry);
  const drawing = chunksOf(drawingEntry);
  const account = chunksOf(...accountEntries);
  const loaders = [...app].flatMap((name) => chunks.get(name)?.moduleIds ?? []).filter(isPageLoader);
  const pages = loaders.flatMap(loadedBy);
  const sitePages = globSync('src/entries/site/pages/*.tsx');
  const [publicPages, adminPages, ownerPages] = [
    sitePages,
    pages.filter(isAdminPage),
    pages.filter((id) => !isAdminPage(id)),
  ].map((paths) => {
    const sets = paths.map((path) => chunksOf(path));
    return (name: string): number => sets.filter((set) => set.has(name)).length;
  }) as [(name: string) => number, (name: string) => number, (name: string) => number];

  const anyPages = [...pages, ...sitePages];
  const framed = new Set([...site, ...app]);
  /** With all that a page may load later. */
  const reached = new Map(anyPages.map((id) => [id, closureOf(chunksOf(id), true, framed)]));
  const everywhere = closureOf(
    [...framed, ...modal, ...account],
    true,
    new Set(anyPages.flatMap((id) => [...chunksOf(id)].slice(0, 1))),
  );

  const isCore = (name: string): boolean =>
    (app.has(name) && (site.has(name) || publicPages(name) >= shared.publicPages)) ||
    (home.has(name) && publicPages(name) > 0);
  const isSmall = (name: string): boolean => {
    const { code = '', facadeModuleId, imports = [] } = chunks.get(name) ?? {};
    return isCore(name) || (code.length < sizes.small && !facadeModuleId && imports.every(isSmall));
  };
  const isLarge = (name: string): boolean => {
    const { code = '', imports = [] } = chunks.get(name) ?? {};
    return code.length > sizes.large && imports.every(isCore);
  };
  const usesZod = (name: string): boolean => {
    const { moduleIds = [], imports = [] } = chunks.get(name) ?? {};
    return moduleIds.some((id) => id.includes('/node_modules/zod/')) || imports.some(usesZod);
  };
  const isSchemas = (name: string): boolean => {
    const { moduleIds = [], imports = [] } = chunks.get(name) ?? {};
    return (
      usesZod(name) &&
      !moduleIds.some((id) => id.endsWith('.tsx')) &&
      imports.every((one) => isSchemas(one) || isCore(one))
    );
  };
  const hasDialog = (name: string): boolean =>
    (chunks.get(name)?.imports ?? []).some((one) => plan(one) === 'forms' || hasDialog(one));
  const plan = (name: string): string | null => {
    const [visitors, owners, admins] = [publicPages(name), ownerPages(name), adminPages(name)];
    if (start.has(name)) return 'start-base';
    if (isCore(name)) return 'core';
    if (site.has(name)) return 'site';
    if (isSchemas(name)) return visitors + owners + admins >= shared.ownerPages ? 'schemas' : null;
    if (isSmall(name) && visitors) return 'small';
    if (home.has(name) && owners + admins > 1) return 'app';
    if (drawing.has(name) && !visitors) return 'drawing';
    if (modal.has(name)) return (owners >= shared.ownerPages && visitors < 3 && !isLarge(name) && 'forms') || null;
    if (visitors > 1) return null;
    if (account.has(name)) return 'account';
    if (app.has(name)) return 'app';
    if (isSmall(name) && owners + admins > 1) return owners ? 'small-app' : 'admin';
    if (owners >= shared.ownerPages) return hasDialog(name) ? 'dialogs' : 'pages';
    return admins >= shared.adminPages && !owners ? 'admin' : onlyPage(name);
  };
  /** What one page needs at its start is part of it, though its dialogs use it too. */
  const onlyPage = (name: string): string | null => {
    if (everywhere.has(name)) return null;
    const [page, ...others] = [...reached].filter(([, reach]) => reach.has(name));
    return page && others.length === 0 && chunksOf(page[0]).has(name) ? groupName(page[0]) : null;
  };
  const entries = [startEntry, siteEntry, appEntry].map((path) => resolve(path));
  return (id) => {
    const name = chunkOf.get(id) ?? '';
    // Endpoints stand apart from schemas: all pages call, few pages have forms.
    if (isSchemas(name) && id.endsWith('contract.ts')) return 'endpoints';
    return entries.includes(id) ? null : plan(name);
  };
}

/** What a build without a plan makes: only then is it known what tree-shaking leaves. */
async function buildChunks(config: InlineConfig) {
  const loaded = new Map<string, readonly string[]>();
  const reader = {
    name: 'read-graph',
    buildEnd(this: Rolldown.PluginContext) {
      for (const id of this.getModuleIds()) loaded.set(id, this.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
    },
  };
  const { output } = (await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [...(config.plugins ?? []), reader],
    build: { ...config.build, write: false, cssMinify: false },
  })) as Rolldown.RolldownOutput;
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const chunkOf = new Map([...chunks].flatMap(([name, { moduleIds }]) => moduleIds.map((id) => [id, name] as const)));
  return { chunks, chunkOf, loadedBy: (id: string): readonly string[] => loaded.get(id) ?? [] };
}
