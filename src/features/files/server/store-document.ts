import { AppError } from '#base/app-error.ts';
import type { StoredFile } from '../contract.ts';
import { cleanName } from '../domain.ts';
import { isCompletePdf, isPdf } from './content.ts';
import { contentHash, documentId, documentKey } from './file-keys.ts';
import { presentFile } from './present.ts';
import type { Owner } from './storage-quota.ts';
import { type StoreServices, storeFile } from './store-file.ts';

/**
 * Kept as it came. A file can be a PDF and a page or an archive at once; that is harmless here, because it is only ever
 * sent with the type of a PDF that browsers may not doubt, to be saved and not shown, and without an origin.
 */
export async function storeDocument(
  services: StoreServices,
  owner: Owner,
  bytes: Buffer,
  name: string,
): Promise<StoredFile> {
  if (!isPdf(bytes)) throw invalidFile('files.errors.notDocument');
  if (!isCompletePdf(bytes)) throw invalidFile('files.errors.brokenDocument');
  const hash = contentHash(bytes);
  const row = await storeFile(services, owner, {
    id: documentId(hash),
    hash,
    kind: 'document',
    name: asPdfName(cleanName(name, 'document.pdf')),
    forms: [{ key: documentKey(hash), bytes, contentType: 'application/pdf' }],
  });
  return presentFile(row);
}

/** Whatever it was called, it is saved as what it is. */
const asPdfName = (name: string): string => (/\.pdf$/i.test(name) ? name : `${name}.pdf`);

const invalidFile = (message: string, cause?: unknown) =>
  new AppError('invalid_input', { message, fields: { file: message }, cause });
