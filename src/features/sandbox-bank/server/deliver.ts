import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { AppError } from '#base/app-error.ts';
import type { Db } from '#server-kit/db/database.ts';
import { addJob } from '#server-kit/jobs/jobs.ts';
import { secret } from '#server-kit/secrets/secret.ts';
import { knownSecret } from '#server-kit/secrets/secrets.ts';
import type { Services } from '#server-kit/services/services.ts';
import { newName } from './bank-shapes.ts';
import * as queries from './queries.ts';
import { isTriggered, readSwitches, type Switches } from './switches.ts';
import type { BankEventBody } from './table.ts';

/** The job's name and payload; its handler is in the list of jobs. */
export const delivery = { name: 'sandbox-bank.deliver', payload: z.object({ event: z.string() }) };

export const deliveryKey = (eventId: string): string => `sandbox-bank.deliver:${eventId}`;

const lateMilliseconds = 5_000;

/** Written in the transaction of the change it reports: neither exists without the other. The demo has no receiver. */
export async function publishToShop(
  tx: Db,
  payment: queries.PaymentRow,
  type: BankEventBody['type'],
  { amount = payment.amount, now, switches }: { amount?: number; now: Date; switches: Switches },
): Promise<void> {
  if (payment.merchant !== 'shop') return;
  const { ref, currency } = payment;
  const id = newName('event');
  const body = { id, type, payment: ref, amount, currency, createdAt: now.toISOString() };
  await queries.insertEvent(tx, { id, paymentRef: ref, body, createdAt: now });
  const isDelayed = isTriggered(switches, 'lateEvents') || isTriggered(switches, 'reorderedEvents');
  await addJob(
    tx,
    delivery,
    { event: id },
    // Uses the system clock, as the queue does.
    { key: deliveryKey(id), ...(isDelayed && { runAt: new Date(Date.now() + lateMilliseconds) }) },
  );
}

export const signatureHeader = 'bank-signature';
const secretName = 'sandbox-bank';
const toleranceSeconds = 300;

const unix = (now: Date): number => Math.floor(now.getTime() / 1000);

const macOf = (key: string, time: string, body: string | Buffer): Buffer =>
  createHmac('sha256', key).update(`${time}.`).update(body).digest();

/** The timestamp is signed too, which prevents replay attacks. */
export async function signBody(dataDir: string, body: string, now: Date): Promise<string> {
  const key = await secret(dataDir, secretName);
  return `t=${unix(now)},v1=${macOf(key, String(unix(now)), body).toString('hex')}`;
}

/** Verifies the raw bytes: parsed and serialized again they would not match the signature. */
export function readSigned(
  dataDir: string,
  bytes: Buffer,
  headers: Readonly<Record<string, string | undefined>>,
  now: Date,
): BankEventBody {
  const [, time = '', mac = ''] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(headers[signatureHeader] ?? '') ?? [];
  const key = knownSecret(dataDir, secretName);
  const isSigned = key && mac && timingSafeEqual(macOf(key, time, bytes), Buffer.from(mac, 'hex'));
  if (!isSigned || Math.abs(unix(now) - Number(time)) > toleranceSeconds) throw new AppError('forbidden');
  return JSON.parse(bytes.toString('utf8')) as BankEventBody;
}

/** About a day and a half, with pauses doubling up to two hours. */
const maxTries = 24;
const maxPause = 2 * 3_600_000;
const answerMilliseconds = 10_000;

/** Sends an event until the shop acknowledges it. */
export async function deliverEvent(services: Services, id: string): Promise<void> {
  const event = await queries.findEvent(services.db, id);
  if (!event || event.deliveredAt) return;
  const switches = await readSwitches(services.db);
  if (!isTriggered(switches, 'reorderedEvents')) return deliverOne(services, event, switches);
  for (const one of await queries.listUndelivered(services.db, event.paymentRef))
    await deliverOne(services, one, switches);
}

async function deliverOne(services: Services, { id, body }: queries.EventRow, switches: Switches): Promise<void> {
  const { db, clock } = services;
  if (isTriggered(switches, 'forgedEvents')) await sendForged(services, body);
  const isDelivered = await send(services, body);
  if (isDelivered && isTriggered(switches, 'doubleEvents')) await send(services, body);
  if (isDelivered) return queries.markDelivered(db, id, clock.now());
  await tryLater(services, id);
}

/** Reschedules instead of failing the job, because a brief outage of the shop should not be logged as an error. */
async function tryLater({ db, log }: Services, id: string): Promise<void> {
  const tries = await queries.countTry(db, id);
  if (tries >= maxTries) return log.warn({ event: id, tries }, 'sandbox bank stopped delivering an event');
  const pause = Math.min(1_000 * 2 ** tries, maxPause);
  await addJob(db, delivery, { event: id }, { key: deliveryKey(id), runAt: new Date(Date.now() + pause) });
}

async function send({ config, clock }: Services, event: BankEventBody): Promise<boolean> {
  const body = JSON.stringify(event);
  return post(config.publicUrl, body, await signBody(config.dataDir, body, clock.now()));
}

/** Simulates an attacker who knows everything but the secret; a shop that accepts the event is vulnerable. */
async function sendForged({ config, clock, log }: Services, event: BankEventBody): Promise<void> {
  const body = JSON.stringify({ ...event, id: `${event.id}f`, type: 'payment.paid' });
  const signature = `t=${Math.floor(clock.now().getTime() / 1000)},v1=${'0'.repeat(64)}`;
  if (await post(config.publicUrl, body, signature)) log.error({ event: event.id }, 'the shop took a forged event');
}

const post = (shop: string, body: string, signature: string): Promise<boolean> =>
  fetch(`${shop}/api/payments/webhook/sandbox`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [signatureHeader]: signature },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(answerMilliseconds),
  }).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.ok;
    },
    () => false,
  );
