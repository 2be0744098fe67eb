import type { z } from 'zod';
import { AppError } from '#base/app-error.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { TagWithHistory, tagChange, tagClaim } from '../contract.ts';
import { writeHistory } from './history.ts';
import { changeOwn, nameOfOwn, type Step } from './own.ts';
import { claimTag, findTag } from './queries.ts';
import { getTag, type Own } from './read.ts';
import { scheduledOf } from './taps/destination.ts';

export type TagChange = z.output<typeof tagChange>;

const yearMilliseconds = 366 * 86_400_000;

/** All changes are allowed on a frozen tag; it stays frozen. */
export const changeTag = (call: Own, code: string, change: TagChange): Promise<TagWithHistory> =>
  changeOwn(call, code, async (step) => {
    if (change.name !== undefined) await rename(step, change.name);
    if (change.profileId !== undefined) await point(call, step, change.profileId);
    if (change.schedule) await schedule(call, step, change.schedule);
    if (change.schedule === null) await unschedule(step);
  });

async function rename({ row, change, recordEvent: record }: Step, name: string): Promise<void> {
  if (row().name === name) return;
  await change({ name });
  await record('renamed', { note: name });
}

async function point({ user }: Own, step: Step, profileId: number): Promise<void> {
  const { tx, row, now, change, recordEvent: record } = step;
  const note = await nameOfOwn(tx, user.id, profileId, 'profileId', now);
  if (row().profileId === profileId) return;
  await change({ profileId });
  await record('pointed', { note, details: { profileId } });
}

async function schedule({ user }: Own, step: Step, requested: NonNullable<TagChange['schedule']>): Promise<void> {
  const { tx, row, now, change, recordEvent: record } = step;
  const { profileId } = requested;
  const until = new Date(requested.until);
  if (until <= now) throw new AppError('invalid_input', { fields: { 'schedule.until': 'tags.until.past' } });
  if (until.getTime() - now.getTime() > yearMilliseconds)
    throw new AppError('invalid_input', { fields: { 'schedule.until': 'tags.until.far' } });
  const note = await nameOfOwn(tx, user.id, profileId, 'schedule.profileId', now);
  const { scheduleProfileId, scheduleUntil } = row();
  if (scheduleProfileId === profileId && scheduleUntil?.getTime() === until.getTime()) return;
  await change({ scheduleProfileId: profileId, scheduleUntil: until });
  await record('scheduled', { note, details: { profileId, until: until.toISOString() } });
}

/** Records no event for a schedule that has already expired. */
async function unschedule({ row, now, change, recordEvent: record }: Step): Promise<void> {
  const isRunning = scheduledOf(row(), now) !== null;
  if (row().scheduleUntil) await change({ scheduleProfileId: null, scheduleUntil: null });
  if (isRunning) await record('unscheduled');
}

/** Idempotent: a tag that is already in this state is not changed. */
export const setTagState = (call: Own, code: string, state: 'frozen' | 'active'): Promise<TagWithHistory> =>
  changeOwn(call, code, async ({ row, change, recordEvent: record }) => {
    if (row().state === state) return;
    await change({ state });
    await record(state === 'frozen' ? 'frozen' : 'unfrozen');
  });

export type Activation = z.output<typeof tagClaim>;

/** The first user to activate an unassigned tag becomes its owner. */
export async function activateTag(call: Own, code: string, { profileId, name }: Activation): Promise<TagWithHistory> {
  const { db, clock, user } = call;
  await db.transaction(async (tx) => {
    const now = clock.now();
    const note = await nameOfOwn(tx, user.id, profileId, 'profileId', now);
    const claim = { state: 'active', ownerId: user.id, profileId, name, updatedAt: now } as const;
    if (!(await claimTag(tx, code, claim))) throw await refusal(tx, code);
    const by = { by: 'owner', actorId: user.id, ownerId: user.id, at: now } as const;
    await writeHistory(tx, [{ code, event: 'activated', note, details: { profileId }, ...by }]);
  });
  return getTag(call, code);
}

const refusal = async (tx: Db, code: string): Promise<AppError> =>
  (await findTag(tx, code)) ? new AppError('conflict', { message: 'tags.taken' }) : new AppError('not_found');
