import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addUser } from '#features/accounts/server/testing/run-jobs.ts';
import { runAsJob } from '#server-kit/jobs/jobs.ts';
import { type Mail, MailError, type Mailer } from '#server-kit/mail/index.ts';
import { startTestApi } from '#server-kit/testing/test-api.ts';
import type { AdminMail, AdminMailDetail } from '../contract.ts';
import { resendMailJob } from './admin.ts';
import { sweepMailsJob } from './feature.ts';
import { countFailedMails, mailsFeature, recordMails } from './index.ts';
import { deleteMailsTo } from './queries.ts';

const api = await startTestApi({ features: [mailsFeature] });
const { db, clock, log } = api.services;
const userId = await addUser(api, { username: 'dana', display_name: 'Dana Cohen', email: 'dana@cards.example' });

const send = vi.fn<Mailer['send']>();
const unused = async () => undefined;
const recorder = { db, clock, log: { ...log, warn: vi.fn() } as unknown as typeof log };
const mailer = recordMails({ send, verify: unused, close: unused }, recorder);

beforeEach(async () => {
  api.setTime(undefined);
  api.signIn({ id: userId, role: 'admin' });
  send.mockReset().mockResolvedValue({ messageId: '<1@cards.example>' });
  await api.pool.query('delete from mails');
  await api.pool.query('delete from graphile_worker._private_jobs');
});

const lead: Mail = {
  to: 'dana@cards.example',
  template: 'lead',
  userId,
  subject: 'A lead from Ruth',
  text: 'Stop: https://cards.example/unsubscribe#token=1.lead.abc',
  html: '<html><head></head><body>Hello <a href="https://cards.example/unsubscribe#token=1.lead.abc">stop</a></body></html>',
  headers: { 'List-Unsubscribe': '<https://cards.example/api?token=1.lead.abc>' },
  unsubscribe: { kind: 'lead', token: '1.lead.abc' },
};
const reset: Mail = { to: 'dana@cards.example', template: 'account-reset', userId, subject: 'Reset', text: 'x' };

const list = async (query = ''): Promise<AdminMail[]> => (await api.send('GET', `/api/admin/mails${query}`)).body.rows;
const newest = async (): Promise<AdminMailDetail> =>
  (await api.send('GET', `/api/admin/mails/${(await list())[0]?.id}`)).body;
const contents = () => api.rows('select content::text from mail_contents');
const resend = (id: number) => api.send('POST', `/api/admin/mails/${id}/resend`, {}, { 'accept-language': 'en' });
const fail = (permanent: boolean) =>
  send.mockRejectedValueOnce(new MailError('550 no such user dana@cards.example', { permanent }));
const daysLater = (days: number) => api.setTime(new Date(Date.now() + days * 86_400_000));

describe('an email', () => {
  test('is recorded with whom it was sent to, which it was and what became of it', async () => {
    await mailer.send(lead);
    expect(await newest()).toEqual({
      id: expect.any(Number),
      to: 'dana@cards.example',
      template: 'lead',
      subject: 'A lead from Ruth',
      status: 'sent',
      attempts: 1,
      createdAt: expect.any(String),
      owner: { id: userId, displayName: 'Dana Cohen' },
      error: null,
      messageId: '<1@cards.example>',
      triedAt: expect.any(String),
      sentAt: expect.any(String),
      resentFrom: null,
      hasAttachments: false,
      isSecret: false,
      hasContent: true,
      refusal: null,
    });
  });

  test('that a server refuses for good has failed, with an error without addresses', async () => {
    fail(true);
    await expect(mailer.send(lead)).rejects.toThrow('550');
    expect(await newest()).toMatchObject({ status: 'failed', error: expect.stringContaining('550 no such user') });
    expect((await newest()).error).not.toContain('dana@');
    expect(await countFailedMails(db, new Date(0))).toBe(1);
  });

  test('that its job tries again stays one email, until it is sent', async () => {
    const job = { id: 77, isLastAttempt: false };
    fail(false);
    await expect(runAsJob(job, () => mailer.send(lead))).rejects.toThrow();
    expect(await newest()).toMatchObject({ status: 'waiting', attempts: 1, refusal: 'waiting' });
    await runAsJob(job, () => mailer.send({ ...lead, subject: 'Newer' }));
    const rows = await list();
    expect(rows).toMatchObject([{ status: 'sent', attempts: 2, subject: 'Newer' }]);
    await runAsJob({ id: 78, isLastAttempt: false }, () => mailer.send(lead));
    expect(await list()).toHaveLength(2);
  });

  test('has failed after the last attempt of its job, or without a job', async () => {
    fail(false);
    await expect(runAsJob({ id: 79, isLastAttempt: true }, () => mailer.send(lead))).rejects.toThrow();
    fail(false);
    await expect(mailer.send(lead)).rejects.toThrow();
    expect((await list()).map(({ status }) => status)).toEqual(['failed', 'failed']);
  });

  test('is sent once, and its failure passed on, where no record can be written', async () => {
    await api.pool.query('alter table mails rename to mails_away');
    await mailer.send(lead);
    expect(send).toHaveBeenCalledTimes(1);
    fail(true);
    await expect(mailer.send(lead)).rejects.toThrow('550');
    await api.pool.query('alter table mails_away rename to mails');
    expect(await list()).toEqual([]);
  });

  test('is sent once where its result cannot be recorded', async () => {
    send.mockImplementationOnce(async () => {
      await api.pool.query('alter table mails rename to mails_away');
      return { messageId: '<2@cards.example>' };
    });
    expect(await mailer.send(lead)).toEqual({ messageId: '<2@cards.example>' });
    await api.pool.query('alter table mails_away rename to mails');
    expect(send).toHaveBeenCalledTimes(1);
    expect(await list()).toMatchObject([{ status: 'waiting' }]);
  });

  test('with characters that the database refuses is recorded without them', async () => {
    await mailer.send({ ...lead, subject: 'a\0b', text: 'c\0d' });
    expect(await newest()).toMatchObject({ subject: 'ab', hasContent: true });
  });
});

