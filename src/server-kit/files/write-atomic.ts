import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * The file is there whole or not at all, whenever the process or the machine stops: it is written under
 * another name on the same disk, flushed, and only then renamed.
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

/** Without it a power cut may forget the new name. Windows cannot open a folder and needs no such step. */
async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
