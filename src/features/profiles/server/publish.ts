import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#base/app-error.ts';
import type { Profile, PublishedVersion } from '../contract.ts';
import { profileLimits } from '../domain.ts';
import { changeOwn, getOwn, type Own, type Step } from './own.ts';
import { clearPrimary, insertVersion, listOwned, listVersions, type ProfileRow } from './queries.ts';

/** Copies the draft to what everyone sees. */
export const publishProfile = (call: Own, id: number): Promise<Profile> =>
  changeOwn(call, id, async (step) => {
    await refuseUnpublishable(call, step);
    const { tx, row, now, change } = step;
    if (!isDeepStrictEqual(row.published, row.draft))
      await insertVersion(tx, { profileId: id, document: row.draft, publishedAt: now }, profileLimits.versionsKept);
    const isFirst = await standsFirst(call, step);
    if (isFirst) await clearPrimary(tx, call.user.id);
    return change({
      status: 'published',
      published: row.draft,
      publishedVersion: row.version,
      publishedAt: now,
      isPrimary: row.isPrimary || isFirst,
    });
  });

async function refuseUnpublishable(call: Own, { tx, row, plan }: Step): Promise<void> {
  if (row.suspendedAt) throw new AppError('conflict', { message: 'profiles.suspended' });
  const place = (await listOwned(tx, call.user.id)).findIndex(({ id }) => id === row.id);
  if (place >= plan.entitlements.profiles) throw new AppError('payment_required', { message: 'profiles.plan.expired' });
  const { he, en } = row.draft.identity.name;
  if (!he && !en) throw new AppError('invalid_input', { fields: { 'document.identity.name': 'profiles.name.empty' } });
}

/** The first to be published opens at the username, whichever was begun first. */
async function standsFirst({ user }: Own, { tx, row }: Step): Promise<boolean> {
  const primary = (await listOwned(tx, user.id)).find(({ isPrimary }) => isPrimary);
  return primary?.id !== row.id && primary?.status === 'draft';
}

export const pauseProfile = (call: Own, id: number): Promise<Profile> =>
  changeOwn(call, id, async ({ row, change }) => {
    refuseDraft(row);
    return change({ status: 'paused' });
  });

export const resumeProfile = (call: Own, id: number): Promise<Profile> =>
  changeOwn(call, id, async (step) => {
    refuseDraft(step.row);
    await refuseUnpublishable(call, step);
    return step.change({ status: 'published' });
  });

function refuseDraft({ status }: ProfileRow): void {
  if (status === 'draft') throw new AppError('conflict', { message: 'profiles.notPublished' });
}

export const makePrimary = (call: Own, id: number): Promise<Profile> =>
  changeOwn(call, id, async ({ tx, change }) => {
    await clearPrimary(tx, call.user.id);
    return change({ isPrimary: true });
  });

export async function listPublishedVersions(call: Own, id: number): Promise<PublishedVersion[]> {
  const { row } = await getOwn(call, id);
  const versions = await listVersions(call.db, id);
  return versions.map(({ id: versionId, document, publishedAt }, place) => ({
    id: versionId,
    publishedAt: publishedAt.toISOString(),
    name: document.identity.name[document.language] ?? document.identity.name.he ?? document.identity.name.en ?? '',
    blocks: document.blocks.length,
    isCurrent: place === 0 && row.published !== null,
  }));
}
