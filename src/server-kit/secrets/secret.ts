import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A random secret of this installation, created once and readable by its owner only. Safe for concurrent processes. */
export async function secret(dataDir: string, name: string): Promise<string> {
  const folder = join(dataDir, 'secrets');
  const file = join(folder, name);
  const known = await readFile(file, 'utf8').catch(() => '');
  if (known) return known;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const temporaryFile = `${file}.${randomBytes(6).toString('hex')}`;
  const handle = await open(temporaryFile, 'wx', 0o600);
  await handle.writeFile(randomBytes(32).toString('base64url'));
  await handle.sync();
  await handle.close();
  // `link` fails if the name exists, so that of two concurrent processes one wins and both read the same secret.
  await link(temporaryFile, file).catch(() => undefined);
  await rm(temporaryFile);
  return readFile(file, 'utf8');
}
