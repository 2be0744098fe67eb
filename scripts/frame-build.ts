import type { InlineConfig } from 'vite';

/**
 * Scripts that are inlined into a page. Each is built separately as one self-contained file, because a page with an
 * opaque origin cannot load shared chunks.
 */
export const frameBuild: InlineConfig = {
  configFile: false,
  publicDir: false,
  build: {
    outDir: 'dist/frames',
    emptyOutDir: true,
    modulePreload: false,
    rolldownOptions: {
      input: { 'sandbox-bank': 'src/features/sandbox-bank/page-script/main.ts' },
      output: { format: 'iife', entryFileNames: '[name].js' },
    },
  },
};
