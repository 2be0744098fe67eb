import type { Db } from '#server-kit/db/database.ts';
import type { TagStep } from '../contract.ts';
import type { TagActor, TagEvent } from '../domain.ts';
import { insertEvents, listEvents, type NewTagEvent, type TagEventRow } from './queries.ts';

export interface TagEventInput {
  readonly code: string;
  readonly event: TagEvent;
  readonly by: TagActor;
  readonly actorId: number | null;
  /** Whose tag it is from now on: this is who may read of it. */
  readonly ownerId: number | null;
  /** What there is to say of it. */
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

/** Everything that ever happened to a tag, oldest first: for those who run the place. */
export const historyOf = async (db: Db, code: string): Promise<TagStep[]> =>
  (await listEvents(db, code)).map(presentStep);
