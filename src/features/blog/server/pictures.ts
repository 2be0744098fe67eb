import { AppError } from '#base/app-error.ts';
import { longestAdmin } from '#features/accounts/server/index.ts';
import { parsePictureId } from '#features/files/picture-id.ts';
import { handOverFiles, ownsFiles } from '#features/files/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { PostBody } from '../body.ts';
import { listReferencedFiles, showsFile } from './queries.ts';
import { drawnCovers } from './seed/seed.ts';

interface Illustrated {
  readonly cover: { readonly file: string } | null;
  readonly body: PostBody;
}

/** Each image of a post with the path of its field. */
function picturesOf({ cover, body }: Illustrated): [field: string, file: string][] {
  const inside = body.flatMap((block, index): [string, string][] =>
    block.kind === 'picture' ? [[`body.${index}.file`, block.file]] : [],
  );
  return cover ? [['cover.file', cover.file], ...inside] : inside;
}

const bundled = new Set(Object.values(drawnCovers).map(({ id }) => id));

/** An image must be the saving admin's own, already part of the post, or bundled with the product. */
export async function refuseForeign(db: Db, userId: number, post: Illustrated, before: Illustrated): Promise<void> {
  const known = new Set([...picturesOf(before).map(([, file]) => file), ...bundled]);
  const added = picturesOf(post).filter(([, file]) => !known.has(file));
  const files = added.map(([, file]) => file);
  const foreign = new Set(await ownsFiles(db, userId, files));
  const refused = added.filter(([, file]) => foreign.has(file) || !parsePictureId(file));
  if (refused.length === 0) return;
  throw new AppError('invalid_input', {
    fields: Object.fromEntries(refused.map(([field]) => [field, 'blog.picture.missing'])),
  });
}

/** Prevents the clean-up of unused files from deleting post images, whichever admin uploaded them. */
export const listUsedBlogFiles = (db: Db, _ownerId: number, ids: readonly string[]): Promise<string[]> =>
  listReferencedFiles(db, ids);

/** A post and its images outlive their uploader's account: they are transferred to another admin, if one remains. */
export const forgetBlogAuthors = (tx: Db, userIds: readonly number[]): Promise<void> =>
  handOverFiles(tx, { fromOwners: userIds, heir: longestAdmin(userIds), isNeeded: showsFile });
