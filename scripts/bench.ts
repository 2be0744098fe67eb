/** `npm run bench` runs every benchmark; `npm run bench -- landing` runs those whose name contains the word. */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';

const [filter = ''] = process.argv.slice(2);
const files = globSync('bench/*.ts')
  .filter((file) => file.includes(filter))
  .sort();
if (files.length === 0) {
  console.error(`No benchmark is called ${filter}`);
  process.exit(1);
}
const failed = files.filter((file) => spawnSync(process.execPath, [file], { stdio: 'inherit' }).status !== 0);
if (failed.length) console.error(`\nOver the bar: ${failed.join(', ')}`);
process.exit(failed.length ? 1 : 0);
