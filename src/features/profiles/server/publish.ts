import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#base/app-error.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { Profile, PublishedVersion } from '../contract.ts';
import { profileLimits } from '../domain.ts';
import { profileObservers } from './extension-points.ts';
import { getOwnProfile, type OwnerCall, type Step, updateOwnProfile } from './own.ts';
import { clearPrimary, insertVersion, listOwned, listVersions, type ProfileRow } from './queries.ts';

/** Copies the draft to the published document. */
export const publishProfile = (call: OwnerCall & Services, id: number): Promise<Profile> =>
  updateOwnProfile(call, id, async (step) => {
    await requirePublishable(call, step);
    const { tx, row, now, change } = step;
    if (!isDeepStrictEqual(row.published, row.draft))
      await insertVersion(tx, { profileId: id, document: row.draft, publishedAt: now }, profileLimits.maxVersions);
    const isFirst = await isFirstProfile(call, step);
    if (isFirst) await clearPrimary(tx, call.user.id);
    // Nobody but its own session sees the profile of a demo account.
    if (!call.user.isDemo)
      for (const { published } of call.extensions.of(profileObservers))
        await published(call, tx, { id, document: row.draft });
    return change({
      status: 'published',
      published: row.draft,
      publishedVersion: row.version,
      publishedAt: now,
      isPrimary: row.isPrimary || isFirst,
    });
  });

async function requirePublishable(call: OwnerCall, { tx, row, plan }: Step): Promise<void> {
  if (row.suspendedAt) throw new AppError('conflict', { message: 'profiles.suspended' });
  const index = (await listOwned(tx, call.user.id)).findIndex(({ id }) => id === row.id);
  if (index >= plan.entitlements.profiles) throw new AppError('payment_required', { message: 'profiles.plan.expired' });
  const { he, en } = row.draft.identity.name;
  if (!he && !en) throw new AppError('invalid_input', { fields: { 'document.identity.name': 'profiles.name.empty' } });
}

/** The first published profile becomes primary and opens at the username, whichever was created first. */
async function isFirstProfile({ user }: OwnerCall, { tx, row }: Step): Promise<boolean> {
  const primary = (await listOwned(tx, user.id)).find(({ isPrimary }) => isPrimary);
  return primary?.id !== row.id && primary?.status === 'draft';
}

export const pauseProfile = (call: OwnerCall, id: number): Promise<Profile> =>
  updateOwnProfile(call, id, async ({ row, change }) => {
    rejectDraft(row);
    return change({ status: 'paused' });
  });

export const resumeProfile = (call: OwnerCall, id: number): Promise<Profile> =>
  updateOwnProfile(call, id, async (step) => {
    rejectDraft(step.row);
    await requirePublishable(call, step);
    return step.change({ status: 'published' });
  });

function rejectDraft({ status }: ProfileRow): void {
  if (status === 'draft') throw new AppError('conflict', { message: 'profiles.notPublished' });
}

export const makePrimary = (call: OwnerCall, id: number): Promise<Profile> =>
  updateOwnProfile(call, id, async ({ tx, change }) => {
    await clearPrimary(tx, call.user.id);
    return change({ isPrimary: true });
  });

export async function listPublishedVersions(call: OwnerCall, id: number): Promise<PublishedVersion[]> {
  const { row } = await getOwnProfile(call, id);
  const versions = await listVersions(call.db, id);
  return versions.map(({ id: versionId, document, publishedAt }, index) => ({
    id: versionId,
    publishedAt: publishedAt.toISOString(),
    name: document.identity.name[document.language] ?? document.identity.name.he ?? document.identity.name.en ?? '',
    blocks: document.blocks.length,
    isCurrent: index === 0 && row.published !== null,
  }));
}
