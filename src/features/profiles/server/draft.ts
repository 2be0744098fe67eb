import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#base/app-error.ts';
import { ownsFiles } from '#features/files/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { colourErrors } from '../colours.ts';
import type { Profile } from '../contract.ts';
import { filesOf, fromStore, type ProfileDocument } from '../document/document.ts';
import { type OwnerCall, presentOwnProfile, updateOwnProfile } from './own.ts';
import { requireWithinEntitlements } from './plan.ts';
import { findVersion } from './queries.ts';

/**
 * Saves the draft over the version it started from. Whoever saved in between is not overwritten: both forms come back.
 * A save that is sent a second time because its answer was lost is taken for what it is.
 */
export async function saveDraft(
  call: OwnerCall,
  id: number,
  document: ProfileDocument,
  version: number,
): Promise<Profile> {
  return updateOwnProfile(call, id, async ({ tx, row, plan, now, change }) => {
    if (row.version !== version) {
      if (row.version === version + 1 && isDeepStrictEqual(row.draft, document)) return row;
      const current = await presentOwnProfile(call, tx, row);
      throw new AppError('conflict', { message: 'profiles.stale', details: { current } });
    }
    const before = fromStore(row.draft);
    await requireWithinEntitlements(tx, document, before, plan);
    requireReadableColours(document, before);
    await requireOwnFiles(tx, document, call.user.id);
    return change({ draft: document, version: version + 1, updatedAt: now });
  });
}

function requireReadableColours({ design }: ProfileDocument, before: ProfileDocument): void {
  if (isDeepStrictEqual(design, before.design)) return;
  const [error] = colourErrors(design);
  if (!error) return;
  const fields = { 'document.design.colours': 'profiles.contrast' };
  const { ink, ground } = error.suggestion;
  const values = { ink, ground };
  throw new AppError('invalid_input', { message: 'profiles.contrast', fields, values });
}

/** Pictures and files come from the owner's own: nobody hangs another's up on their page. */
async function requireOwnFiles(db: Db, document: ProfileDocument, ownerId: number): Promise<void> {
  const mentioned = filesOf(document);
  const foreign = await ownsFiles(db, ownerId, [...mentioned.keys()]);
  if (foreign.length === 0) return;
  const fields = foreign.map((file) => [`document.${mentioned.get(file)}`, 'profiles.file.foreign']);
  throw new AppError('invalid_input', { fields: Object.fromEntries(fields) });
}

/** What was published once goes into the draft; visitors see it when it is published again. */
export async function restoreVersion(call: OwnerCall, id: number, versionId: number): Promise<Profile> {
  return updateOwnProfile(call, id, async ({ tx, row, now, change }) => {
    const version = await findVersion(tx, id, versionId);
    if (!version) throw new AppError('not_found', { message: 'profiles.version.gone' });
    return change({ draft: version.document, version: row.version + 1, updatedAt: now });
  });
}
