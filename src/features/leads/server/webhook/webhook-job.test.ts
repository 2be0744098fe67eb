import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mailsTo } from '#features/accounts/server/testing/run-jobs.ts';
import { notificationsFeature } from '#features/notifications/server/index.ts';
import { endTrial } from '#features/profiles/server/testing/own-profiles.ts';
import { startTestJobs } from '#server-kit/testing/test-services.ts';
import { webhookLimits } from '../../domain.ts';
import { leadsJobs } from '../jobs.ts';
import { type LeadOwner, newLeadOwner, someLead, startLeadSite, submitLead, withFields } from '../testing/lead-site.ts';
import { type Receiver, sendWaiting, startReceiver } from '../testing/webhook-receiver.ts';

const path = '/api/leads/webhook';

let receiver: Receiver;
let owner: LeadOwner;
let secret: string;
const site = await startLeadSite();
beforeEach(async () => {
  receiver = await startReceiver();
  owner = await newLeadOwner(
    site,
    withFields([{ id: 'size', kind: 'text', label: { he: 'גודל', en: 'Size' }, isRequired: false }]),
  );
  ({ secret } = (await owner.send('PUT', path, { url: receiver.url })).body.webhook);
});
afterEach(async () => {
  vi.restoreAllMocks();
  site.setTime(undefined);
  await site.pool.query('delete from graphile_worker._private_jobs');
  await receiver.close();
});

const leave = (more?: Record<string, unknown>, of = owner) => submitLead(site, of, more);
const hook = async () => (await owner.send('GET', path)).body.webhook;
const fail = (status: number) => receiver.answer((_, answer) => void answer.writeHead(status).end());
const notificationsOf = async (of: LeadOwner) =>
  ((await of.send('GET', '/api/notifications')).body as { title: string; link: string; content: string }[]).filter(
    ({ title }) => title.includes('מערכת'),
  );

/** Verifies the signature of the first delivery and returns its time in seconds. */
function signedAt({ received: [delivery] }: Receiver, key: string): string | undefined {
  const [, time, sign] = /^t=(\d+),v1=(.+)$/.exec(String(delivery?.headers['negia-signature'])) ?? [];
  expect(sign).toBe(createHmac('sha256', key).update(`${time}.${delivery?.body}`).digest('hex'));
  return time;
}

/** Runs all attempts of all pending deliveries. */
async function sendToTheEnd(): Promise<number> {
  let tries = 0;
  for (;;) {
    const done = await sendWaiting(site);
    if (done.length === 0) return tries;
    tries += done.length;
  }
}

describe('a new lead', () => {
  test('is sent with all its values', async () => {
    const id = await leave({ name: 'רות', email: 'ruth@mail.example', message: 'שלום', fields: { size: '4' } });
    await sendWaiting(site);
    expect(receiver.received).toHaveLength(1);
    const [{ path: requestPath, headers, body } = { path: '', headers: {}, body: '' }] = receiver.received;
    expect(requestPath).toBe('/leads?key=1');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(body)).toEqual({
      event: 'lead.created',
      id,
      createdAt: (await owner.send('GET', `/api/leads/${id}`)).body.createdAt,
      profile: {
        id: owner.profile.id,
        name: expect.any(String),
        address: `http://localhost:3000/p/${owner.profile.slug}`,
      },
      lead: {
        name: 'רות',
        phone: '+972505550123',
        email: 'ruth@mail.example',
        message: 'שלום',
        fields: [{ label: expect.any(String), value: '4' }],
        source: 'direct',
        marketing: false,
      },
    });
    const last = { status: 204, error: null };
    expect(await hook()).toMatchObject({ last, deliveredAt: expect.any(String), failures: 0 });
  });

  test('is signed so that the receiver can verify it', async () => {
    await leave();
    await sendWaiting(site);
    expect(Math.abs(Number(signedAt(receiver, secret)) - Date.now() / 1_000)).toBeLessThan(60);
  });

  test('is not sent again as a duplicate, nor when it is or may be spam', async () => {
    const body = someLead();
    for (let count = 0; count < 2; count += 1) await site.send('POST', `/api/profiles/${owner.profile.id}/leads`, body);
    await leave({ website: 'https://spam.example' });
    await leave({ elapsed: 3 });
    expect(await sendWaiting(site)).toHaveLength(1);
    expect(receiver.received).toHaveLength(1);
  });

  test('is sent only to its own owner’s webhook', async () => {
    const other = await newLeadOwner(site);
    await leave({}, other);
    expect(await sendWaiting(site)).toEqual([]);
  });

  test('is sent by the job queue', async () => {
    await leave();
    await startTestJobs(site, [...leadsJobs, ...notificationsFeature.jobs]);
    await expect.poll(() => receiver.received.length, { interval: 10, timeout: 15_000 }).toBe(1);
  });

  test('has a null profile address once its profile is deleted permanently', async () => {
    const id = await leave();
    await site.pool.query('update leads set profile_id = null where id = $1', [id]);
    await sendWaiting(site);
    expect(JSON.parse(receiver.received[0]?.body ?? '').profile).toMatchObject({ id: null, address: null });
  });
});

