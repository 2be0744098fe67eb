import { AppError, orNotFound } from '#base/app-error.ts';
import { addDays, dateInIsrael } from '#base/time/israel-time.ts';
import { listOwnProfiles } from '#features/profiles/server/index.ts';
import { tapsOf } from '#features/stats/server/index.ts';
import type { Identity } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { FoundTag, Tag, TagWithHistory } from '../contract.ts';
import { tagLink } from '../domain.ts';
import { presentStep } from './history.ts';
import { listOpenOffers } from './offers/offer-queries.ts';
import { findOwned, findTag, listEventsOf, listOwned, type TagRow } from './queries.ts';
import { destinationOf, parseTapDetails, scheduledOf } from './taps/destination.ts';
import { readTapDetails } from './taps/tap-queries.ts';

/** Context of the owner's own requests. */
export type Own = Services & { readonly user: Pick<Identity, 'id'> };
type Reader = Pick<Own, 'db' | 'clock' | 'config' | 'user'>;

const tapsDays = 30;

export const listTags = async (call: Reader): Promise<Tag[]> =>
  presentAll(call, await listOwned(call.db, call.user.id));

export async function getTag(call: Reader, code: string): Promise<TagWithHistory> {
  const row = await findOwned(call.db, code, call.user.id);
  const [tag] = row ? await presentAll(call, [row]) : [];
  if (!tag) throw new AppError('not_found');
  const history = await listEventsOf(call.db, [code], call.user.id);
  return { ...tag, history: history.map(presentStep) };
}

async function presentAll({ db, clock, config, user }: Reader, rows: readonly TagRow[]): Promise<Tag[]> {
  if (rows.length === 0) return [];
  const now = clock.now();
  const codes = rows.map(({ code }) => code);
  const profileIds = (await listOwnProfiles(db, user.id, now)).map(({ id }) => id);
  const taps = await tapsOf(db, profileIds, codes, addDays(dateInIsrael(now), 1 - tapsDays));
  const offers = new Map((await listOpenOffers(db, codes, now)).map((offer) => [offer.code, offer]));
  const tapDetails = new Map((await readTapDetails(db, codes)).map((one) => [one.code, one.details]));
  // Maps field by field, so that no data of a previous owner or the workshop is exposed.
  return rows.map((row) => {
    const { code, scheduleUntil } = row;
    const details = tapDetails.get(code);
    const destination = details ? destinationOf(parseTapDetails(details), now) : undefined;
    const offer = offers.get(code);
    const scheduled = scheduledOf(row, now);
    return {
      code,
      name: row.name,
      state: row.state,
      link: tagLink(config.publicUrl, code),
      profileId: row.profileId,
      schedule:
        scheduled !== null && scheduleUntil ? { profileId: scheduled, until: scheduleUntil.toISOString() } : null,
      opensProfileId: destination?.kind === 'profile' ? destination.profileId : null,
      orderId: row.orderId,
      isMade: row.orderId === null || row.writtenAt !== null,
      taps: taps.get(code) ?? 0,
      offer: offer ? { email: offer.email, expiresAt: offer.expiresAt.toISOString() } : null,
      createdAt: row.createdAt.toISOString(),
    };
  });
}

type Anybody = Pick<Own, 'db' | 'clock'> & { readonly findUser: Own['user'] | undefined };

/** If the owner is leaving, other holders of the card already see the tag as retired. */
export async function findState({ db, clock, findUser }: Anybody, code: string): Promise<FoundTag> {
  const own = findUser && (await findOwned(db, code, findUser.id));
  const row = orNotFound(own ?? (await findTag(db, code)));
  const isOwn = row.ownerId !== null && row.ownerId === findUser?.id;
  const [details] = row.state === 'active' && !isOwn ? await readTapDetails(db, [code]) : [];
  const isOver =
    details !== undefined && destinationOf(parseTapDetails(details.details), clock.now()).kind === 'notice';
  return { code, state: isOver ? 'retired' : row.state, isOwn };
}
