import { createHash, randomInt } from 'node:crypto';
import { z } from 'zod';
import { AppError, orNotFound } from '#base/app-error.ts';
import type { RateLimit } from '#base/endpoint.ts';
import { notify, publishEvent } from '#features/notifications/server/index.ts';
import { leadFieldNames, leadFieldOf, leadValues } from '#features/profiles/lead-fields.ts';
import { findLeadProfile, type LeadForm, type LeadProfile, writeVcard } from '#features/profiles/server/index.ts';
import { countNow, deviceOf, sourceOf } from '#features/stats/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Call, FileAnswer, Visitor } from '#server-kit/http/route.ts';
import { addJob } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { NewLead } from '../contract.ts';
import { leadLimits, leadPath } from '../domain.ts';
import { searchTextOf } from '../search.ts';
import { enqueueDigest, enqueueReviewNotice, mailsThisHour } from './digest.ts';
import { leadMailJob } from './mail.ts';
import { findOwned, findSame, insertLead, type LeadRow, lockInbox } from './queries.ts';
import type { Own } from './read.ts';
import { enqueueWebhook } from './webhook/webhook-delivery.ts';

type Field = LeadForm['fields'][number];

/** The submitted form: the one with the most matching fields. Browsers send empty fields too. */
export function formOf(forms: readonly LeadForm[], sent: readonly string[]): LeadForm | undefined {
  const known = ({ fields }: LeadForm) => fields.filter(({ id }) => sent.includes(id)).length;
  return [...forms].sort((one, two) => known(two) - known(one))[0];
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const isDate = (text: string): boolean => z.iso.date().safeParse(text).success;

function fieldErrorOf({ kind, choices, isRequired }: Field, value: string): string | undefined {
  if (!value) return isRequired ? 'leads.field.empty' : undefined;
  // Browsers send an option's text with collapsed whitespace.
  if (kind === 'choice' && !choices.some((choice) => oneLine(choice) === oneLine(value))) return 'leads.field.choice';
  return kind === 'date' && !isDate(value) ? 'errors.invalid_date' : undefined;
}

/** Answers under the current labels of the questions; unknown fields are dropped. */
export function answersOf({ fields }: LeadForm, sent: Readonly<Record<string, string>>) {
  const answers = fields.map((field) => ({
    field,
    value: Object.hasOwn(sent, field.id) ? (sent[field.id] ?? '') : '',
  }));
  const errors = answers.flatMap(({ field, value }) => {
    const error = fieldErrorOf(field, value);
    return error ? [[`fields.${field.id}`, error] as const] : [];
  });
  if (errors.length) throw new AppError('invalid_input', { fields: Object.fromEntries(errors) });
  return answers.filter(({ value }) => value).map(({ field, value }) => ({ label: field.label, value }));
}

/** Above these limits a lead is stored for review: a visitor is never rejected because of what others sent. */
const ofProfile: RateLimit = { points: leadLimits.ofProfileAnHour, seconds: 3_600, by: 'address' };
const ofAddress: RateLimit = { points: leadLimits.ofAddressAMinute, seconds: 60, by: 'address' };
const minuteMilliseconds = 60_000;

export interface SentLead {
  readonly body: NewLead;
  readonly visitor: Pick<Visitor, 'address' | 'userAgent'>;
  readonly referer: string | undefined;
}

/** For API clients; the page's form has separate responses. */
export async function submitByCall(call: Call<{ id: number }, unknown, NewLead>): Promise<{ id: number }> {
  const { params, body, visitor } = call;
  const profile = await findLeadProfile(call, {
    name: String(params.id),
    reader: visitor.locale,
    findSignedInUser: async () => call.findUser?.id,
  });
  if (!profile || 'location' in profile) throw new AppError('not_found');
  return { id: await submitLead(call, profile, { body, visitor, referer: undefined }) };
}

/**
 * Returns the lead's ID, or the earlier one's for a duplicate sent recently. A bot that filled in the honeypot gets a
 * success response.
 */
export async function submitLead(services: Services, target: LeadProfile, input: SentLead): Promise<number> {
  if (input.body.website !== '') return randomInt(1, 2 ** 31);
  const sent = { ...input, body: { ...input.body, name: plainName(input.body.name) } };
  const form = formOf(target.forms, Object.keys(sent.body.fields));
  const fields = form ? answersOf(form, sent.body.fields) : [];
  const { limits, db } = services;
  const [address, profile] = [sent.visitor.address, String(target.profileId)];
  const isWithinLimits =
    (await limits.tryConsume('leads of an address', address, ofAddress)) &&
    (await limits.tryConsume('leads of a profile', profile, ofProfile));
  const status = isWithinLimits && !isHasty(input.body) ? 'new' : 'review';
  const { id, isNew } = await db.transaction((tx) => saveOnce(services, tx, target, sent, { fields, status }));
  if (isNew) return id;
  await limits.reward('leads of an address', address, ofAddress);
  if (isWithinLimits) await limits.reward('leads of a profile', profile, ofProfile);
  return id;
}

const invisibleCharacters = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Used in lists, subjects and file names: must be one line, without invisible direction marks, and not empty. */
function plainName(typed: string): string {
  const name = typed.replace(invisibleCharacters, '').replace(/\s+/g, ' ').trim();
  if (!name) throw new AppError('invalid_input', { fields: { name: 'leads.name.empty' } });
  return name;
}

/** Faster than a human types: a bot, or a human whose browser filled in the form. The owner decides. */
const isHasty = ({ elapsed }: NewLead): boolean => elapsed !== undefined && elapsed < leadLimits.leastSeconds * 1_000;

type Answers = ReturnType<typeof answersOf>;

async function saveOnce(
  services: Services,
  tx: Db,
  profile: LeadProfile,
  sent: SentLead,
  { fields, status }: { readonly fields: Answers; readonly status: 'new' | 'review' },
) {
  await lockInbox(tx, profile.ownerId);
  const now = services.clock.now();
  const fingerprint = fingerprintOf(sent.body, fields);
  const since = new Date(now.getTime() - leadLimits.sameWithinMinutes * minuteMilliseconds);
  const same = await findSame(tx, profile.profileId, fingerprint, since);
  if (same !== undefined) return { id: same, isNew: false };
  const from = originOf(sent, services.config.publicUrl);
  const mails = await mailsThisHour(tx, profile.ownerId, now);
  const row = rowOf(profile, sent.body, fields, now);
  const id = await insertLead(tx, { ...row, status, source: from.source, fingerprint });
  if (status === 'review') {
    await enqueueReviewNotice(tx, profile.ownerId, now);
    await publishEvent(services.bus, tx, profile.ownerId, 'leads');
    return { id, isNew: true };
  }
  await notifyOwner(services, tx, profile, { id, name: sent.body.name, isMailed: mails < leadLimits.mailsAnHour, now });
  await enqueueWebhook(tx, profile.ownerId, id, now);
  const device = deviceOf(sent.visitor.userAgent);
  await countNow(tx, { profileId: profile.profileId, kind: 'lead', ...from, device, visitor: sent.visitor, at: now });
  return { id, isNew: true };
}

const fingerprintOf = (body: NewLead, fields: Answers): string =>
  createHash('sha256')
    .update(JSON.stringify([...leadFieldNames.map((name) => body[name]), fields]))
    .digest('base64url');

function rowOf(profile: LeadProfile, body: NewLead, fields: Answers, now: Date) {
  const { consent, marketing: offer } = profile.consent;
  const written = { ...leadValues((name) => body[name]), fields };
  return {
    ...written,
    ownerId: profile.ownerId,
    profileId: profile.profileId,
    profileName: profile.name,
    consent: { text: consent, marketing: body.marketing ? offer : null, at: now.toISOString(), locale: profile.locale },
    search: searchTextOf(written),
    createdAt: now,
    updatedAt: now,
  };
}

/** The source from the form, from the page's URL, or from the referring site. */
function originOf({ body, referer }: SentLead, publicUrl: string) {
  const page = referer ? URL.parse(referer) : null;
  const source = body.source ?? page?.searchParams.get('s') ?? null;
  return sourceOf({
    sourceParam: source,
    referer,
    publicUrl,
    isEmbedded: page?.pathname.startsWith('/embed/') ?? false,
  });
}

async function notifyOwner(
  services: Services,
  tx: Db,
  profile: LeadProfile,
  { id, name, isMailed, now }: { id: number; name: string; isMailed: boolean; now: Date },
): Promise<void> {
  await notify(services, tx, {
    userId: profile.ownerId,
    kind: 'lead',
    message: 'lead',
    values: { name, card: profile.name },
    link: leadPath(id),
    mail: false,
  });
  await publishEvent(services.bus, tx, profile.ownerId, 'leads');
  if (isMailed) await addJob(tx, leadMailJob, { ownerId: profile.ownerId, leadId: id, message: 'lead' });
  else await enqueueDigest(tx, profile.ownerId, now);
}

/** The sender of a lead as a vCard. */
export async function leadContact({ db, config, user }: Own, id: number): Promise<FileAnswer> {
  const found = orNotFound(await findOwned(db, id, user.id));
  const { lead } = found;
  const page = config.publicUrl + leadPath(lead.id);
  const [[title], [company]] = [valuesFor(lead, 'title'), valuesFor(lead, 'company')];
  const body = writeVcard({
    name: lead.name,
    ...(title && { title }),
    ...(company && { company }),
    phones: valuesFor(lead, 'phone').map((number) => ({ kind: 'mobile', number })),
    emails: valuesFor(lead, 'email'),
    websites: [],
    note: noteOf(lead),
    uid: `lead-${lead.id}@${new URL(config.publicUrl).hostname}`,
    changedAt: lead.createdAt,
    source: page,
  });
  return { body, type: 'text/vcard; charset=utf-8', name: `${lead.name}.vcf` };
}

/** The lead's values for one vCard property. */
const valuesFor = (lead: LeadRow, role: ReturnType<typeof leadFieldOf>['vcard']): string[] =>
  leadFieldNames.filter((name) => leadFieldOf(name).vcard === role).flatMap((name) => lead[name] || []);

const noteOf = (lead: LeadRow): string =>
  [...valuesFor(lead, 'note'), ...lead.fields.map(({ label, value }) => `${label}: ${value}`)].join('\n');
