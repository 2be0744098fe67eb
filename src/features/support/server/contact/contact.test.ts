import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mailsTo } from '#features/accounts/server/testing/run-jobs.ts';
import type { TestAnswer } from '#server-kit/testing/test-api.ts';
import { contactTopics } from '../../domain.ts';
import { doJobs, newMember, newTrier, newVisitor, startSupport, sweep } from '../testing/support-kit.ts';

const api = await startSupport();
const admin = await newMember(api, 'admin');
beforeEach(async () => {
  await api.pool.query('delete from contact_messages');
  await api.pool.query('delete from graphile_worker._private_jobs');
});
afterEach(() => api.setTime(undefined));

const someone = { name: 'רות לוי', email: 'ruth@cards.example', topic: 'payments', message: 'שלום\nאיך משלמים?' };
const verdict = ({ status, body }: TestAnswer) => [status, body?.code];
const write = async (body: object, headers: Record<string, string> = {}) =>
  (await newVisitor(api)).send('POST', '/api/contact', body, headers);
const savedMessages = () => api.rows('select * from contact_messages order by id');
const mails = () => mailsTo(api, admin.person.email);

describe('a visitor’s message', () => {
  test('is stored and emailed to every admin with the visitor as reply-to', async () => {
    const other = await newMember(api, 'admin');
    await api.pool.query(`update users set language = 'en' where id = $1`, [other.id]);
    const before = (await mails()).length;
    const answer = await write(someone, { 'accept-language': 'en' });
    expect([answer.status, answer.body]).toEqual([201, { kind: 'mail' }]);
    expect(await savedMessages()).toMatchObject([{ ...someone, language: 'en' }]);
    await doJobs(api);
    const [mail, ...more] = (await mails()).slice(before);
    expect(more).toEqual([]);
    expect(mail?.headers.get('subject')).toBe('הודעה מעמוד יצירת הקשר: תשלומים, חשבוניות ומנוי');
    expect(mail?.headers.get('reply-to')).toBe('רות לוי <ruth@cards.example>');
    expect(mail?.text.replaceAll('\r\n', '\n')).toMatch(/\n\nרות לוי\nruth@cards\.example\n\nשלום\n+איך משלמים\?/);
    const [english] = await mailsTo(api, other.person.email);
    expect(english?.headers.get('subject')).toBe(
      'A message from the contact page: Payments, invoices and subscription',
    );
    await api.pool.query(`update users set role = 'user' where id = $1`, [other.id]);
  });

  test('sends no email to the address entered', async () => {
    await write({ ...someone, email: 'victim@cards.example' });
    await doJobs(api);
    expect(await mailsTo(api, 'victim@cards.example')).toEqual([]);
  });

  test('cannot inject email headers', async () => {
    const before = (await mails()).length;
    const name = 'Ruth\r\nBcc: all@evil.example\r\n\r\nbody';
    expect((await write({ ...someone, name })).status).toBe(201);
    await doJobs(api);
    const [mail] = (await mails()).slice(before);
    expect(mail?.headers.has('bcc')).toBe(false);
    expect(mail?.headers.get('reply-to')).toBe('"Ruth Bcc: all@evil.example body" <ruth@cards.example>');
    for (const email of ['a@b.example\nBcc: c@evil.example', 'a@b.example, c@evil.example', '<a@b.example>']) {
      const refused = await write({ ...someone, email });
      expect(verdict(refused)).toEqual([400, 'invalid_input']);
      expect(Object.keys(refused.body.fields)).toEqual(['email']);
    }
  });

  test('is plain text, with HTML escaped', async () => {
    const before = (await mails()).length;
    await write({ ...someone, name: '<b>x</b>', message: '<img src=x onerror=y>' });
    await doJobs(api);
    const [mail] = (await mails()).slice(before);
    expect(mail?.html).toContain('&lt;img src=x onerror=y&gt;');
    expect(mail?.html).not.toContain('<img');
    expect(mail?.html).not.toContain('<b>');
  });

  test.each([
    [{ name: '' }, { name: 'איך קוראים לכם?' }],
    [{ name: ' \u200b\u202e ' }, { name: 'איך קוראים לכם?' }],
    [{ email: '' }, { email: 'לאיזו כתובת מייל לחזור אליכם?' }],
    [
      { name: undefined, email: undefined },
      { name: 'איך קוראים לכם?', email: 'לאיזו כתובת מייל לחזור אליכם?' },
    ],
    [{ email: 'ruth' }, { email: 'כתובת מייל לא תקינה' }],
    [{ message: ' \n' }, { message: 'כתבו לנו במה אפשר לעזור' }],
    [{ message: '\u200b\u2060' }, { message: 'כתבו לנו במה אפשר לעזור' }],
    [{ message: 'a'.repeat(4_001) }, { message: 'אפשר עד 4,000 תווים' }],
    [{ name: 'a'.repeat(81) }, { name: 'אפשר עד 80 תווים' }],
    [{ topic: 'secrets' }, { topic: 'ערך לא תקין' }],
  ])('returns validation errors for %j', async (change, fields) => {
    const answer = await write({ ...someone, ...change });
    expect(verdict(answer)).toEqual([400, 'invalid_input']);
    expect(answer.body.fields).toEqual(fields);
    expect(await savedMessages()).toEqual([]);
  });

  test.each([[{ website: 'https://spam.example' }], [{ website: 'x', name: '', email: '' }]])(
    'from a bot (%j) returns 201 but stores nothing',
    async (change) => {
      const answer = await write({ ...someone, ...change });
      expect([answer.status, answer.body]).toEqual([201, { kind: 'mail' }]);
      expect(await savedMessages()).toEqual([]);
      expect(await api.rows(`select 1 from graphile_worker.jobs where task_identifier = 'contact-mail'`)).toEqual([]);
    },
  );

  test('from a demo user is handled as a visitor’s', async () => {
    const trier = await newTrier(api);
    const { topic, message } = someone;
    const refused = await trier.send('POST', '/api/contact', { topic, message });
    expect(Object.keys(refused.body.fields)).toEqual(['name', 'email']);
    expect((await trier.send('POST', '/api/contact', someone)).body).toEqual({ kind: 'mail' });
    expect(await trier.list()).toEqual([]);
  });

  test('needs no CSRF token, and returns 403 from another site', async () => {
    expect((await api.send('POST', '/api/contact', someone)).status).toBe(201);
    const elsewhere = { origin: 'https://evil.example' };
    expect(verdict(await api.send('POST', '/api/contact', someone, elsewhere))).toEqual([403, 'forbidden']);
  });

  test('is deleted after a year', async () => {
    api.setTime(new Date('2027-01-10T10:00:00Z'));
    await write(someone);
    api.setTime(new Date('2028-01-10T09:00:00Z'));
    await sweep(api);
    expect(await savedMessages()).toHaveLength(1);
    api.setTime(new Date('2028-01-10T10:01:00Z'));
    await sweep(api);
    expect(await savedMessages()).toEqual([]);
  });
});

