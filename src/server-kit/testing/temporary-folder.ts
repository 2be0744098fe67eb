import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeAfterwards } from './close-afterwards.ts';

/** Test helper: an empty folder, deleted after the test, or after the last one when created at file level. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'negia-'));
  closeAfterwards(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
