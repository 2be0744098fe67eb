import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const staleAfterMs = 60 * 60 * 1000;

/** Removes what killed processes left half written. Young parts may belong to a process that still writes. */
export async function sweepParts(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const age = await stat(path).then(
      (stats) => Date.now() - stats.mtimeMs,
      () => 0,
    );
    if (age > staleAfterMs) await rm(path, { force: true });
  }
}
