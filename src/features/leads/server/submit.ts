import { createHash, randomInt } from 'node:crypto';
import { AppError } from '#base/app-error.ts';
import type { RateLimit } from '#base/endpoint.ts';
import { notify, publishEvent } from '#features/notifications/server/index.ts';
import { leadFieldNames, leadValues } from '#features/profiles/lead-fields.ts';
import { findLeadCard, type LeadCard } from '#features/profiles/server/index.ts';
import { countNow, deviceOf, sourceOf } from '#features/stats/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Call, Visitor } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { NewLead } from '../contract.ts';
import { leadLimits } from '../domain.ts';
import { searchTextOf } from '../search.ts';
import { enqueueDigest, enqueueReviewNotice, mailsThisHour } from './digest.ts';
import { answersOf, formOf } from './own-fields.ts';
import { findSame, insertLead, lockInbox } from './submit-queries.ts';
import { enqueueWebhook } from './webhook-job.ts';

/** Past these a lead is kept for review: nobody is refused for what others sent. */
const ofProfile: RateLimit = { points: leadLimits.ofProfileAnHour, seconds: 3_600, by: 'address' };
const ofAddress: RateLimit = { points: leadLimits.ofAddressAMinute, seconds: 60, by: 'address' };
const minuteMilliseconds = 60_000;

export interface SentLead {
  readonly body: NewLead;
  readonly visitor: Pick<Visitor, 'address' | 'userAgent'>;
  readonly referer: string | undefined;
}

/** For programs; the form of the page has its own answers. */
export async function submitByCall(call: Call<{ id: number }, unknown, NewLead>): Promise<{ id: number }> {
  const { params, body, visitor } = call;
  const card = await findLeadCard(call, {
    name: String(params.id),
    reader: visitor.locale,
    viewer: async () => call.findUser?.id,
  });
  if (!card || 'location' in card) throw new AppError('not_found');
  return { id: await submitLead(call, card, { body, visitor, referer: undefined }) };
}

/** The number of the lead, the former one's when the same came a moment ago. Who is no person hears that all went well. */
export async function submitLead(services: Services, card: LeadCard, given: SentLead): Promise<number> {
  if (isNobody(given.body)) return randomInt(1, 2 ** 31);
  const sent = { ...given, body: { ...given.body, name: plainName(given.body.name) } };
  const form = formOf(card.forms, Object.keys(sent.body.fields));
  const fields = form ? answersOf(form, sent.body.fields) : [];
  const { limits, db } = services;
  const [address, profile] = [sent.visitor.address, String(card.profileId)];
  const isUsual =
    (await limits.tryTake('leads of an address', address, ofAddress)) &&
    (await limits.tryTake('leads of a profile', profile, ofProfile));
  const status = isUsual ? 'new' : 'review';
  const { id, isNew } = await db.transaction((tx) => keepOnce(services, tx, card, sent, { fields, status }));
  if (isNew) return id;
  await limits.reward('leads of an address', address, ofAddress);
  if (isUsual) await limits.reward('leads of a profile', profile, ofProfile);
  return id;
}

const unseen = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** It stands in lists, subjects and file names: in one line, in its own direction, and not made of nothing. */
function plainName(typed: string): string {
  const name = typed.replace(unseen, '').replace(/\s+/g, ' ').trim();
  if (!name) throw new AppError('invalid_input', { fields: { name: 'leads.name.empty' } });
  return name;
}

/** A field that people do not see was filled in, or all of them faster than anybody types. */
const isNobody = ({ website, elapsed }: NewLead): boolean =>
  website !== '' || (elapsed !== undefined && elapsed < leadLimits.leastSeconds * 1_000);

type Answers = ReturnType<typeof answersOf>;

interface Kept {
  readonly fields: Answers;
  readonly status: 'new' | 'review';
}

async function keepOnce(services: Services, tx: Db, card: LeadCard, sent: SentLead, { fields, status }: Kept) {
  await lockInbox(tx, card.ownerId);
  const now = services.clock.now();
  const fingerprint = fingerprintOf(sent.body, fields);
  const since = new Date(now.getTime() - leadLimits.sameWithinMinutes * minuteMilliseconds);
  const same = await findSame(tx, card.profileId, fingerprint, since);
  if (same !== undefined) return { id: same, isNew: false };
  const from = cameFrom(sent, services.config.publicUrl);
  const mails = await mailsThisHour(tx, card.ownerId, now);
  const row = rowOf(card, sent.body, fields, now);
  const id = await insertLead(tx, { ...row, status, source: from.source, fingerprint });
  if (status === 'review') {
    await enqueueReviewNotice(tx, card.ownerId, now);
    await publishEvent(services.bus, tx, card.ownerId, 'leads');
    return { id, isNew: true };
  }
  await tell(services, tx, card, { id, name: sent.body.name, isMailed: mails < leadLimits.mailsAnHour, now });
  await enqueueWebhook(tx, card.ownerId, id);
  const device = deviceOf(sent.visitor.userAgent);
  await countNow(tx, { profileId: card.profileId, kind: 'lead', ...from, device, visitor: sent.visitor, at: now });
  return { id, isNew: true };
}

const fingerprintOf = (body: NewLead, fields: Answers): string =>
  createHash('sha256')
    .update(JSON.stringify([...leadFieldNames.map((name) => body[name]), fields]))
    .digest('base64url');

function rowOf(card: LeadCard, body: NewLead, fields: Answers, now: Date) {
  const { consent, marketing: offer } = card.words;
  const written = { ...leadValues((name) => body[name]), fields };
  return {
    ...written,
    ownerId: card.ownerId,
    profileId: card.profileId,
    profileName: card.name,
    consent: { text: consent, marketing: body.marketing ? offer : null, at: now.toISOString(), locale: card.locale },
    search: searchTextOf(written),
    createdAt: now,
    updatedAt: now,
  };
}

/** As the form says, as the page's own address said, or by the site that the visitor came from. */
function cameFrom({ body, referer }: SentLead, publicUrl: string) {
  const page = referer ? URL.parse(referer) : null;
  const asked = body.source ?? page?.searchParams.get('s') ?? null;
  return sourceOf({ asked, referer, publicUrl, isEmbedded: page?.pathname.startsWith('/embed/') ?? false });
}

interface Arrived {
  readonly id: number;
  readonly name: string;
  readonly isMailed: boolean;
  readonly now: Date;
}

async function tell(services: Services, tx: Db, card: LeadCard, { id, name, isMailed, now }: Arrived): Promise<void> {
  await notify(services, tx, {
    userId: card.ownerId,
    kind: 'lead',
    message: 'lead',
    values: { name, card: card.name },
    link: `/leads?lead=${id}`,
    mail: isMailed,
  });
  await publishEvent(services.bus, tx, card.ownerId, 'leads');
  if (!isMailed) await enqueueDigest(tx, card.ownerId, now);
}
