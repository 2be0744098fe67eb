import { beforeEach, describe, expect, test } from 'vitest';
import { endTrial, statusAndCode } from '#features/profiles/server/testing/own-profiles.ts';
import { leadWebhookExport } from '../index.ts';
import { type LeadOwner, newLeadOwner, startLeadSite } from '../testing/lead-site.ts';
import { startReceiver } from '../testing/webhook-receiver.ts';

const path = '/api/leads/webhook';
const url = 'https://hook.example/in';

let owner: LeadOwner;
const site = await startLeadSite();
const receiver = await startReceiver();
beforeEach(async () => {
  owner = await newLeadOwner(site);
});

const saved = async (of: LeadOwner, body: object) => (await of.send('PUT', path, body)).body.webhook;

describe('an owner', () => {
  test('has no webhook at first', async () => {
    expect(await owner.send('GET', path)).toMatchObject({ status: 200, body: { isAllowed: true, webhook: null } });
  });

  test('sets a URL and receives a secret', async () => {
    const webhook = await saved(owner, { url: '  https://hook.example/in#part ' });
    expect(webhook).toMatchObject({ url, deliveredAt: null, last: null, failures: 0 });
    expect(webhook.secret).toMatch(/^negia_[\w-]{43}$/);
    expect((await owner.send('GET', path)).body).toEqual({ isAllowed: true, webhook });
  });

  test('has an encrypted secret, and can renew it when its key is missing', async () => {
    const { secret } = await saved(owner, { url });
    const stored = async () =>
      (await site.row('select secret from lead_webhooks where user_id = $1', [owner.id])).secret;
    expect(await stored()).toMatch(/^enc1\.[\da-f]{8}\.[\w-]+$/);
    expect(await stored()).not.toContain(secret);
    await site.pool.query(`update lead_webhooks set secret = 'enc1.00000000.AAAA' where user_id = $1`, [owner.id]);
    expect((await owner.send('GET', path)).body.webhook).toMatchObject({ url, secret: null });
    const tried = await owner.send('POST', `${path}/test`);
    expect(tried.body.webhook.last).toMatchObject({ error: 'secret', status: null });
    expect((await saved(owner, { url, renewsSecret: true })).secret).toMatch(/^negia_/);
  });

  test('retains the secret for another URL until it is renewed', async () => {
    const { secret } = await saved(owner, { url });
    const other = 'https://other.example/';
    expect(await saved(owner, { url: other })).toMatchObject({ url: other, secret });
    const renewed = await saved(owner, { url: other, renewsSecret: true });
    expect(renewed.secret).toMatch(/^negia_/);
    expect(renewed.secret).not.toBe(secret);
    const both = await saved(owner, { url, renewsSecret: true });
    expect([secret, renewed.secret]).not.toContain(both.secret);
  });

  test('does not see the deliveries of the previous URL', async () => {
    await saved(owner, { url: receiver.url });
    await owner.send('POST', `${path}/test`);
    expect(await saved(owner, { url: receiver.url })).toMatchObject({ last: { status: 204 } });
    expect(await saved(owner, { url })).toMatchObject({ last: null, deliveredAt: null });
  });

  test('has one webhook after concurrent requests', async () => {
    const urls = Array.from({ length: 8 }, (_, index) => `https://hook-${index}.example/`);
    const answers = await Promise.all(urls.map((one) => owner.send('PUT', path, { url: one })));
    expect(answers.map(({ status }) => status)).toEqual(urls.map(() => 200));
    const secrets = answers.map(({ body }) => body.webhook.secret);
    expect(new Set(secrets).size).toBe(1);
    expect(urls).toContain((await owner.send('GET', path)).body.webhook.url);
  });

  test('removes the webhook, also repeatedly', async () => {
    await saved(owner, { url });
    expect((await owner.send('DELETE', path)).status).toBe(204);
    expect((await owner.send('DELETE', path)).status).toBe(204);
    expect((await owner.send('GET', path)).body.webhook).toBeNull();
  });

  test('cannot access another user’s webhook', async () => {
    const other = await newLeadOwner(site);
    await saved(owner, { url });
    expect((await other.send('GET', path)).body.webhook).toBeNull();
    expect(statusAndCode(await other.send('POST', `${path}/test`))).toEqual([404, 'not_found']);
    await other.send('DELETE', path);
    expect((await owner.send('GET', path)).body.webhook.url).toBe(url);
  });

  test('exports the URL without the secret', async () => {
    const { secret } = await saved(owner, { url });
    const exported = await leadWebhookExport.read(site.services.db, owner.id);
    expect(exported).toMatchObject({ url, createdAt: expect.any(Date) });
    expect(JSON.stringify(exported)).not.toContain(secret);
    const other = await newLeadOwner(site);
    expect(await leadWebhookExport.read(site.services.db, other.id)).toBeNull();
  });

  test('deleting the account also deletes the webhook', async () => {
    await saved(owner, { url });
    await site.pool.query('delete from users where id = $1', [owner.id]);
    expect(await site.rows('select 1 from lead_webhooks where user_id = $1', [owner.id])).toEqual([]);
  });
});

