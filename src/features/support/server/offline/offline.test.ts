import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mailsTo } from '#features/accounts/server/testing/run-jobs.ts';
import { doJobs, type Member, newMember, pass, startSupport } from '../testing/support-kit.ts';
import { supportOfflineJob } from './offline.ts';

let start: Date;
const api = await startSupport();
const admin = await newMember(api, 'admin');
beforeEach(async () => {
  await api.pool.query('delete from support_tickets');
  await api.pool.query('delete from graphile_worker._private_jobs');
  start = new Date();
  api.setTime(start);
});
afterEach(() => api.setTime(undefined));

/** The emails sent to a user since then. */
async function mailsSince(member: Member, before = 0) {
  return (await mailsTo(api, member.person.email)).slice(before);
}
const minutesOn = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const count = async (member: Member) => (await mailsSince(member)).length;
const jobs = () => api.rows('select task_identifier as name, key from graphile_worker.jobs order by id');

/** An owner whose question was read and answered while they were offline. */
async function newAnswered(answer = '<p>שלום,</p><p>הנה <b>התשובה</b></p>') {
  const owner = await newMember(api, 'subscriber');
  const { body } = await owner.write('שאלה');
  await admin.send('PUT', '/api/messages/read-all', { recipientId: body.id });
  await admin.write(answer, body.id);
  return { owner, question: body.id as number };
}

describe('an owner who is offline', () => {
  test('gets the reply by email after five minutes, once', async () => {
    const { owner } = await newAnswered();
    await pass(api, 4);
    expect(await count(owner)).toBe(0);
    await pass(api, 1);
    const [mail, ...more] = await mailsSince(owner);
    expect(more).toEqual([]);
    expect(mail?.headers.get('subject')).toBe('ענינו לכם: תשובה מהתמיכה של נגיעה');
    expect(mail?.text.replaceAll('\r\n', '\n')).toMatch(/הנה התשובה:\n\nשלום,\n+הנה התשובה\n\n/);
    expect(mail?.text).toContain('http://localhost:3000/dashboard?support=open');
    expect(mail?.html).not.toContain('<b>');
    expect(mail?.headers.get('list-unsubscribe')).toContain(`token=${owner.id}.reply.`);
    await pass(api, 60);
    await supportOfflineJob.work(api.services, { ownerId: owner.id, to: 'owner' });
    await doJobs(api);
    expect(await count(owner)).toBe(1);
    const rows = await api.rows('select mailed_at from support_messages where user_id = $1 order by id', [owner.id]);
    expect(rows).toEqual([{ mailed_at: null }, { mailed_at: minutesOn(5) }]);
  });

  test('gets no email after reading the reply in time', async () => {
    const { owner } = await newAnswered();
    await pass(api, 4);
    await owner.send('PUT', '/api/messages/read-all', {});
    await pass(api, 10);
    expect(await count(owner)).toBe(0);
  });

  test('gets no email if they read the reply while it is being sent', async () => {
    const { owner } = await newAnswered();
    api.setTime(minutesOn(5));
    await supportOfflineJob.work(api.services, { ownerId: owner.id, to: 'owner' });
    await owner.send('PUT', '/api/messages/read-all', {});
    await doJobs(api);
    expect(await count(owner)).toBe(0);
  });

  test('gets several messages in one email, with long ones shortened', async () => {
    const { owner, question } = await newAnswered('אחת');
    await pass(api, 2);
    for (const content of ['שתיים', `${'מילה '.repeat(400)}סוף`, '4', '5', '6', '7'])
      await admin.write(content, question);
    await pass(api, 4);
    expect(await count(owner)).toBe(0);
    await pass(api, 1);
    const [mail, ...more] = await mailsSince(owner);
    expect(more).toEqual([]);
    expect(mail?.text).toMatch(/אחת[\s\S]*שתיים[\s\S]*מילה…[\s\S]*4[\s\S]*5[\s\S]*ועוד שתי הודעות שמחכות בשיחה/);
    expect(mail?.text).not.toContain('סוף');
    expect(mail?.text.length).toBeLessThan(2_500);
  });

  test('waits at most ten minutes while support is writing; later messages follow in another email', async () => {
    const { owner, question } = await newAnswered('minute 0');
    for (const minute of [3, 6, 9]) {
      await pass(api, 3);
      await admin.write(`minute ${minute}`, question);
    }
    expect(await count(owner)).toBe(0);
    await pass(api, 1);
    const [first] = await mailsSince(owner);
    expect(first?.text).toMatch(/minute 0[\s\S]*minute 3/);
    expect(first?.text).not.toMatch(/minute [69]/);
    await pass(api, 4);
    const [second, ...more] = await mailsSince(owner, 1);
    expect(more).toEqual([]);
    expect(second?.text).toMatch(/minute 6[\s\S]*minute 9/);
    expect(second?.text).not.toMatch(/minute [03]/);
    expect(await jobs()).toEqual([]);
  });

  test.each([
    ['has not proven the address', 'update users set email_verified_at = null where id = $1'],
    ['is a copy of the demo', `update users set demo_ends_at = '2040-01-01' where id = $1`],
    ['has switched such mails off', `insert into mail_choices values ($1, 'reply', false)`],
  ])('gets no email if the user %s', async (_, change) => {
    const { owner } = await newAnswered();
    await api.pool.query(change, [owner.id]);
    await pass(api, 5);
    expect(await count(owner)).toBe(0);
    expect(await jobs()).toEqual([]);
  });

  test('gets the email in their own language', async () => {
    const { owner } = await newAnswered('<ul><li>one</li></ul>');
    await api.pool.query(`update users set language = 'en' where id = $1`, [owner.id]);
    await pass(api, 5);
    const [mail] = await mailsSince(owner);
    expect(mail?.headers.get('subject')).toBe('We answered you: a reply from Negia support');
    expect(mail?.text).toContain('• one');
  });

  test('who was deleted meanwhile causes no error', async () => {
    const { owner } = await newAnswered();
    await api.pool.query('delete from users where id = $1', [owner.id]);
    await pass(api, 5);
    expect(await jobs()).toEqual([]);
    expect(await count(owner)).toBe(0);
  });
});

