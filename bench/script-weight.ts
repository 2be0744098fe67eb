/** Measures how much script (brotli, as sent) the first view of a page loads before it is complete, in how many files. */
import { statSync } from 'node:fs';
import { readBuiltFiles } from '../src/entries/site/built-files.ts';
import { report } from './support/report.ts';

const filesOf = readBuiltFiles('dist/client');
const sizeOf = (file: string): number => statSync(`dist/client${file}.br`).size / 1000;
const kilobytes = (files: readonly string[]): number => files.reduce((sum, file) => sum + sizeOf(file), 0);

function reportScript(name: string, max: number, entry: string, page?: string): void {
  const { script, preloads, styles } = filesOf(entry, page);
  const scripts = [script, ...preloads].toSorted((one, other) => sizeOf(other) - sizeOf(one));
  report({ what: `${name}, script of the first view`, value: kilobytes(scripts), unit: 'KB', max });
  console.log(`  ${scripts.length} files; styles ${kilobytes(styles).toFixed(1)} KB in ${styles.length}`);
  for (const file of scripts.slice(0, 8)) console.log(`  ${sizeOf(file).toFixed(1)} KB ${file}`);
}

reportScript('Public page before it is touched', 60, 'src/entries/site/start.ts');
reportScript('Landing page once touched', 130, 'src/entries/site/hydrate.tsx', 'src/entries/site/pages/landing.tsx');
reportScript('Dashboard', 110, 'src/entries/app/main.tsx', 'src/features/dashboard/web/dashboard-page.tsx');
reportScript('Editor', 200, 'src/entries/app/main.tsx', 'src/features/editor/web/shell/editor-page.tsx');
