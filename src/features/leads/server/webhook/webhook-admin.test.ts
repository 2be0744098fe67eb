import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newAdmin } from '#features/profiles/server/testing/new-admin.ts';
import { endTrial } from '#features/profiles/server/testing/own-profiles.ts';
import type { WebhookDelivery } from '../../webhook-admin-contract.ts';
import { type LeadOwner, newLeadOwner, startLeadSite, submitLead } from '../testing/lead-site.ts';
import { type Receiver, sendWaiting, startReceiver } from '../testing/webhook-receiver.ts';
import { countFailedDeliveries } from './delivery-queries.ts';
import { sweepDeliveriesJob } from './webhook-admin.ts';

const site = await startLeadSite();
const admin = await newAdmin(site);
const path = '/api/admin/webhook-deliveries';

let receiver: Receiver;
let owner: LeadOwner;
beforeEach(async () => {
  receiver = await startReceiver();
  owner = await newLeadOwner(site);
  await site.pool.query('delete from lead_webhook_deliveries');
  await owner.send('PUT', '/api/leads/webhook', { url: receiver.url });
});
afterEach(async () => {
  site.setTime(undefined);
  await site.pool.query('delete from graphile_worker._private_jobs');
  await receiver.close();
});

const list = async (query = ''): Promise<WebhookDelivery[]> => (await admin.send('GET', `${path}${query}`)).body.rows;
const retry = (id: number | undefined) => admin.send('PUT', `${path}/${id}/retry`, {}, { 'accept-language': 'en' });
const answerWith = (status: number) => receiver.answer((_, answer) => void answer.writeHead(status).end());

async function failForGood(): Promise<WebhookDelivery | undefined> {
  answerWith(500);
  await submitLead(site, owner, { name: 'Ruth Hidden' });
  while ((await sendWaiting(site)).length > 0);
  return (await list())[0];
}

describe('the log of deliveries', () => {
  test('follows a delivery from its lead to its receiver, without the lead or the address', async () => {
    await submitLead(site, owner, { name: 'Ruth Hidden' });
    const { host } = new URL(receiver.url);
    expect(await list()).toEqual([
      {
        id: expect.any(Number),
        owner: { id: owner.id, displayName: expect.any(String) },
        host,
        state: 'waiting',
        attempts: 0,
        status: null,
        error: null,
        createdAt: expect.any(String),
        triedAt: null,
        nextAt: expect.any(String),
        hasLead: true,
      },
    ]);
    answerWith(503);
    await sendWaiting(site);
    expect(await list()).toMatchObject([{ state: 'waiting', attempts: 1, status: 503, error: 'status' }]);
    answerWith(204);
    await sendWaiting(site);
    expect(await list()).toMatchObject([{ state: 'delivered', attempts: 2, status: 204, error: null, nextAt: null }]);
    expect(JSON.stringify(await list())).not.toMatch(/Ruth|key=1/);
  });

  test('has failed after the last attempt, and counts for a day', async () => {
    expect(await failForGood()).toMatchObject({ state: 'failed', attempts: 8, nextAt: null });
    expect(await countFailedDeliveries(site.services.db, new Date(Date.now() - 60_000))).toBe(1);
    expect(await countFailedDeliveries(site.services.db, new Date(Date.now() + 60_000))).toBe(0);
  });

  test('drops what nobody needs any more', async () => {
    await submitLead(site, owner);
    await owner.send('DELETE', '/api/leads/webhook');
    await sendWaiting(site);
    expect(await list()).toMatchObject([{ state: 'dropped', attempts: 0, nextAt: null }]);
  });

  test('adds the row of a job that an older release made', async () => {
    await submitLead(site, owner);
    await site.pool.query('delete from lead_webhook_deliveries');
    await sendWaiting(site);
    expect(await list()).toMatchObject([{ state: 'delivered', attempts: 1 }]);
  });

  test('is filtered by state, and searched by owner and host', async () => {
    await submitLead(site, owner);
    const other = await newLeadOwner(site);
    await other.send('PUT', '/api/leads/webhook', { url: 'http://localhost:1/' });
    await submitLead(site, other);
    expect(await list()).toHaveLength(2);
    expect(await list('?q=localhost:1')).toMatchObject([{ owner: { id: other.id } }]);
    expect(await list(`?q=${encodeURIComponent(owner.person.email)}`)).toMatchObject([{ owner: { id: owner.id } }]);
    expect(await list('?q=nobody-at-all')).toEqual([]);
    expect([await list('?state=failed'), (await list('?state=waiting')).length]).toEqual([[], 2]);
  });

  test('is for staff only, and forgets after three months', async () => {
    expect((await owner.send('GET', path)).status).toBe(403);
    await submitLead(site, owner);
    site.setTime(new Date(Date.now() + 89 * 86_400_000));
    await sweepDeliveriesJob.work(site.services, {});
    expect(await site.rows('select 1 from lead_webhook_deliveries')).toHaveLength(1);
    site.setTime(new Date(Date.now() + 91 * 86_400_000));
    await sweepDeliveriesJob.work(site.services, {});
    expect(await site.rows('select 1 from lead_webhook_deliveries')).toEqual([]);
  });
});

describe('sending on again', () => {
  test('uses the same delivery ID, and is audited', async () => {
    const failed = await failForGood();
    answerWith(204);
    expect((await retry(failed?.id)).status).toBe(200);
    expect(await list()).toMatchObject([{ state: 'waiting', nextAt: expect.any(String) }]);
    await sendWaiting(site);
    expect(await list()).toMatchObject([{ id: failed?.id, state: 'delivered', attempts: 9 }]);
    expect(new Set(receiver.received.map(({ headers }) => headers['negia-delivery'])).size).toBe(1);
    const entries = await site.rows(`select target_id, after from audit_log where action = 'webhooks.retry'`);
    expect(entries).toEqual([{ target_id: String(owner.id), after: { host: new URL(receiver.url).host } }]);
  });

  test('happens once for two admins, and not for one that arrived', async () => {
    const failed = await failForGood();
    const answers = await Promise.all([retry(failed?.id), retry(failed?.id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    answerWith(204);
    expect(await sendWaiting(site)).toHaveLength(1);
    expect((await retry(failed?.id)).body.message).toContain('has arrived');
    expect((await retry(2_000_000_000)).status).toBe(404);
  });

  test.each([
    ['its lead', 'was deleted', () => site.pool.query('delete from leads where owner_id = $1', [owner.id])],
    ['the webhook', 'removed the address', () => owner.send('DELETE', '/api/leads/webhook')],
    ['the plan', 'no longer includes', () => endTrial(site, owner)],
  ])('is refused when %s is gone', async (_, reason, remove) => {
    const failed = await failForGood();
    await remove();
    const answer = await retry(failed?.id);
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining(reason)]);
    expect(await sendWaiting(site)).toEqual([]);
  });
});
