import { AppError } from '#base/app-error.ts';
import type { RateLimit } from '#base/endpoint.ts';
import { notify } from '#features/notifications/server/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import { writeHistory } from '../history.ts';
import { findTag, lockTag } from '../queries.ts';

/** The limit per tag, from any number of IP addresses. */
const ofTag: RateLimit = { points: 10, seconds: 3_600, by: 'address' };

/** Only for a card reported as lost: no other owner asked for messages. A bot in the honeypot gets a success reply. */
export async function notifyOwner(
  services: Services,
  code: string,
  { message, website }: { readonly message: string; readonly website: string },
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
