/** Measures how much script (brotli, as sent) the landing page loads before it is complete. */
import { statSync } from 'node:fs';
import { readBuiltFiles } from '../src/entries/site/built-files.ts';
import { report } from './support/report.ts';

const { script, preloads, styles } = readBuiltFiles('dist/client')(
  'src/entries/site/hydrate.tsx',
  'src/entries/site/pages/landing.tsx',
);
const kilobytes = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + statSync(`dist/client${file}.br`).size, 0) / 1000;

report({
  what: 'Landing page, script of the first view',
  value: kilobytes([script, ...preloads]),
  unit: 'KB',
  max: 130,
});
console.log(`  styles ${Math.round(kilobytes(styles) * 10) / 10} KB`);
