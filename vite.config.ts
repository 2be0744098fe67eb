import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** In browsers zod would first try whether it may make code of texts. It may not, and the policy counts every try. */
const withoutEval = ({ moduleIds }: { moduleIds: readonly string[] }): string =>
  moduleIds.some((id) => id.includes('/zod/v4/core/')) ? '(globalThis.__zod_globalConfig ??= {}).jitless = true;' : '';

interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
}

/** Tree-shaking leaves nothing of these but the calls that load pages, which only the app makes. */
const isPageLoader = (id: string): boolean => /\/web\/(index|page-loaders)\.ts$/.test(id);

/** Whatever a module needs before it can run, itself included; on request also what it loads later. */
function closureOf(path: string, graph: ModuleGraph, later = false): ReadonlySet<string> {
  const found = new Set([resolve(path)]);
  for (const id of found) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const next of importedIds) found.add(next);
    if (later && !isPageLoader(id)) for (const next of dynamicallyImportedIds) found.add(next);
  }
  return found;
}

const siteEntry = 'src/entries/site/hydrate.tsx';
const appEntry = 'src/entries/app/main.tsx';
const profileEntry = 'src/features/profiles/page-script/main.ts';

/**
 * What every page needs before it runs comes as a few files instead of fifty: `core` for all, `site` for public pages,
 * `app` for the signed-in ones. What the app needs at once and a public page now and then stays apart, so that no
 * public page loads the app for it. The entries themselves stay apart too: whoever loads one starts it.
 */
function nameFirstFiles() {
  let closures: Readonly<Record<'site' | 'app' | 'public', ReadonlySet<string>>> | undefined;
  return (id: string, graph: ModuleGraph): string | null => {
    closures ??= {
      site: closureOf(siteEntry, graph),
      app: closureOf(appEntry, graph),
      public: new Set([siteEntry, ...sitePages()].flatMap((path) => [...closureOf(path, graph, true)])),
    };
    if (id === resolve(siteEntry) || id === resolve(appEntry)) return null;
    if (closures.site.has(id)) return closures.app.has(id) ? 'core' : 'site';
    return closures.app.has(id) && (isPageLoader(id) || !closures.public.has(id)) ? 'app' : null;
  };
}

const sitePages = (): string[] => globSync('src/entries/site/pages/*.tsx');

const chunkGroups = () => [
  {
    debugName: 'first files',
    name: nameFirstFiles(),
    tags: ['$initial' as const],
    includeDependenciesRecursively: false,
  },
];

const assetFileNames = 'assets/[name]-[hash:7][extname]';

/** Two builds of one tree: what browsers load, and what Node runs. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  publicDir: false,
  // Trees of many small modules are bundled: loaded one by one they cost the server a second and 150 MB.
  ssr: { noExternal: [/^drizzle-orm/, /^@?radix-ui/, /^lucide-react/, /^zod/, /^use-intl/, /^@tanstack/] },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node22',
        ssr: true,
        sourcemap: 'hidden',
        // Profile pages carry their styles as text.
        cssMinify: true,
        assetsInlineLimit: 0,
        rolldownOptions: {
          // Profile pages name font files, which the other build writes.
          output: { assetFileNames },
          input: [
            'src/entries/server.ts',
            'src/features/accounts/server/session/hash-thread.ts',
            'src/server-kit/typeset/typeset-thread.ts',
          ],
        },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        // Moved away by the build: they are for reading reports of errors, not for browsers.
        sourcemap: 'hidden',
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: [siteEntry, appEntry, profileEntry],
          // Names are told to browsers in lists that do not compress: seven letters tell files apart as well as eight.
          output: {
            banner: withoutEval,
            codeSplitting: { groups: chunkGroups() },
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames,
          },
          // A feature's public module exports more than its first page needs: tree-shake the rest.
          treeshake: {
            moduleSideEffects: [{ test: /\/src\/features\/[^/]+\/(web|form)\/.*\.tsx?$/, sideEffects: false }],
          },
        },
      },
}));
