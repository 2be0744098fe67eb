import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Made anew with every cluster, so a restore on another machine can do without it. */
const bornAgain = new Set(['database-password', 'application-database-password']);

/** Keys of this installation that no backup holds and that a new machine would miss. Half-made ones have a dot. */
export async function secretsToKeep(dataDir: string): Promise<string[]> {
  const names = await readdir(join(dataDir, 'secrets')).catch(() => []);
  return names.filter((name) => !bornAgain.has(name) && !name.includes('.')).sort();
}
