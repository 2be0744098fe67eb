import type { Db } from '#server-kit/db/database.ts';
import type { TagStep } from '../contract.ts';
import type { TagActor, TagEvent } from '../domain.ts';
import { insertEvents, listEvents, type NewTagEvent, type TagEventRow } from './queries.ts';

export interface TagEventInput {
  readonly code: string;
  readonly event: TagEvent;
  readonly by: TagActor;
  readonly actorId: number | null;
  /** The owner after this event, who may read it. */
  readonly ownerId: number | null;
  /** Detail of the event. */
  readonly note?: string | null;
  readonly details?: Readonly<Record<string, string | number | null>>;
  readonly at: Date;
}

export const writeHistory = (tx: Db, all: readonly TagEventInput[]): Promise<void> => insertEvents(tx, all.map(rowOf));

const rowOf = ({ note, details, ...fields }: TagEventInput): NewTagEvent => ({
  ...fields,
  details: { ...details, ...(note && { note }) },
});

export const presentStep = ({ id, event, by, at, details: { note } }: TagEventRow): TagStep => ({
  id,
  event,
  by,
  at: at.toISOString(),
  note: typeof note === 'string' ? note : null,
});

/** All events of a tag, oldest first, for admins. */
export const historyOf = async (db: Db, code: string): Promise<TagStep[]> =>
  (await listEvents(db, code)).map(presentStep);