describe('no webhook is sent', () => {
  test('when the plan has ended meanwhile', async () => {
    await leave();
    await endTrial(site, owner);
    await sendToTheEnd();
    expect(receiver.received).toEqual([]);
  });

  test('when the webhook was removed meanwhile', async () => {
    fail(500);
    await leave();
    await sendWaiting(site);
    await owner.send('DELETE', path);
    expect(await sendToTheEnd()).toBe(1);
    expect(receiver.received).toHaveLength(1);
  });

  test('when the lead was deleted meanwhile', async () => {
    const id = await leave();
    await owner.send('DELETE', `/api/leads/${id}`);
    await sendToTheEnd();
    expect(receiver.received).toEqual([]);
  });

  test('for a lead that was not stored', async () => {
    await site.pool.query(`alter table lead_webhooks rename to lead_webhooks_away`);
    const answer = await site.send('POST', `/api/profiles/${owner.profile.id}/leads`, someLead());
    await site.pool.query(`alter table lead_webhooks_away rename to lead_webhooks`);
    expect(answer.status).toBe(500);
    expect((await owner.send('GET', '/api/leads')).body).toEqual([]);
    expect(await sendWaiting(site)).toEqual([]);
  });
});

describe('a failed delivery', () => {
  const failures: [string, Parameters<Receiver['answer']>[0], object][] = [
    ['an error', (_, answer) => void answer.writeHead(500).end('x'.repeat(5_000)), { status: 500, error: 'status' }],
    ['a refusal', (_, answer) => void answer.writeHead(404).end(), { status: 404, error: 'status' }],
    [
      'a redirect',
      (_, answer) => void answer.writeHead(308, { location: '/x' }).end(),
      { status: 308, error: 'status' },
    ],
    ['a broken line', (request) => void request.socket.resetAndDestroy(), { status: null, error: 'connection' }],
  ];

  test.each(failures)('after %s is retried with the same delivery id', async (_, how, last) => {
    receiver.answer(how);
    const id = await leave();
    const startedAt = Date.now();
    await sendWaiting(site);
    expect(receiver.received).toHaveLength(1);
    expect(await hook()).toMatchObject({ last, deliveredAt: null, failures: 1 });
    receiver.answer((_request, answer) => void answer.writeHead(200).end());
    const [runAt] = await sendWaiting(site);
    expect(runAt?.getTime()).toBeGreaterThanOrEqual(startedAt + 9_000);
    const [first, second] = receiver.received;
    expect(second?.headers['negia-delivery']).toBe(first?.headers['negia-delivery']);
    expect(second?.body).toBe(first?.body);
    expect(JSON.parse(second?.body ?? '').id).toBe(id);
    expect(await hook()).toMatchObject({ last: { status: 200, error: null }, failures: 0 });
    expect(await sendWaiting(site)).toEqual([]);
  });

  test('after a timeout of ten seconds is retried', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementationOnce(() => {
      const silence = new AbortController();
      setTimeout(() => silence.abort(), 50);
      return silence.signal;
    });
    receiver.answer(() => undefined);
    await leave();
    await sendWaiting(site);
    expect(limit).toHaveBeenCalledWith(10_000);
    expect((await hook()).last).toMatchObject({ status: null, error: 'timeout' });
    const jobs = await site.rows(`select 1 from graphile_worker.jobs where task_identifier = 'lead-webhook'`);
    expect(jobs).toHaveLength(1);
  });

  test('is retried with the current secret and URL', async () => {
    fail(500);
    await leave();
    await sendWaiting(site);
    const next = await startReceiver();
    const changed = (await owner.send('PUT', path, { url: next.url, renewsSecret: true })).body.webhook;
    site.setTime(new Date(Date.now() + 60_000));
    await sendWaiting(site);
    signedAt(next, changed.secret);
    expect(receiver.received).toHaveLength(1);
  });

  test('is abandoned after eight attempts over hours', async () => {
    fail(503);
    await leave();
    const waits: number[] = [];
    const now = new Date();
    site.setTime(now);
    await sendWaiting(site);
    for (;;) {
      const [runAt] = await sendWaiting(site);
      if (!runAt) break;
      waits.push((runAt.getTime() - now.getTime()) / 1_000);
    }
    expect(waits).toEqual(webhookLimits.waits);
    expect(receiver.received).toHaveLength(8);
    expect(new Set(receiver.received.map(({ headers }) => headers['negia-delivery'])).size).toBe(1);
    expect(await hook()).toMatchObject({ failures: 8 });
    expect(site.logged.join('\n')).not.toContain(secret);
  });
});

