import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Atomic: the file is complete or absent if the process or machine stops. It is written under a temporary name on the
 * same disk, flushed and then renamed.
 */
export async function writeAtomic(path: string, bytes: Uint8Array, temporary: string): Promise<void> {
  await mkdir(dirname(temporary), { recursive: true, mode: 0o700 });
  try {
    await writeFlushed(temporary, bytes);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await flushFolder(dirname(path));
}

async function writeFlushed(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Without this a power cut may lose the rename. Windows cannot open a folder and does not need it. */
async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
