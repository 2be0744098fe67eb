import { randomInt } from 'node:crypto';
import { markPrinted } from '#features/profiles/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { codeAlphabet, codeLength, type TagEvent } from '../domain.ts';
import { type TagEventInput, writeHistory } from './history.ts';
import { withdrawOffers } from './offers/offer-queries.ts';
import { insertTags, markAllWritten, retireAll, type TagRow } from './queries.ts';

/** Codes are random, so the code of one card does not help to guess another. */
const makeCode = (): string =>
  Array.from({ length: codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');

/** Returns `count` distinct codes. */
export function makeCodes(count: number, make: () => string = makeCode): string[] {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(make());
  return [...codes];
}

export interface NewTags {
  readonly ownerId: number | null;
  readonly profileId: number | null;
  readonly orderId: number | null;
  readonly batch: string | null;
  readonly count: number;
  readonly actorId: number | null;
  readonly at: Date;
  readonly isDemo?: boolean;
}

/** Returns the codes of the new tags; runs in the caller's transaction. */
export async function makeTags(tx: Db, input: NewTags, makeSome = makeCodes): Promise<string[]> {
  const { ownerId, profileId, orderId, batch, count, actorId, at, isDemo = false } = input;
  const state = ownerId === null ? 'unassigned' : 'active';
  const values = { state, ownerId, profileId, orderId, batch, isDemo, createdAt: at, updatedAt: at } as const;
  const codes: string[] = [];
  // A code that is already in use is skipped and replaced by a new one.
  while (codes.length < count) codes.push(...(await insertTags(tx, makeSome(count - codes.length), values)));
  const byPerson = actorId === ownerId ? 'owner' : 'admin';
  const by = actorId === null ? 'system' : byPerson;
  await writeHistory(
    tx,
    codes.map((code) => ({ code, event: 'made', by, actorId, ownerId, note: batch, at })),
  );
  if (profileId !== null) await markPrinted(tx, profileId);
  return codes;
}

export interface EndedTags {
  readonly codes: readonly string[];
  readonly actorId: number | null;
  readonly note: string | null;
  readonly by: 'admin' | 'system';
  readonly at: Date;
}

/** Permanent. Tags that are already retired are not changed. */
export async function retireTags(tx: Db, { codes, actorId, note, by, at }: EndedTags): Promise<void> {
  if (codes.length === 0) return;
  const ended = await retireAll(tx, codes, at);
  await withdrawOffers(tx, codes, at);
  await writeHistory(tx, steps(ended, 'retired', { by, actorId, note, at }));
}

export interface WrittenTags {
  readonly codes: readonly string[];
  readonly tagModel: string | null;
  readonly actorId: number | null;
  readonly at: Date;
}

/** Marks tags as written by the workshop; a rewritten tag retains its first date. */
export async function markWritten(tx: Db, { codes, tagModel, actorId, at }: WrittenTags): Promise<void> {
  if (codes.length === 0) return;
  const written = await markAllWritten(tx, codes, tagModel, at);
  const by = actorId === null ? 'system' : 'admin';
  await writeHistory(tx, steps(written, 'written', { by, actorId, note: tagModel, at }));
}

const steps = (
  rows: readonly TagRow[],
  event: TagEvent,
  fields: Pick<TagEventInput, 'by' | 'actorId' | 'note' | 'at'>,
): TagEventInput[] => rows.map(({ code, ownerId }) => ({ code, ownerId, event, ...fields }));
