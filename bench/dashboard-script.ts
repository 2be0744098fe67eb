/** Measures how much script (brotli, as sent) an owner's first dashboard view loads before it is complete. */
import { statSync } from 'node:fs';
import { readBuiltFiles } from '../src/entries/site/built-files.ts';
import { report } from './support/report.ts';

const { script, preloads, styles } = readBuiltFiles('dist/client')(
  'src/entries/app/main.tsx',
  'src/features/dashboard/web/dashboard-page.tsx',
);
const sizeOf = (file: string): number => statSync(`dist/client${file}.br`).size / 1000;
const kilobytes = (files: readonly string[]): number => files.reduce((sum, file) => sum + sizeOf(file), 0);

report({ what: 'Dashboard, script of the first load', value: kilobytes([script, ...preloads]), unit: 'KB', max: 170 });
console.log(`  styles ${Math.round(kilobytes(styles) * 10) / 10} KB`);

const all = [script, ...preloads].toSorted((one, other) => sizeOf(other) - sizeOf(one));
for (const file of all.slice(0, 8)) console.log(`  ${sizeOf(file).toFixed(1)} KB ${file}`);
