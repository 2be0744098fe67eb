import { AppError } from '#base/app-error.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { DraftPost } from '../contract.ts';
import { statusAt } from '../domain.ts';
import { textOfBody } from '../reading.ts';
import { lockPost, rememberSlug, updatePost } from './draft-queries.ts';
import { presentDraft } from './present.ts';
import type { PostRow } from './queries.ts';

type Publishing = Pick<Services, 'db' | 'clock'>;

/** A moment that has passed is now. What is out already keeps the moment at which it came out. */
export async function publishPost({ db, clock }: Publishing, id: number, at: string | null): Promise<DraftPost> {
  const now = clock.now();
  const wanted = at ? new Date(at) : now;
  return db.transaction(async (tx) => {
    const row = await getLocked(tx, id);
    refuseUnready(row);
    const isOut = statusAt(row, now) === 'published';
    if (wanted > now) return move(tx, row, wanted, now);
    return isOut ? presentDraft(row, now) : move(tx, row, now, now);
  });
}

export async function unpublishPost({ db, clock }: Publishing, id: number): Promise<DraftPost> {
  const now = clock.now();
  return db.transaction(async (tx) => move(tx, await getLocked(tx, id), null, now));
}

async function getLocked(tx: Db, id: number): Promise<PostRow> {
  const row = await lockPost(tx, id);
  if (!row) throw new AppError('not_found');
  return row;
}

/** The version counts what is written, and that stays: whoever has the post open can go on saving it. */
async function move(tx: Db, row: PostRow, publishAt: Date | null, now: Date): Promise<DraftPost> {
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
