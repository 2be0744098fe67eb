import { addJob } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import { delivery, deliveryKey } from './events.ts';
import { countTry, type EventRow, findEvent, listUndelivered, markDelivered } from './queries.ts';
import { signatureHeader, signBody } from './signature.ts';
import { isTriggered, readSwitches, type Switches } from './switches.ts';
import type { BankEventBody } from './table.ts';

/** About a day and a half, the pauses doubling up to two hours. */
const maxTries = 24;
const maxPause = 2 * 3_600_000;
const answerMilliseconds = 10_000;

/** An event is sent until the shop says that it heard. */
export async function deliverEvent(services: Services, id: string): Promise<void> {
  const event = await findEvent(services.db, id);
  if (!event || event.deliveredAt) return;
  const switches = await readSwitches(services.db);
  if (!isTriggered(switches, 'reorderedEvents')) return deliverOne(services, event, switches);
  for (const one of await listUndelivered(services.db, event.paymentRef)) await deliverOne(services, one, switches);
}

async function deliverOne(services: Services, { id, body }: EventRow, switches: Switches): Promise<void> {
  const { db, clock } = services;
  if (isTriggered(switches, 'forgedEvents')) await sendForged(services, body);
  const isDelivered = await send(services, body);
  if (isDelivered && isTriggered(switches, 'doubleEvents')) await send(services, body);
  if (isDelivered) return markDelivered(db, id, clock.now());
  await tryLater(services, id);
}

/** Not by failing the job: a shop that is down for a moment is nothing that anybody must read about. */
async function tryLater({ db, log }: Services, id: string): Promise<void> {
  const tries = await countTry(db, id);
  if (tries >= maxTries) return log.warn({ event: id, tries }, 'the sandbox bank stops telling of an event');
  const pause = Math.min(1_000 * 2 ** tries, maxPause);
  await addJob(db, delivery, { event: id }, { key: deliveryKey(id), runAt: new Date(Date.now() + pause) });
}

async function send({ config, clock }: Services, event: BankEventBody): Promise<boolean> {
  const body = JSON.stringify(event);
  return post(config.publicUrl, body, await signBody(config.dataDir, body, clock.now()));
}

/** Somebody who knows everything but the secret; a shop that believes it has a hole. */
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
