import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { browserSource, withoutJsonSchemas } from './scripts/browser-source.ts';
import { appEntry, planChunks, siteEntry, startEntry } from './scripts/chunk-plan.ts';
import { readsFileLists } from './scripts/file-lists.ts';

/** In browsers zod would first try whether it may make code of texts. It may not, and the policy counts every try. */
const withoutEval = ({ moduleIds }: { moduleIds: readonly string[] }): string =>
  moduleIds.some((id) => id.includes('/zod/v4/core/')) ? '(globalThis.__zod_globalConfig ??= {}).jitless = true;' : '';

const profileEntry = 'src/features/profiles/page-script/main.ts';

const assetFileNames = 'assets/[name]-[hash:7][extname]';

/** Without the line that Vite adds to each: browsers load hundreds of them with the first page. */
function generateScopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, '')).replaceAll('\\', '/');
  return `_${name}_${createHash('sha256').update(path).digest('hex').slice(0, 5)}`;
}

/** Texts are compiled for browsers, which so need no parser of them. */
const withoutMessageParser = [{ find: './compile-message.ts', replacement: resolve('src/i18n/compiled-message.ts') }];

const browserPlugins = () => [readsFileLists(), browserSource(), withoutJsonSchemas(), react()];

const forBrowsers = {
  input: [startEntry, siteEntry, appEntry, profileEntry],
  // A feature's public module exports more than its first page needs: tree-shake the rest.
  treeshake: {
    // Schemas that nothing uses leave.
    manualPureFunctions: [
      'z',
      'endpoint',
      'listEndpoint',
      'csvEndpoint',
      'text',
      'requiredText',
      'singleLineText',
      'untrimmedText',
      'searchText',
      'localizedText',
      'listOf',
    ],
    moduleSideEffects: [{ test: /\/src\/(base|features|i18n|ui|web-kit)\/.*\.tsx?(\?schemas)?$/, sideEffects: false }],
  },
};

/** Two builds of one tree: what browsers load, and what Node runs. */
export default defineConfig(
  async ({ isSsrBuild, mode }): Promise<UserConfig> => ({
    plugins: isSsrBuild ? [react()] : browserPlugins(),
    resolve: { alias: isSsrBuild ? [] : withoutMessageParser },
    publicDir: false,
    css: { modules: { generateScopedName } },
    // Trees of many small modules are bundled: loaded one by one they cost the server a second and 150 MB.
    ssr: {
      noExternal: [/^drizzle-orm/, /^@?radix-ui/, /^lucide-react/, /^zod/, /^icu-minify/, /^@formatjs/, /^@tanstack/],
    },
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
            ...forBrowsers,
            // Names are told to browsers in lists that do not compress: seven letters tell files apart as well as eight.
            output: {
              banner: withoutEval,
              codeSplitting: mode === 'development' || {
                groups: [
                  {
                    debugName: 'plan',
                    name: await planChunks({
                      plugins: browserPlugins(),
                      resolve: { alias: withoutMessageParser },
                      publicDir: false,
                      build: { rolldownOptions: forBrowsers },
                    }),
                    includeDependenciesRecursively: false,
                  },
                ],
              },
              entryFileNames: 'assets/[name]-[hash:7].js',
              chunkFileNames: 'assets/[name]-[hash:7].js',
              assetFileNames,
            },
          },
        },
  }),
);