describe('the content', () => {
  test('is kept without the token of the unsubscribe link', async () => {
    await mailer.send(lead);
    const [{ content }] = await contents();
    expect(content).toContain('Hello');
    expect(content).not.toContain('1.lead.abc');
  });

  test.each([
    ['that holds a secret', reset],
    ['of an email without a name', { ...reset, template: undefined } as unknown as Mail],
    ['of an email with a name that nobody declared', { ...reset, template: 'new-one' } as unknown as Mail],
  ])('%s is not kept', async (_, mail) => {
    await mailer.send(mail);
    expect(await contents()).toEqual([]);
    const { id, isSecret, hasContent, refusal } = await newest();
    expect([isSecret, hasContent, refusal]).toEqual([true, false, 'secret']);
    const answer = await resend(id);
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('personal link')]);
    expect((await api.send('GET', `/api/admin/mails/${id}/page`)).status).toBe(404);
  });

  test('is shown in a frame of ours only, without scripts, and with links that open nothing', async () => {
    await mailer.send(lead);
    const { id } = await newest();
    const { headers, body } = await api.send('GET', `/api/admin/mails/${id}/page`);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'; sandbox",
    );
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-disposition')).toMatch(/^inline/);
    expect(body).toContain('<base target="_blank">');
  });

  test('of an email without HTML is its text', async () => {
    const { html: _, ...plain } = lead;
    await mailer.send({ ...plain, text: 'a < b' });
    const { id } = await newest();
    expect((await api.send('GET', `/api/admin/mails/${id}/page`)).body).toContain('a &lt; b');
  });
});

describe('the list', () => {
  test('is filtered by status and name, and searched by address and subject', async () => {
    await mailer.send(lead);
    await mailer.send({ ...reset, to: 'Ruth@cards.example' });
    fail(true);
    await mailer.send({ ...lead, template: 'cardsShipped', subject: '\u2068הכרטיסים\u2069 נשלחו' }).catch(unused);
    const found = async (query: string) => (await list(query)).map(({ template }) => template);
    expect(await found('')).toEqual(['cardsShipped', 'account-reset', 'lead']);
    expect(await found('?direction=asc')).toEqual(['lead', 'account-reset', 'cardsShipped']);
    expect(await found('?status=failed')).toEqual(['cardsShipped']);
    expect(await found('?template=lead')).toEqual(['lead']);
    expect(await found('?q=ruth@cards.example')).toEqual(['account-reset']);
    expect(await found(`?q=${encodeURIComponent('כרטיסים')}`)).toEqual([]);
    expect(await found(`?q=${encodeURIComponent('הכרטי')}`)).toEqual(['cardsShipped']);
    expect(await found('?q=lead')).toEqual(['lead']);
    expect(await found('?q=dana')).toEqual(['cardsShipped', 'lead']);
    expect(await found('?q=%25')).toEqual([]);
    expect((await api.send('GET', '/api/admin/mails?template=nothing')).status).toBe(400);
  });

  test.each([
    ['support', 200],
    ['viewer', 200],
    ['workshop', 403],
    ['finance', 403],
  ] as const)('answers %s with %i', async (staffRole, status) => {
    api.signIn({ id: userId, role: 'admin', staffRole });
    expect((await api.send('GET', '/api/admin/mails')).status).toBe(status);
  });
});

