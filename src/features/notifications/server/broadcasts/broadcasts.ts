import { z } from 'zod';
import { AppError, orNotFound } from '#base/app-error.ts';
import { trimmed } from '#base/trimmed.ts';
import { findMailOwner } from '#features/accounts/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import { defineAdminList, presentAs } from '#server-kit/admin-list/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { type Call, type Route, route } from '#server-kit/http/route.ts';
import { addJob, job } from '#server-kit/jobs/jobs.ts';
import { extensionPoint, type Services } from '#server-kit/services/services.ts';
import { type Broadcast, type BroadcastDraft, broadcast, broadcastsApi } from '../../admin-contract.ts';
import { type BroadcastStatus, contentFor } from '../../broadcast.ts';
import { publishEventToAll } from '../live.ts';
import { notificationMailJob, notify, serviceMailJob, triedMailJob } from '../mails.ts';
import * as broadcastQueries from './broadcast-queries.ts';

const batch = 200;

/** Whether a path of this site leads somewhere: pages belong to higher layers. */
export const linkChecks = extensionPoint<(path: string) => Promise<boolean>>('link checks');

export const broadcastJob = job({
  name: 'send-broadcast',
  payload: z.object({ id: z.number() }),
  work: (services: Services, { id }) => sendAll(services, id),
});

/** Starts scheduled broadcasts, and resumes those whose process was killed. */
export const broadcastsAgainJob = job({
  name: 'go-on-with-broadcasts',
  payload: z.unknown(),
  cron: '* * * * *',
  work: async (services: Services) => {
    await startDue(services);
    for (const id of await broadcastQueries.listSending(services.db)) await sendAll(services, id);
  },
});

/** Each is started by one process alone. */
const startDue = ({ db, clock }: Services): Promise<void> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    for (const { id, ...row } of await broadcastQueries.startDue(tx, now)) {
      const { owners: total } = await broadcastQueries.countAudience(tx, row, now);
      await broadcastQueries.updateBroadcast(tx, id, { total });
    }
  });

async function sendAll(services: Services, id: number): Promise<void> {
  while (await sendBatch(services, id));
}

/**
 * Sends one batch and records its progress in one transaction: a crash in between notifies no one, and the next run
 * continues after the last recipient. Returns true while there may be more.
 */
export const sendBatch = (services: Services, id: number): Promise<boolean> =>
  services.db.transaction(async (tx) => {
    const row = await broadcastQueries.lockBroadcast(tx, id);
    if (row?.status !== 'sending' || !row.startedAt) return false;
    const people = await broadcastQueries.listAudience(tx, row, row.startedAt, row.lastUserId, batch);
    const last = people.at(-1);
    if (last) {
      await notifyAll(services, tx, row, people);
      await broadcastQueries.advance(tx, id, people, last.id);
    }
    if (people.length === batch) return true;
    await broadcastQueries.updateBroadcast(tx, id, { status: 'sent', endedAt: services.clock.now() });
    return false;
  });

async function notifyAll(
  { bus, clock }: Services,
  tx: Db,
  row: broadcastQueries.BroadcastRow,
  people: readonly broadcastQueries.Recipient[],
): Promise<void> {
  const createdAt = clock.now();
  const notificationFor = ({ id, language }: broadcastQueries.Recipient) => ({
    ...({ userId: id, kind: 'broadcast', message: messages[row.kind] } as const),
    values: contentFor(row.texts, language),
    link: row.link,
  });
  await broadcastQueries.insertNotifications(
    tx,
    people.map((one) => ({ ...notificationFor(one), createdAt })),
  );
  await publishEventToAll(
    bus,
    tx,
    people.map(({ id }) => id),
    'notifications',
  );
  const mailJob = row.kind === 'service' ? serviceMailJob : notificationMailJob;
  for (const one of people) if (one.wantsMail) await addJob(tx, mailJob, notificationFor(one));
}

const messages = { marketing: 'broadcast', service: 'broadcastService' } as const;

type AdminCall = Services & Pick<Call<never, never, never>, 'audit' | 'user' | 'visitor'>;

export const presentBroadcast = (row: broadcastQueries.BroadcastRow): Broadcast => presentAs(broadcast, row);

export const broadcastsListRoutes = defineAdminList({
  list: broadcastsApi.list,
  source: broadcastQueries.broadcastsSource,
  values: (row: { readonly broadcast: broadcastQueries.BroadcastRow }) => row.broadcast,
});

