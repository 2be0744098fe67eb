import { createHash } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { addJob } from '#server-kit/jobs/jobs.ts';
import { MailError } from '#server-kit/mail/index.ts';
import { jobsDone } from '#server-kit/testing/test-services.ts';
import { demoEmail } from '../../demo-account.ts';
import { lastMailTo, mailsTo, newVerifiedOwner, startJobs, tokenIn } from '../testing/run-jobs.ts';
import { createBrowser, enterDemo, newOwner, newPerson, startAccounts } from '../testing/test-browser.ts';
import { accountMailJob, composeMail } from './mails.ts';

const api = await startAccounts({ RATE_LIMITS: 'off' });
const runner = await startJobs(api);
afterEach(() => vi.restoreAllMocks());

async function mailedOwner() {
  const owner = await newOwner(api);
  await jobsDone(api);
  return owner;
}
const verifiedOwner = () => newVerifiedOwner(api);
const lastTo = (address: string) => lastMailTo(api, address);
const tokensOf = (id: number) => api.rows('select * from one_time_tokens where user_id = $1', [id]);

describe('an email with a link', () => {
  test('to verify: the token is in the URL fragment, and only its hash is stored', async () => {
    const { person, id } = await mailedOwner();
    const mail = await lastTo(person.email);
    expect(mail.headers.get('subject')).toBe('אימות כתובת המייל שלכם בנגיעה');
    expect(mail.headers.get('from')).toBe('נגיעה <no-reply@negia.example>');
    const token = tokenIn(mail);
    const link = `http://localhost:3000/verify-email#token=${token}`;
    expect(token).toHaveLength(43);
    expect(mail.text.split('\n')).toContain(link);
    expect(mail.html).toContain(`href="${link}"`);
    const [row, ...more] = await tokensOf(id);
    expect(more).toEqual([]);
    expect(row).toMatchObject({ kind: 'verify', email: person.email });
    expect(row.token_hash).toEqual(createHash('sha256').update(token).digest());
    expect(JSON.stringify(row) + api.logged.join('')).not.toContain(token);
  });

  test('to reset is sent to the address of the account, in its language', async () => {
    const { browser, person, id } = await verifiedOwner();
    await browser.send('PUT', '/api/account', { language: 'en', displayName: 'Dana' });
    await browser.send('POST', '/api/auth/forgot-password', { email: ` ${person.email.toUpperCase()} ` });
    const mail = await lastTo(person.email);
    expect(mail.headers.get('subject')).toBe('Choose a new password for Negia');
    expect(mail.headers.get('from')).toBe('Negia <no-reply@negia.example>');
    expect(mail.text).toContain(`http://localhost:3000/reset-password?lang=en#token=${tokenIn(mail)}`);
    expect(mail.text).toContain('Hello \u2068Dana\u2069,');
    expect(mail.html).toContain('<html lang="en" dir="ltr">');
    expect(mail.html).not.toMatch(/rtl|text-align:right|[א-ת]/);
    expect((await tokensOf(id)).map(({ kind }) => kind)).toEqual(['reset']);
  });

  test('to a new address is sent there, and the old one is notified once the change takes effect', async () => {
    const { browser, person } = await verifiedOwner();
    const email = `next-${person.email}`;
    expect((await browser.send('PUT', '/api/account/email', { email })).status).toBe(200);
    await jobsDone(api);
    expect(await mailsTo(api, person.email)).toHaveLength(1);
    const verification = await lastTo(email);
    expect(verification.headers.get('subject')).toBe('אימות הכתובת החדשה שלכם בנגיעה');
    expect((await browser.send('POST', '/api/auth/verify-email', { token: tokenIn(verification) })).status).toBe(200);
    const notice = await lastTo(person.email);
    expect(notice.headers.get('subject')).toBe('כתובת המייל של החשבון שלכם בנגיעה הוחלפה');
    expect(notice.text).toContain(`\u2068${email}\u2069`);
    expect(notice.text).toContain('http://localhost:3000/undo-change#token=');
    expect(await mailsTo(api, email)).toHaveLength(1);
  });

  test('for a cancelled change is not sent', async () => {
    const { browser, person, id } = await mailedOwner();
    const email = `never-${person.email}`;
    await runner.stop();
    await browser.send('PUT', '/api/account/email', { email });
    await browser.send('DELETE', '/api/account/email');
    await runner.resume();
    await jobsDone(api);
    expect(await mailsTo(api, email)).toEqual([]);
    expect(await tokensOf(id)).toEqual([]);
  });

  test('built several times at once leaves one valid link', async () => {
    const { person, id } = await mailedOwner();
    const runJob = () => accountMailJob.work(api.services, { userId: id, kind: 'reset' });
    for (let round = 1; round <= 5; round += 1) {
      await Promise.all(Array.from({ length: 8 }, runJob));
      expect(await mailsTo(api, person.email)).toHaveLength(1 + round * 8);
      expect((await tokensOf(id)).filter(({ kind }) => kind === 'reset')).toHaveLength(1);
    }
  });
});