describe('a webhook that fails repeatedly', () => {
  test('notifies the owner once a day, in the app and by email', async () => {
    await site.pool.query('update users set email_verified_at = now() where id = $1', [owner.id]);
    fail(500);
    await leave();
    await leave();
    await sendToTheEnd();
    const [notification, ...more] = await notificationsOf(owner);
    expect(more).toEqual([]);
    expect(notification).toMatchObject({
      link: '/leads',
      content: expect.stringContaining(new URL(receiver.url).host),
    });
    await leave();
    await sendToTheEnd();
    expect(await notificationsOf(owner)).toHaveLength(1);
    site.setTime(new Date(Date.now() + 25 * 3_600_000));
    await site.pool.query('update users set trial_ends_at = $2 where id = $1', [owner.id, new Date(Date.now() + 9e8)]);
    await leave();
    await sendToTheEnd();
    site.setTime(undefined);
    expect(await notificationsOf(owner)).toHaveLength(2);
    await startTestJobs(site, [...leadsJobs, ...notificationsFeature.jobs]);
    const mails = async () =>
      (await mailsTo(site, owner.person.email)).filter(({ headers }) => headers.get('subject')?.includes('מערכת'));
    await expect.poll(async () => (await mails()).length, { interval: 20, timeout: 15_000 }).toBe(2);
  });

  test('sends no notification after it recovers', async () => {
    fail(500);
    await leave();
    await sendWaiting(site);
    receiver.answer((_, answer) => void answer.writeHead(200).end());
    await sendToTheEnd();
    expect(await notificationsOf(owner)).toEqual([]);
  });
});

test('deliveries to one owner’s slow receiver run one at a time', async () => {
  const waiting: (() => void)[] = [];
  receiver.answer((_, answer) => void waiting.push(() => answer.writeHead(204).end()));
  const ids = [await leave(), await leave(), await leave()];
  const all = sendWaiting(site);
  await expect.poll(() => waiting.length, { interval: 10 }).toBe(1);
  // Any other delivery, now or later, gets an immediate response.
  receiver.answer((_, answer) => void answer.writeHead(204).end());
  waiting.pop()?.();
  await all;
  expect(await sendToTheEnd()).toBeGreaterThanOrEqual(2);
  expect(receiver.received.map(({ body }) => JSON.parse(body).id).sort()).toEqual(ids.sort());
});