export async function getBroadcast(db: Db, id: number): Promise<broadcastQueries.BroadcastRow> {
  return orNotFound(await broadcastQueries.findBroadcast(db, id));
}

/** Their titles for the audit log. */
export const broadcastNames = {
  kind: 'broadcast',
  find: async (db: Db, ids: readonly number[], locale: Locale) =>
    new Map((await broadcastQueries.listTexts(db, ids)).map(({ id, texts }) => [id, contentFor(texts, locale).title])),
};

const target = (id: number) => ({ kind: 'broadcast', id });

/** A broken link would reach everybody. */
async function refuseBrokenLinks({ config, extensions }: Services, { link, texts }: BroadcastDraft): Promise<void> {
  const leadsSomewhere = async (path: string) =>
    (await Promise.all(extensions.of(linkChecks).map((check) => check(path)))).every(Boolean);
  if (link && !(await leadsSomewhere(link)))
    throw new AppError('invalid_input', { fields: { link: 'broadcasts.link.missing' } });
  for (const [language, text] of Object.entries(texts))
    for (const path of ownPathsIn(text?.content ?? '', config.publicUrl))
      if (!(await leadsSomewhere(path)))
        throw new AppError('invalid_input', {
          fields: { [`texts.${language}.content`]: 'broadcasts.link.broken' },
          values: { path },
        });
}

