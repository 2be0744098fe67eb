import { randomBytes } from 'node:crypto';
import { AppError } from '#base/app-error.ts';
import type { RateLimit } from '#base/endpoint.ts';
import { findOwner } from '#features/accounts/server/index.ts';
import { notify } from '#features/notifications/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { addJob } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { TagOffer, TagWithHistory } from '../../contract.ts';
import { shortCode, tagLimits } from '../../domain.ts';
import type { Activation } from '../change.ts';
import { writeHistory } from '../history.ts';
import { tagOfferMailJob } from '../jobs.ts';
import { changeOwn, nameOfOwn } from '../own.ts';
import { findTag, lockTag, type TagRow, updateTag } from '../queries.ts';
import { getTag, type Own } from '../read.ts';
import { endOffer, findOpenOffer, insertOffer, type OfferRow, withdrawOffers } from './offer-queries.ts';
import { hashOf, offerLink, offerToken } from './offer-token.ts';

const offerMilliseconds = tagLimits.transferDays * 86_400_000;

/** One offer at a time: a new one replaces the previous one. */
export async function offerTag(call: Own, code: string, email: string | undefined) {
  const { config, user } = call;
  const salt = randomBytes(32).toString('base64url');
  const token = await offerToken(config.dataDir, salt);
  const tag = await changeOwn(call, code, async ({ tx, now, recordEvent }) => {
    if ((await withdrawOffers(tx, [code], now)).length) await recordEvent('offer_withdrawn');
    await insertOffer(tx, {
      code,
      fromUserId: user.id,
      tokenHash: hashOf(token),
      email: email ?? null,
      createdAt: now,
      expiresAt: new Date(now.getTime() + offerMilliseconds),
    });
    await recordEvent('offered', { note: email ?? null });
    if (email) await addJob(tx, tagOfferMailJob, { salt });
  });
  return { link: offerLink(config.publicUrl, token), tag };
}

/** Does nothing if there is no offer. */
export const withdrawOffer = (call: Own, code: string): Promise<TagWithHistory> =>
  changeOwn(call, code, async ({ tx, now, recordEvent }) => {
    if ((await withdrawOffers(tx, [code], now)).length) await recordEvent('offer_withdrawn');
  });

const over = (): AppError => new AppError('not_found', { message: 'tags.offer.over' });

export async function readOffer({ db, clock, user }: Own, token: string): Promise<TagOffer> {
  const offer = await findOpenOffer(db, hashOf(token), clock.now());
  const tag = offer && (await findTag(db, offer.code));
  const giver = offer && (await findOwner(db, offer.fromUserId));
  if (!offer || !tag || !giver) throw over();
  const { code, name } = tag;
  const expiresAt = offer.expiresAt.toISOString();
  return { code, name, from: giver.displayName, expiresAt, isOwn: offer.fromUserId === user.id };
}

/** The giver's name for the tag and its schedule are not passed on to the receiver. */
export async function acceptOffer(call: Own, token: string, { profileId, name }: Activation): Promise<TagWithHistory> {
  const code = await answerOffer(call, token, 'accepted', async ({ tx, offer, tag, now }) => {
    const { user } = call;
    const profile = await nameOfOwn(tx, user.id, profileId, 'profileId', now);
    await updateTag(tx, offer.code, {
      ownerId: user.id,
      profileId,
      name,
      state: 'active',
      scheduleProfileId: null,
      scheduleUntil: null,
      updatedAt: now,
    });
    const from = await displayNameOf(tx, offer.fromUserId);
    const to = await displayNameOf(tx, user.id);
    const details = { fromUserId: offer.fromUserId, profileId };
    const by = { by: 'receiver', actorId: user.id, ownerId: user.id, at: now } as const;
    await writeHistory(tx, [{ code: offer.code, event: 'given', note: from, details, ...by }]);
    const link = `/physical-cards/tags/${tag.code}`;
    const card = tag.name || shortCode(tag.code);
    const notification = { kind: 'order', values: { card, from, to, profile } } as const;
    await notify(call, tx, { ...notification, userId: offer.fromUserId, message: 'tagGiven', link: '/physical-cards' });
    await notify(call, tx, { ...notification, userId: user.id, message: 'tagReceived', link });
  });
  return getTag(call, code);
}

export async function declineOffer(call: Own, token: string): Promise<void> {
  await answerOffer(call, token, 'declined', async ({ tx, offer, tag, now }) => {
    const { fromUserId: ownerId, code } = offer;
    const actor = { by: 'receiver', actorId: call.user.id, ownerId, at: now } as const;
    await writeHistory(tx, [{ code, event: 'offer_declined', ...actor }]);
    const values = { card: tag.name || shortCode(code) };
    const link = `/physical-cards/tags/${code}`;
    await notify(call, tx, { userId: ownerId, kind: 'order', message: 'tagDeclined', values, link });
  });
}

interface Answering {
  readonly tx: Db;
  readonly offer: OfferRow;
  readonly tag: TagRow;
  readonly now: Date;
}

/** Locks the tag before the offer, as everywhere, to avoid deadlocks. Of two concurrent answers, one succeeds. */
async function answerOffer(
  { db, clock, user }: Own,
  token: string,
  outcome: 'accepted' | 'declined',
  work: (answering: Answering) => Promise<void>,
): Promise<string> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const open = await findOpenOffer(tx, hashOf(token), now);
    const tag = open && (await lockTag(tx, open.code));
    if (!open || !tag) throw over();
    if (open.fromUserId === user.id) throw new AppError('conflict', { message: 'tags.offer.own' });
    const offer = await endOffer(tx, open.id, outcome, now);
    if (!offer || tag.ownerId !== offer.fromUserId || tag.state === 'retired') throw over();
    await work({ tx, offer, tag, now });
    return offer.code;
  });
}

const displayNameOf = async (tx: Db, id: number): Promise<string> => (await findOwner(tx, id))?.displayName ?? '';

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
    const values = { card: name || shortCode(code), words: message };
    await notify(services, tx, { userId: ownerId, kind: 'order', message: 'tagFound', values, link });
  });
}
