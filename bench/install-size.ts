/** Measures what `npm start` installs on this platform: the packages that the lock file does not reserve for tests. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { report } from './support/report.ts';

interface Lock {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
const folders = Object.entries(packages).flatMap(([path, { dev }]) => (path && !dev && existsSync(path) ? [path] : []));
/** Packages inside of another are counted on their own. */
const megabytesOf = (folder: string): number => {
  const { stdout } = spawnSync('du', ['--summarize', '--block-size=1K', '--exclude=node_modules', folder], {
    encoding: 'utf8',
  });
  return Number.parseInt(stdout, 10) / 1024;
};
const sizes = folders.map((folder) => ({ folder, megabytes: megabytesOf(folder) }));
const total = sizes.reduce((sum, { megabytes }) => sum + megabytes, 0);
for (const { folder, megabytes } of sizes.toSorted((one, other) => other.megabytes - one.megabytes).slice(0, 12))
  console.log(`  ${megabytes.toFixed(1).padStart(6)} MB ${folder}`);
console.log(`  ${folders.length} packages`);
report({ what: 'Packages that run and build the product', value: total, unit: 'MB', max: 600 });
