import { isDeepStrictEqual } from 'node:util';
import { AppError, orNotFound } from '#base/app-error.ts';
import { pick } from '#base/pick.ts';
import { lockOwner } from '#features/accounts/server/index.ts';
import { ownsFiles } from '#features/files/server/index.ts';
import { listOwnProfiles } from '#features/profiles/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { type Identity, type Route, route } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import { physicalCardsApi, type SavedDesign } from '../../contract.ts';
import type { PhysicalCardDesign } from '../../design/design.ts';
import { warningsOf } from '../../design/warnings.ts';
import * as queries from './design-queries.ts';

type Own = Pick<Services, 'db' | 'clock'> & { readonly user: Pick<Identity, 'id'> };

interface Drawn {
  readonly name: string;
  readonly profileId: number;
  readonly design: PhysicalCardDesign;
}

const maxDesigns = 50;

const present = (row: queries.DesignRow): SavedDesign => ({
  ...pick(row, 'id', 'name', 'profileId', 'design', 'version'),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const listSaved = async ({ db, user }: Own): Promise<SavedDesign[]> =>
  (await queries.listDesigns(db, user.id)).map(present);

export const getSaved = async ({ db, user }: Own, id: number): Promise<SavedDesign> =>
  present(orNotFound(await queries.findDesign(db, id, user.id)));

export async function createSaved({ db, clock, user }: Own, drawn: Drawn): Promise<SavedDesign> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    // The lock serializes concurrent additions, so that the count cannot exceed the limit.
    await lockOwner(tx, user.id, 'update');
    if ((await queries.countDesigns(tx, user.id)) >= maxDesigns)
      throw new AppError('conflict', { message: 'physicalCards.design.tooMany' });
    await refuseForeign(tx, user.id, drawn, now);
    const { name, profileId, design } = drawn;
    const row = { ownerId: user.id, name, profileId, design, createdAt: now, updatedAt: now };
    return present(await queries.insertDesign(tx, row));
  });
}

/** Optimistic locking by version. A retry of a save whose response was lost succeeds. */
export async function saveDesign(
  { db, clock, user }: Own,
  id: number,
  { version, name, profileId, design }: Drawn & { readonly version: number },
): Promise<SavedDesign> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const row = orNotFound(await queries.lockDesign(tx, id, user.id));
    const drawn = { name, profileId, design };
    if (row.version !== version) {
      if (row.version === version + 1 && isDeepStrictEqual(drawnOf(row), drawn)) return present(row);
      throw new AppError('conflict', { message: 'physicalCards.design.stale', details: { current: present(row) } });
    }
    await refuseForeign(tx, user.id, drawn, now);
    const change = { ...drawn, version: version + 1, updatedAt: now };
    return present(orNotFound(await queries.updateDesign(tx, id, user.id, change)));
  });
}

const drawnOf = ({ name, profileId, design }: queries.DesignRow) => ({ name, profileId, design });

export async function deleteSaved({ db, user }: Own, id: number): Promise<Record<string, never>> {
  if (!(await queries.deleteDesign(db, id, user.id))) throw new AppError('not_found');
  return {};
}

/** The profile and every picture must belong to the owner. */
async function refuseForeign(db: Db, ownerId: number, { profileId, design }: Drawn, now: Date): Promise<void> {
  const own = await listOwnProfiles(db, ownerId, now);
  const foreign = new Set(await ownsFiles(db, ownerId, filesOf(design)));
  const fields = {
    ...(!own.some(({ id }) => id === profileId) && { profileId: 'physicalCards.profile.missing' }),
    ...(design.logo && foreign.has(design.logo) && { 'design.logo': 'physicalCards.design.files' }),
    ...(design.picture && foreign.has(design.picture) && { 'design.picture': 'physicalCards.design.files' }),
  };
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
}

const filesOf = ({ logo, picture }: PhysicalCardDesign): string[] => [logo, picture].flatMap((file) => file ?? []);

/** Excludes pictures in saved or ordered designs from the cleanup of unused files. */
export async function listUsedDesignFiles(db: Db, ownerId: number, ids: readonly string[]): Promise<string[]> {
  const used = new Set(await queries.listDesignFiles(db, ownerId));
  return ids.filter((id) => used.has(id));
}

export const designRoutes: Route[] = [
  route(physicalCardsApi.designs, (call) => listSaved(call)),
  route(physicalCardsApi.design, (call) => getSaved(call, call.params.id)),
  route(physicalCardsApi.createDesign, (call) => createSaved(call, call.body)),
  route(physicalCardsApi.saveDesign, (call) => saveDesign(call, call.params.id, call.body)),
  route(physicalCardsApi.deleteDesign, (call) => deleteSaved(call, call.params.id)),
];

/** Rejects designs that cannot be printed. */
export function refuseStopped(design: PhysicalCardDesign, field: string): void {
  if (!warningsOf(design).some(({ severity }) => severity === 'stop')) return;
  const message = 'physicalCards.design.stopped';
  throw new AppError('invalid_input', { message, fields: { [field]: message } });
}

/** Checks the pictures of a design sent with the request; saved designs were checked when saved. */
export async function refuseForeignFiles(db: Db, ownerId: number, design: PhysicalCardDesign): Promise<void> {
  if ((await ownsFiles(db, ownerId, filesOf(design))).length > 0)
    throw new AppError('invalid_input', { fields: { design: 'physicalCards.design.files' } });
}