describe('sending again', () => {
  const work = (id: number) => resendMailJob.work({ ...api.services, mailer }, { id });

  test('makes a new email to the same address, with a new unsubscribe link, and is audited', async () => {
    await mailer.send(lead);
    const first = await newest();
    api.signIn({ id: userId, role: 'admin', staffRole: 'support' });
    const { status, body } = await resend(first.id);
    expect(status).toBe(200);
    expect(await newest()).toMatchObject({ id: body.id, status: 'waiting', attempts: 0, resentFrom: first.id });
    await work(body.id);
    const [sent] = send.mock.calls.at(-1) ?? [];
    expect(sent).toMatchObject({ to: lead.to, subject: lead.subject });
    expect(sent?.html).toMatch(new RegExp(`#token=${userId}\\.lead\\.[\\w-]{43}"`));
    expect(sent?.headers?.['List-Unsubscribe']).toMatch(/token=\d+\.lead\.[\w-]{43}>$/);
    expect(sent).not.toHaveProperty('unsubscribeKind');
    expect(await list()).toMatchObject([
      { id: body.id, status: 'sent', attempts: 1 },
      { id: first.id, attempts: 1 },
    ]);
    expect(await api.rows(`select action, target_id, after from audit_log where action like 'mails.%'`)).toEqual([
      { action: 'mails.resend', target_id: String(first.id), after: { mail: body.id } },
    ]);
  });

  test('happens once, however often its job runs', async () => {
    await mailer.send(lead);
    const { body } = await resend((await newest()).id);
    await work(body.id);
    await work(body.id);
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('is refused while one is on its way', async () => {
    await mailer.send(lead);
    const { id } = await newest();
    const statuses = (await Promise.all([resend(id), resend(id)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    expect(await api.rows('select 1 from graphile_worker.jobs')).toHaveLength(1);
  });

  test.each([
    ['a broadcast', { ...lead, template: 'broadcast' } as const, 'agree to it'],
    [
      'an email with a file',
      { ...lead, attachments: [{ name: 'a.pdf', type: 'application/pdf', bytes: Buffer.from('a') }] },
      'invoices page',
    ],
  ])('is refused for %s', async (_, mail, reason) => {
    await mailer.send(mail);
    expect((await resend((await newest()).id)).body.message).toContain(reason);
  });

  test('is refused after the content was deleted, and for an email that is not there', async () => {
    await mailer.send(lead);
    await api.pool.query('delete from mail_contents');
    expect((await resend((await newest()).id)).body.message).toContain('30 days');
    expect((await resend(2_000_000_000)).status).toBe(404);
  });

  test('that fails is shown as its own email', async () => {
    await mailer.send(lead);
    const { body } = await resend((await newest()).id);
    fail(true);
    await work(body.id);
    expect(await newest()).toMatchObject({ id: body.id, status: 'failed', error: expect.stringContaining('550') });
  });
});

describe('what is old', () => {
  const sweep = () => sweepMailsJob.work(api.services, {});

  test('loses its content after a month, and is deleted after a year', async () => {
    await mailer.send(lead);
    daysLater(29);
    await sweep();
    expect(await contents()).toHaveLength(1);
    daysLater(31);
    await sweep();
    expect(await newest()).toMatchObject({ hasContent: false, refusal: 'expired' });
    daysLater(366);
    await sweep();
    expect(await list()).toEqual([]);
  });

  test('is deleted in batches', async () => {
    await api.pool.query(
      `insert into mails ("to", subject, status, created_at, tried_at)
       select 'a@cards.example', '', 'sent', now() - interval '2 years', now() from generate_series(1, 1001)`,
    );
    await sweep();
    expect(await list()).toEqual([]);
  });

  test('and was not tried for a day has failed', async () => {
    fail(false);
    await runAsJob({ id: 90, isLastAttempt: false }, () => mailer.send(lead)).catch(unused);
    await sweep();
    expect(await newest()).toMatchObject({ status: 'waiting' });
    daysLater(1.1);
    await sweep();
    expect(await newest()).toMatchObject({ status: 'failed', error: expect.stringContaining('550') });
  });
});

test('a deleted account takes along its emails, and those to its address', async () => {
  const id = await addUser(api, { username: 'gone', email: 'Gone@cards.example' });
  const { template: _, userId: __, ...unknown } = lead;
  await mailer.send({ ...lead, userId: id, to: 'former@cards.example' });
  await mailer.send({ ...unknown, to: 'gone@cards.example' });
  await mailer.send(lead);
  await deleteMailsTo(db, [id]);
  expect(await list()).toMatchObject([{ to: 'dana@cards.example' }]);
  expect(await contents()).toHaveLength(1);
});
