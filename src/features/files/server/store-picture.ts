import { createTurns } from '#server-kit/heavy-work/index.ts';
import { addJob } from '#server-kit/jobs/jobs.ts';
import type { StoredFile } from '../contract.ts';
import { cleanName } from '../domain.ts';
import { pictureId } from '../picture-id.ts';
import { avifJob, avifJobKey } from './avif-job.ts';
import { encodePicture } from './encode-picture.ts';
import { pictureKey } from './file-keys.ts';
import { type KeepServices, keep } from './keep.ts';
import { presentFile } from './present.ts';
import type { Owner } from './storage-quota.ts';

/** Decoded pictures are large: two are in memory, a few wait as they came, the rest come back. */
const turns = createTurns({ atOnce: 2, waiting: 12, message: 'files.errors.busy' });

/** Ready to be shown when it returns; the smaller AVIF forms follow. */
export async function storePicture(
  services: KeepServices,
  ownerId: number,
  bytes: Buffer,
  name: string,
  { isDemo = false }: Pick<Owner, 'isDemo'> = {},
): Promise<StoredFile> {
  const { facts, forms } = await turns.run(() => encodePicture(bytes));
  const id = pictureId(facts);
  const row = await keep(
    services,
    { id: ownerId, isDemo },
    {
      id,
      hash: facts.hash,
      kind: 'picture',
      name: cleanName(name, 'picture'),
      forms: forms.map((form) => ({
        key: pictureKey(facts.hash, form.width, 'webp'),
        bytes: form.bytes,
        contentType: 'image/webp',
      })),
      afterwards: (tx) => addJob(tx, avifJob, { id }, { key: avifJobKey(id), maxAttempts: 5 }),
    },
  );
  return presentFile(row);
}