describe('an email', () => {
  test('reports a new password with an undo link, without the password', async () => {
    const { browser, person } = await verifiedOwner();
    const password = 'another-good-word-9';
    await browser.send('PUT', '/api/account/password', { currentPassword: person.password, password });
    const mail = await lastTo(person.email);
    expect(mail.headers.get('subject')).toBe('הסיסמה של החשבון שלכם בנגיעה הוחלפה');
    expect(mail.text).not.toContain(password);
    expect(mail.text).toContain('http://localhost:3000/undo-change#token=');
  });

  test('escapes a hostile name', async () => {
    const { browser, person } = await verifiedOwner();
    const displayName = `<img onerror="x()">&amp;</p><a href='//evil'>{name}`;
    expect((await browser.send('PUT', '/api/account', { displayName })).status).toBe(200);
    await browser.send('POST', '/api/auth/forgot-password', { email: person.email });
    const { html, text, headers } = await lastTo(person.email);
    expect(html).toContain("&lt;img onerror=&quot;x()&quot;&gt;&amp;amp;&lt;/p&gt;&lt;a href='//evil'&gt;{name}");
    expect(html).not.toMatch(/<img|<a href='/);
    // The brand, the button and two links of the footer.
    expect(html.match(/<a /g)).toHaveLength(4);
    expect(text).toContain(displayName);
    expect(headers.get('subject')).toBe('בחירת סיסמה חדשה לנגיעה');
  });

  test('to an unverified address contains no text chosen by a user', async () => {
    const { browser, person } = await mailedOwner();
    const displayName = 'You won, go to evil.example';
    await browser.send('PUT', '/api/account', { displayName });
    await browser.send('POST', '/api/account/email/resend');
    await browser.send('POST', '/api/auth/forgot-password', { email: person.email });
    const next = `next-${person.email}`;
    await browser.send('PUT', '/api/account/email', { email: next });
    await jobsDone(api);
    const mails = [...(await mailsTo(api, person.email)), ...(await mailsTo(api, next))];
    expect(mails).toHaveLength(4);
    for (const { text, html, headers } of mails) {
      const whole = `${text}${html}${headers.get('subject')}${headers.get('to')}`;
      const withoutAddresses = whole.replaceAll(next, '').replaceAll(person.email, '');
      for (const forbidden of [displayName, 'evil.example', person.username])
        expect(withoutAddresses).not.toContain(forbidden);
    }
  });

  test('with line breaks in the address or name adds no header', async () => {
    const more = '\r\nBcc: all@cards.example';
    const shared = { kind: 'password', name: `Dana${more}`, publicUrl: 'http://localhost:3000', undo: 'x' } as const;
    const send = (to: string) => api.services.mailer.send(composeMail({ ...shared, to }, 'en'));
    await send('dana@cards.example');
    expect((await lastTo('dana@cards.example')).headers.get('bcc')).toBeUndefined();
    await expect(send(`dana@cards.example${more}`)).rejects.toThrow();
  });
});

describe('no email', () => {
  test('is sent to an unknown address, and the response is the same', async () => {
    const { browser, person } = await mailedOwner();
    const known = await browser.send('POST', '/api/auth/forgot-password', { email: person.email });
    const email = `nobody-${person.email}`;
    const unknown = await browser.send('POST', '/api/auth/forgot-password', { email });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()]);
    await jobsDone(api);
    expect(await mailsTo(api, email)).toEqual([]);
    expect(await mailsTo(api, person.email)).toHaveLength(2);
  });

  test('is sent to the demo account or a copy of it', async () => {
    const { browser, user } = await enterDemo(api);
    expect((await browser.send('POST', '/api/auth/forgot-password', { email: demoEmail })).status).toBe(200);
    for (const kind of ['reset', 'verify', 'password'] as const)
      await addJob(api.services.db, accountMailJob, { userId: user.id, kind });
    await jobsDone(api);
    expect(await mailsTo(api, demoEmail)).toEqual([]);
    const tokens = 'select 1 from one_time_tokens t join users u on u.id = t.user_id where u.email = $1';
    expect(await api.rows(tokens, [demoEmail])).toEqual([]);
  });

  test('is sent again to an address that is already verified', async () => {
    const { browser, person } = await verifiedOwner();
    expect((await browser.send('POST', '/api/account/email/resend')).body.message).toBe('הכתובת כבר מאומתת');
    await jobsDone(api);
    expect(await mailsTo(api, person.email)).toHaveLength(1);
  });

  test('is sent to one address more than five times within an hour, in any spelling', async () => {
    const limited = await startAccounts();
    await startJobs(limited);
    const browser = createBrowser(limited);
    const person = newPerson();
    await browser.register(person);
    const forgotPassword = (email: string) => browser.send('POST', '/api/auth/forgot-password', { email });
    for (let count = 0; count < 8; count += 1)
      expect((await forgotPassword(count % 2 ? person.email.toUpperCase() : person.email)).status).toBe(200);
    await jobsDone(limited);
    const subjects = (await mailsTo(limited, person.email)).map(({ headers }) => headers.get('subject'));
    expect(subjects.filter((subject) => subject === 'בחירת סיסמה חדשה לנגיעה')).toHaveLength(5);
    const second = newPerson();
    await createBrowser(limited).register(second);
    await forgotPassword(second.email);
    await jobsDone(limited);
    expect(await mailsTo(limited, second.email)).toHaveLength(2);
  });
});

const send = (userId: number) => accountMailJob.work(api.services, { userId, kind: 'reset' });

test('an email that fails to send is retried unless the failure is permanent', async () => {
  const { id, person } = await mailedOwner();
  const mailer = vi.spyOn(api.services.mailer, 'send');
  mailer.mockRejectedValueOnce(new MailError('later', { permanent: false }));
  await expect(send(id)).rejects.toThrow('later');
  mailer.mockRejectedValueOnce(new MailError('no such person', { permanent: true, replyCode: 550 }));
  await expect(send(id)).resolves.toBeUndefined();
  await send(id);
  expect(await mailsTo(api, person.email)).toHaveLength(2);
});
