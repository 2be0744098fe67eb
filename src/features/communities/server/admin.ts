import type { z } from 'zod';
import { AppError } from '#base/app-error.ts';
import { parsePictureId } from '#features/files/picture-id.ts';
import { ownsFiles } from '#features/files/server/index.ts';
import { type AuditWriter, changesOf } from '#server-kit/audit/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { brokenUnique } from '#server-kit/db/failures.ts';
import type { Identity } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { AdminCommunity, communityChange } from '../contract.ts';
import { presentForAdmin } from './present.ts';
import {
  type CommunityRow,
  deleteCommunity,
  findCommunity,
  insertCommunity,
  listAll,
  lockCommunity,
  updateCommunity,
} from './queries.ts';
import { listVisibleMembers } from './visible-members.ts';

export type Admin = Pick<Services, 'db' | 'clock'> & {
  readonly user: Pick<Identity, 'id'>;
  readonly audit: AuditWriter;
};
type CommunityInput = z.output<typeof communityChange>;

const slugTaken = () => new AppError('conflict', { fields: { slug: 'communities.slug.taken' } });

async function present(call: Admin, rows: readonly CommunityRow[]): Promise<AdminCommunity[]> {
  const members = await listVisibleMembers(
    call,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentForAdmin(row, members.get(row.id)?.length ?? 0));
}

async function presentOne(call: Admin, row: CommunityRow | undefined): Promise<AdminCommunity> {
  const [presented] = row ? await present(call, [row]) : [];
  if (!presented) throw new AppError('not_found');
  return presented;
}

export const listForAdmin = async (call: Admin): Promise<AdminCommunity[]> => present(call, await listAll(call.db));

export async function createCommunity(call: Admin, input: CommunityInput): Promise<AdminCommunity> {
  await refuseForeign(call.db, call.user.id, input.picture, null);
  const row = await call.db.transaction(async (tx) => {
    const made = await insertCommunity(tx, { ...input, createdAt: call.clock.now() });
    if (!made) throw slugTaken();
    const { slug, name, field } = made;
    await call.audit(tx, { action: 'communities.create', target: targetOf(made), after: { slug, name, field } });
    return made;
  });
  return presentOne(call, row);
}

export async function changeCommunity(call: Admin, id: number, input: CommunityInput): Promise<AdminCommunity> {
  const before = await findCommunity(call.db, id);
  if (!before) throw new AppError('not_found');
  await refuseForeign(call.db, call.user.id, input.picture, before.picture);
  const row = await update(call, id, 'communities.change', input).catch((error: unknown) => {
    throw brokenUnique(error) === 'communities_slug_unique' ? slugTaken() : error;
  });
  return presentOne(call, row);
}

const targetOf = ({ id }: CommunityRow) => ({ kind: 'community', id });

/** With the line that tells of it; held meanwhile, so that what it says was before was so. */
const update = (call: Admin, id: number, action: string, change: Partial<CommunityRow>): Promise<CommunityRow> =>
  call.db.transaction(async (tx) => {
    const before = await lockCommunity(tx, id);
    const after = before && (await updateCommunity(tx, id, change));
    if (!after) throw new AppError('not_found');
    await call.audit(tx, { action, target: targetOf(after), ...changesOf(before, after) });
    return after;
  });

/** A picture that this admin brought, or the one that stands there already, whoever brought it. */
async function refuseForeign(db: Db, ownerId: number, picture: string | null, before: string | null): Promise<void> {
  if (picture === null || picture === before) return;
  const isForeign = !parsePictureId(picture) || (await ownsFiles(db, ownerId, [picture])).length > 0;
  if (isForeign) throw new AppError('invalid_input', { fields: { picture: 'communities.picture.missing' } });
}

export const hideCommunity = async (call: Admin, id: number): Promise<AdminCommunity> =>
  presentOne(call, await update(call, id, 'communities.hide', { hiddenAt: call.clock.now() }));

export const showCommunity = async (call: Admin, id: number): Promise<AdminCommunity> =>
  presentOne(call, await update(call, id, 'communities.show', { hiddenAt: null }));

export async function removeCommunity({ db, audit }: Admin, id: number): Promise<{ success: boolean }> {
  await db.transaction(async (tx) => {
    const row = await lockCommunity(tx, id);
    if (!row) throw new AppError('not_found');
    await deleteCommunity(tx, id);
    const { slug, name, field } = row;
    await audit(tx, { action: 'communities.remove', target: targetOf(row), before: { slug, name, field } });
  });
  return { success: true };
}
