import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** In browsers zod would first try whether it may make code of texts. It may not, and the policy counts every try. */
const withoutEval = ({ moduleIds }: { moduleIds: readonly string[] }): string =>
  moduleIds.some((id) => id.includes('/zod/v4/core/')) ? '(globalThis.__zod_globalConfig ??= {}).jitless = true;' : '';

/** What most pages need anyway comes as one file: dozens of tiny ones compress badly and tell each other's names. */
const widelyShared = { name: 'shared', test: /lucide-react|src\/ui\/|src\/web-kit\//, minShareCount: 42 };

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
        rolldownOptions: {
          input: [
            'src/entries/server.ts',
            'src/features/accounts/server/hash-thread.ts',
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
          input: [
            'src/entries/site/hydrate.tsx',
            'src/entries/app/main.tsx',
            'src/features/profiles/page-script/main.ts',
          ],
          // Names are told to browsers in lists that do not compress: seven letters tell files apart as well as eight.
          output: {
            banner: withoutEval,
            codeSplitting: { groups: [widelyShared] },
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
          },
          // A feature's public module exports more than its first page needs: tree-shake the rest.
          treeshake: { moduleSideEffects: [{ test: /\/src\/features\/[^/]+\/web\/.*\.tsx?$/, sideEffects: false }] },
        },
      },
}));
