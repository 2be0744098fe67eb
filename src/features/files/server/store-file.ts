import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { FileKind } from '../contract.ts';
import { type FileRow, findFile, lockFile, lockOwner, upsertFile } from './queries.ts';
import { type Owner, requireStorageQuota } from './storage-quota.ts';

export type StoreServices = Pick<Services, 'db' | 'files' | 'clock'>;

interface NewFile {
  readonly id: string;
  readonly hash: string;
  readonly kind: FileKind;
  readonly name: string;
  readonly forms: readonly { readonly key: string; readonly bytes: Buffer; readonly contentType: string }[];
  /** In the same transaction as the row. */
  readonly afterInsert?: (tx: Db) => Promise<void>;
}

/** Bytes first, then the row: what is listed is there. A stop in between leaves bytes that the sweep finds. */
export const storeFile = ({ db, files, clock }: StoreServices, owner: Owner, file: NewFile): Promise<FileRow> =>
  db.transaction(async (tx) => {
    const { id, hash, kind, name, forms } = file;
    const now = clock.now();
    const bytes = forms.reduce((total, form) => total + form.bytes.length, 0);
    await lockFile(tx, hash);
    await lockOwner(tx, owner.id);
    if (!(await findFile(tx, owner.id, id))) await requireStorageQuota(tx, owner, bytes, now);
    for (const form of forms) await files.put(form.key, form.bytes, { contentType: form.contentType });
    const row = await upsertFile(tx, { id, ownerId: owner.id, kind, name, bytes, createdAt: now });
    await file.afterInsert?.(tx);
    return row;
  });