/** Paths of this site's own addresses in a text, without the punctuation of the sentence. */
function ownPathsIn(text: string, publicUrl: string): string[] {
  const words = text.split(/[\s<>"'()]+/).filter((word) => word.startsWith(`${publicUrl}/`));
  return words.map((word) => trimmed(word.slice(publicUrl.length), /[.,;:!?]/) || '/');
}

export const createDraft = async (call: AdminCall, draft: BroadcastDraft): Promise<Broadcast> => {
  await refuseBrokenLinks(call, draft);
  const { db, clock, user, audit } = call;
  return db.transaction(async (tx) => {
    const row = await broadcastQueries.insertBroadcast(tx, draft, user.id, clock.now());
    await audit(tx, { action: 'notifications.create', target: target(row.id), after: { ...draft } });
    return presentBroadcast(row);
  });
};

/** Locks a broadcast that is in one of these states; otherwise the error names its current state. */
async function lockIn(tx: Db, id: number, states: readonly BroadcastStatus[]): Promise<broadcastQueries.BroadcastRow> {
  const row = orNotFound(await broadcastQueries.lockBroadcast(tx, id));
  if (!states.includes(row.status)) throw new AppError('conflict', { message: `broadcasts.refused.${row.status}` });
  return row;
}

export const changeDraft = async (call: AdminCall, id: number, draft: BroadcastDraft): Promise<Broadcast> => {
  await refuseBrokenLinks(call, draft);
  return call.db.transaction(async (tx) => {
    const { kind, texts, link, audience } = await lockIn(tx, id, ['draft']);
    const row = await broadcastQueries.updateBroadcast(tx, id, draft);
    const before = { kind, texts, link, audience };
    await call.audit(tx, { action: 'notifications.change', target: target(id), before, after: { ...draft } });
    return presentBroadcast(row);
  });
};

export const removeDraft = ({ db, audit }: AdminCall, id: number): Promise<{ success: boolean }> =>
  db.transaction(async (tx) => {
    const { texts: content } = await lockIn(tx, id, ['draft']);
    await broadcastQueries.deleteBroadcast(tx, id);
    await audit(tx, { action: 'notifications.delete', target: target(id), before: { texts: content } });
    return { success: true };
  });

/** The audience may change while the admin reads; only a significant difference requires confirming again. */
const isFarFrom = (expectedCount: number, actual: number): boolean =>
  Math.abs(actual - expectedCount) > 5 && Math.abs(actual - expectedCount) > expectedCount / 100;

interface Sending {
  /** Recipients that the admin was shown. */
  readonly count: number;
  readonly at: string | null;
}

export const sendBroadcast = ({ db, clock, audit }: AdminCall, id: number, sending: Sending): Promise<Broadcast> =>
  db.transaction(async (tx) => {
    const { kind, audience } = await lockIn(tx, id, ['draft']);
    const now = clock.now();
    const { owners: total } = await broadcastQueries.countAudience(tx, { kind, audience }, now);
    if (total === 0) throw new AppError('conflict', { message: 'broadcasts.nobody' });
    if (isFarFrom(sending.count, total))
      throw new AppError('conflict', { message: 'broadcasts.changed', values: { count: total } });
    if (sending.at !== null) return schedule(tx, { id, total, at: new Date(sending.at), now, audit });
    const row = await broadcastQueries.updateBroadcast(tx, id, { status: 'sending', total, mails: 0, startedAt: now });
    await audit(tx, { action: 'notifications.send', target: target(id), after: { total, audience } });
    await addJob(tx, broadcastJob, { id });
    return presentBroadcast(row);
  });

interface Scheduling extends Pick<AdminCall, 'audit'> {
  readonly id: number;
  readonly total: number;
  readonly at: Date;
  readonly now: Date;
}

/** Whoever fits at that time gets it; `total` is today's number. */
async function schedule(tx: Db, { id, total, at, now, audit }: Scheduling): Promise<Broadcast> {
  if (at <= now) throw new AppError('invalid_input', { fields: { at: 'broadcasts.past' } });
  const row = await broadcastQueries.updateBroadcast(tx, id, { status: 'scheduled', total, sendAt: at });
  await audit(tx, { action: 'notifications.schedule', target: target(id), after: { total, sendAt: at } });
  return presentBroadcast(row);
}

const unschedule = ({ db, audit }: AdminCall, id: number): Promise<Broadcast> =>
  db.transaction(async (tx) => {
    const { sendAt } = await lockIn(tx, id, ['scheduled']);
    const row = await broadcastQueries.updateBroadcast(tx, id, { status: 'draft', total: 0, sendAt: null });
    await audit(tx, { action: 'notifications.unschedule', target: target(id), before: { sendAt } });
    return presentBroadcast(row);
  });

const transitions = {
  pause: { from: ['sending'], to: 'paused' },
  resume: { from: ['paused'], to: 'sending' },
  stop: { from: ['sending', 'paused'], to: 'stopped' },
} as const;

const transition = ({ db, clock, audit }: AdminCall, id: number, verb: keyof typeof transitions): Promise<Broadcast> =>
  db.transaction(async (tx) => {
    const { from, to } = transitions[verb];
    const { status } = await lockIn(tx, id, from);
    const row = await broadcastQueries.updateBroadcast(tx, id, {
      status: to,
      ...(verb === 'stop' && { endedAt: clock.now() }),
    });
    const after = { status: row.status, sent: row.sent };
    await audit(tx, { action: `notifications.${verb}`, target: target(id), before: { status }, after });
    if (verb === 'resume') await addJob(tx, broadcastJob, { id });
    return presentBroadcast(row);
  });

export const broadcastRoutes: Route[] = [
  ...broadcastsListRoutes,
  route(broadcastsApi.count, ({ db, clock, query }) => broadcastQueries.countAudience(db, query, clock.now())),
  route(broadcastsApi.get, async ({ db, params }) => presentBroadcast(await getBroadcast(db, params.id))),
  route(broadcastsApi.create, (call) => createDraft(call, call.body)),
  route(broadcastsApi.change, (call) => changeDraft(call, call.params.id, call.body)),
  route(broadcastsApi.remove, (call) => removeDraft(call, call.params.id)),
  route(broadcastsApi.test, (call) => tryBroadcast(call, call.params.id)),
  route(broadcastsApi.send, (call) => sendBroadcast(call, call.params.id, call.body)),
  route(broadcastsApi.unschedule, (call) => unschedule(call, call.params.id)),
  route(broadcastsApi.pause, (call) => transition(call, call.params.id, 'pause')),
  route(broadcastsApi.resume, (call) => transition(call, call.params.id, 'resume')),
  route(broadcastsApi.stop, (call) => transition(call, call.params.id, 'stop')),
];

/** Only to the admin: notification and email as owners will see them, whatever the admin's email preferences. */
async function tryBroadcast(call: AdminCall, id: number): Promise<{ success: boolean }> {
  const { db, user, audit, visitor } = call;
  const { kind, texts: content, link } = await getBroadcast(db, id);
  const owner = await findMailOwner(db, user.id);
  const values = contentFor(content, owner?.language ?? visitor.locale);
  const notification = { userId: user.id, kind: 'broadcast', message: messages[kind], values, link } as const;
  await db.transaction(async (tx) => {
    await notify(call, tx, { ...notification, mail: false });
    if (owner) await addJob(tx, triedMailJob, notification);
    await audit(tx, { action: 'notifications.test', target: { kind: 'broadcast', id } });
  });
  return { success: true };
}
