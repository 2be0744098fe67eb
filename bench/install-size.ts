/** Measures what `npm start` installs on this platform: the packages that the lock file does not reserve for tests. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { report } from './support/report.ts';

interface Lock {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
const folders = Object.entries(packages).flatMap(([path, { dev }]) => (path && !dev && existsSync(path) ? [path] : []));
/** Packages inside of another are counted on their own. */
const megabytesOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && !one.parentPath.slice(folder.length).includes('node_modules'))
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) / 1_000_000;
const sizes = folders.map((folder) => ({ folder, megabytes: megabytesOf(folder) }));
const total = sizes.reduce((sum, { megabytes }) => sum + megabytes, 0);
for (const { folder, megabytes } of sizes.toSorted((one, other) => other.megabytes - one.megabytes).slice(0, 12))
  console.log(`  ${megabytes.toFixed(1).padStart(6)} MB ${folder}`);
console.log(`  ${folders.length} packages`);
report({ what: 'Packages that run and build the product', value: total, unit: 'MB', max: 600 });
