import { AppError } from '#base/app-error.ts';
import { type AuditWriter, changesOf } from '#server-kit/audit/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { DraftPost } from '../contract.ts';
import { statusAt } from '../domain.ts';
import { textOfBody } from '../reading.ts';
import { lockPost, rememberSlug, updatePost } from './draft-queries.ts';
import { presentDraft } from './present.ts';
import type { PostRow } from './queries.ts';

type Publishing = Pick<Services, 'db' | 'clock'> & { readonly audit: AuditWriter };

/** A moment that has passed is now. What is out already keeps the moment at which it came out. */
export async function publishPost(call: Publishing, id: number, at: string | null): Promise<DraftPost> {
  const { db, clock } = call;
  const now = clock.now();
  const requestedAt = at ? new Date(at) : now;
  return db.transaction(async (tx) => {
    const row = await getLocked(tx, id);
    refuseUnready(row);
    const isOut = statusAt(row, now) === 'published';
    const publishAt = requestedAt > now ? requestedAt : isOut ? row.publishAt : now;
    return setPublishAt(call, tx, row, { action: 'blog.publish', publishAt, now });
  });
}

export async function unpublishPost(call: Publishing, id: number): Promise<DraftPost> {
  const change = { action: 'blog.unpublish', publishAt: null, now: call.clock.now() };
  return call.db.transaction(async (tx) => setPublishAt(call, tx, await getLocked(tx, id), change));
}

async function getLocked(tx: Db, id: number): Promise<PostRow> {
  const row = await lockPost(tx, id);
  if (!row) throw new AppError('not_found');
  return row;
}

/** The version counts what is written, and that stays: whoever has the post open can go on saving it. */
async function setPublishAt(
  { audit }: Publishing,
  tx: Db,
  row: PostRow,
  { action, publishAt, now }: { readonly action: string; readonly publishAt: Date | null; readonly now: Date },
): Promise<DraftPost> {
  const change = changesOf({ publishAt: row.publishAt }, { publishAt });
  await audit(tx, { action, target: { kind: 'post', id: row.id }, ...change });
  // While nobody can read it its address may change, and then nothing would say that it was ever shared.
  if (statusAt(row, now) === 'published') await rememberSlug(tx, row.slug, row.id);
  return presentDraft(await updatePost(tx, row.id, { publishAt }), now);
}

function refuseUnready({ summary, body }: PostRow): void {
  const fields = {
    ...(summary === '' && { summary: 'blog.summary.empty' }),
    ...(textOfBody(body) === '' && { body: 'blog.body.empty' }),
  };
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
}
