import { AppError } from '#base/app-error.ts';
import type { RateLimit } from '#base/endpoint.ts';
import { notify } from '#features/notifications/server/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import { writeHistory } from '../history.ts';
import { findTag, lockTag } from '../queries.ts';

/** However many addresses they come from. */
const ofTag: RateLimit = { points: 10, seconds: 3_600, by: 'address' };

interface FinderMessage {
  readonly message: string;
  /** A field that people do not see. */
  readonly website: string;
}

/** Only of a card that its owner has lost: nobody else asked for letters. Who is no person hears that all went well. */
export async function notifyOwner(
  services: Services,
  code: string,
  { message, website }: FinderMessage,
): Promise<void> {
  const closed = () => new AppError('not_found', { message: 'tags.found.closed' });
  if ((await findTag(services.db, code))?.state !== 'frozen') throw closed();
  if (website !== '') return;
  await services.limits.consume('finders of a tag', code, ofTag);
  await services.db.transaction(async (tx) => {
    const tag = await lockTag(tx, code);
    if (tag?.state !== 'frozen' || tag.ownerId === null) throw closed();
    const { ownerId, name } = tag;
    const at = services.clock.now();
    await writeHistory(tx, [{ code, event: 'found', by: 'finder', actorId: null, ownerId, note: message, at }]);
    const link = `/physical-cards/tags/${code}`;
    const values = { card: name || code, words: message };
    await notify(services, tx, { userId: ownerId, kind: 'order', message: 'tagFound', values, link });
  });
}
