import type { InlineConfig } from 'vite';

/**
 * Scripts that stand in a page as text. Built apart from what browsers fetch, each whole: from an opaque origin nothing
 * that they shared with others could be loaded.
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