describe('a signed-in user', () => {
  test.each(contactTopics)('opens a ticket about %s, on any plan', async (topic) => {
    const owner = await newMember(api, 'user');
    const answer = await owner.send('POST', '/api/contact', { topic, message: 'a < b\nc & d' });
    expect([answer.status, answer.body]).toEqual([201, { kind: 'ticket' }]);
    const [message, ...more] = await owner.list();
    expect(more).toEqual([]);
    expect(message).toMatchObject({ content: 'a &lt; b<br />c &amp; d', userId: owner.id, senderId: owner.id });
    expect(message?.subject).toMatch(/^[א-ת]/);
    expect(await savedMessages()).toEqual([]);
  });

  test('writes under their own name, whatever name is sent', async () => {
    const [owner, other] = [await newMember(api, 'subscriber'), await newMember(api, 'subscriber')];
    await owner.send('POST', '/api/contact', { ...someone, email: other.person.email, userId: other.id });
    expect(await owner.list()).toHaveLength(1);
    expect(await other.list()).toEqual([]);
  });

  test('gets a validation error for an empty message', async () => {
    const owner = await newMember(api, 'user');
    const refused = await owner.send('POST', '/api/contact', { message: '\u200b' });
    expect(refused.body.fields).toEqual({ message: 'כתבו לנו במה אפשר לעזור' });
  });
});

test('returns 429 after five messages from one IP address', async () => {
  const strict = await startSupport({ RATE_LIMITS: 'on' });
  const visitor = await newVisitor(strict);
  const statuses: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) statuses.push((await visitor.send('POST', '/api/contact', someone)).status);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});