test.each([
  {},
  { url: '' },
  { url: 7 },
  { url: 'hook.example' },
  { url: 'http://hook.example/' },
  { url: 'https://10.0.0.1/' },
  { url: 'https://169.254.169.254/latest' },
  { url: 'https://dana:word@hook.example/' },
  { url: 'https://hook.example:25/' },
  { url: `https://hook.example/${'x'.repeat(2_000)}` },
])('an invalid URL returns 400: %j', async (body) => {
  const answer = await owner.send('PUT', path, body);
  expect(statusAndCode(answer)).toEqual([400, 'invalid_input']);
  expect(Object.keys(answer.body.fields)).toEqual(['url']);
  expect((await owner.send('GET', path)).body.webhook).toBeNull();
});

describe('without the plan', () => {
  test('setting and testing return 402 with the reason', async () => {
    await endTrial(site, owner);
    for (const answer of [await owner.send('PUT', path, { url }), await owner.send('POST', `${path}/test`)]) {
      expect(statusAndCode(answer)).toEqual([402, 'payment_required']);
      expect(answer.body.message).toContain('למערכות שלכם');
    }
    expect((await owner.send('GET', path)).body).toEqual({ isAllowed: false, webhook: null });
  });

  test('an existing webhook is visible and can be removed', async () => {
    await saved(owner, { url });
    await endTrial(site, owner);
    expect((await owner.send('GET', path)).body).toMatchObject({ isAllowed: false, webhook: { url } });
    expect((await owner.send('DELETE', path)).status).toBe(204);
    expect((await owner.send('GET', path)).body.webhook).toBeNull();
  });
});

describe('a test delivery', () => {
  test('sends an example and reports success', async () => {
    await saved(owner, { url: receiver.url });
    receiver.received.length = 0;
    const { status, body } = await owner.send('POST', `${path}/test`);
    expect([status, body.webhook.last]).toMatchObject([200, { status: 204, error: null }]);
    expect(body.webhook.deliveredAt).toBe(body.webhook.last.at);
    const [received] = receiver.received;
    expect(JSON.parse(received?.body ?? '')).toMatchObject({ event: 'lead.test', lead: { name: expect.any(String) } });
    expect(received?.headers['negia-signature']).toMatch(/^t=\d{10},v1=[\da-f]{64}$/);
  });

  test('reports the reason of a failure and is not retried', async () => {
    receiver.answer((_, answer) => void answer.writeHead(302, { location: '/elsewhere' }).end());
    await saved(owner, { url: receiver.url });
    receiver.received.length = 0;
    const { body } = await owner.send('POST', `${path}/test`);
    expect(body.webhook).toMatchObject({ last: { status: 302, error: 'status' }, deliveredAt: null, failures: 1 });
    expect(receiver.received).toHaveLength(1);
    await saved(owner, { url: 'http://127.0.0.1:1/' });
    const { last } = (await owner.send('POST', `${path}/test`)).body.webhook;
    expect(last).toMatchObject({ status: null, error: 'connection' });
  });
});

test('test deliveries are limited to five a minute', async () => {
  const strict = await startLeadSite({ RATE_LIMITS: 'on' });
  const hasty = await newLeadOwner(strict);
  await hasty.send('PUT', path, { url: receiver.url });
  const answers = await Promise.all(Array.from({ length: 7 }, () => hasty.send('POST', `${path}/test`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429]);
});

test('in production, local addresses are never called, by IP or by name', async () => {
  const real = await startLeadSite({ NODE_ENV: 'production' });
  const careful = await newLeadOwner(real);
  const { port } = new URL(receiver.url);
  for (const one of [receiver.url, `https://127.0.0.1:${port}/`, `https://localhost:${port}/`, 'https://[::1]/'])
    expect((await careful.send('PUT', path, { url: one })).status).toBe(400);
  await careful.send('PUT', path, { url });
  receiver.received.length = 0;
  for (const one of [receiver.url, `https://localhost:${port}/`, `https://127.0.0.1:${port}/`]) {
    await real.pool.query('update lead_webhooks set url = $1', [one]);
    expect((await careful.send('POST', `${path}/test`)).body.webhook.last.error).toBe('address');
  }
  expect(receiver.received).toEqual([]);
});