describe('offline support admins', () => {
  test('get an email each in their language, with the sender and the message', async () => {
    const other = await newMember(api, 'admin');
    await api.pool.query(`update users set language = 'en', email_verified_at = null where id = $1`, [other.id]);
    const [before, otherBefore] = [await count(admin), await count(other)];
    const owner = await newMember(api, 'user');
    await owner.open('<p>1 &lt; 2 <script>x</script></p>', 'חשבונית');
    await pass(api, 5);
    const [mail, ...more] = await mailsSince(admin, before);
    const [english, ...moreEnglish] = await mailsSince(other, otherBefore);
    expect([more, moreEnglish]).toEqual([[], []]);
    expect(mail?.headers.get('subject')).toContain('פנייה לתמיכה מחכה לתשובה: ');
    expect(mail?.headers.get('subject')).toContain(owner.person.username);
    for (const text of [owner.person.email, 'חשבונית', '1 < 2']) expect(mail?.text).toContain(text);
    expect(mail?.html).toContain('1 &lt; 2');
    expect(english?.headers.get('subject')).toContain('Support inquiry awaiting a reply');
    await pass(api, 60);
    expect([await count(admin), await count(other)]).toEqual([before + 1, otherBefore + 1]);
    await api.pool.query(`update users set role = 'user' where id = $1`, [other.id]);
  });

  test('get no email once any admin has read the message', async () => {
    const before = await count(admin);
    const owner = await newMember(api, 'subscriber');
    const { body } = await owner.write('a');
    await admin.send('PUT', '/api/messages/read-all', { recipientId: body.id });
    await pass(api, 30);
    expect(await count(admin)).toBe(before);
  });

  test('get no email about an admin’s own ticket', async () => {
    const before = await count(admin);
    await admin.open('note');
    await pass(api, 30);
    expect(await count(admin)).toBe(before);
    expect(await jobs()).toEqual([]);
  });

  test('have one pending job per conversation and side, however many messages are written', async () => {
    const owner = await newMember(api, 'subscriber');
    const { body } = await owner.write('a');
    for (const content of ['b', 'c']) await owner.write(content);
    for (const content of ['d', 'e']) await admin.write(content, body.id);
    expect((await jobs()).filter(({ name }) => name === 'support-away').map(({ key }) => key)).toEqual([
      `support-away ${owner.id} support`,
      `support-away ${owner.id} owner`,
    ]);
  });

  test('get one email, even if several processes run the job', async () => {
    const before = await count(admin);
    const owner = await newMember(api, 'subscriber');
    await owner.write('a');
    api.setTime(minutesOn(5));
    const runJob = () => supportOfflineJob.work(api.services, { ownerId: owner.id, to: 'support' });
    await Promise.all([runJob(), runJob(), runJob(), runJob()]);
    await doJobs(api);
    expect(await count(admin)).toBe(before + 1);
  });
});
