import { describe, expect, test } from 'vitest';
import { demoEmail } from '#features/accounts/demo-account.ts';
import { emailKey } from '#features/accounts/domain.ts';
import { mailsTo } from '#features/accounts/server/testing/run-jobs.ts';
import { mailKinds, mailsByItself } from '../domain.ts';
import { findSentences, hasUserInput, mailOwner } from './mails.ts';
import {
  doJobs,
  leadNotification,
  newReader,
  notifyReader,
  startNotifications,
  type TestReader,
} from './testing/notifications-kit.ts';
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token.ts';

const api = await startNotifications();

const mails = async ({ person }: TestReader) => {
  await doJobs(api);
  return mailsTo(api, person.email);
};

describe('a notification', () => {
  test('is emailed once, in the owner’s language, with an action and an unsubscribe link', async () => {
    const reader = await newReader(api);
    await notifyReader(api, leadNotification(reader));
    const [mail, ...more] = await mails(reader);
    expect(more).toEqual([]);
    expect(mail?.headers.get('subject')).toBe('פנייה חדשה: \u2068Dana Levi\u2069');
    expect(mail?.text).toContain('השאירו לכם פרטים דרך הכרטיס ״\u2068Studio\u2069״.');
    expect(mail?.text).toContain('לצפייה בפנייה:\nhttp://localhost:3000/leads?lead=7');
    expect(mail?.html).toContain('<html lang="he" dir="rtl">');
    // An inbox previews what the notification says, not the greeting.
    expect(mail?.html).toMatch(/<body[^>]*>\s*<div style="display:none[^"]*">השאירו לכם פרטים/);
    const token = await unsubscribeToken(api.services.config.dataDir, reader.id, 'lead');
    expect(mail?.text).toContain(`http://localhost:3000/unsubscribe#token=${token}`);
    expect(mail?.html).toContain(`href="http://localhost:3000/unsubscribe#token=${token}"`);
    expect(mail?.headers.get('list-unsubscribe')).toBe(
      `<http://localhost:3000/api/notifications/one-click?token=${token}>`,
    );
    expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  test('is in English for English users, without a button when it has no link', async () => {
    const reader = await newReader(api);
    await api.pool.query(`update users set language = 'en' where id = $1`, [reader.id]);
    await notifyReader(api, { userId: reader.id, kind: 'lead', message: 'leads', values: { count: 2 }, link: null });
    const [mail] = await mails(reader);
    expect(mail?.headers.get('subject')).toBe('2 new leads');
    expect(mail?.text).not.toContain('See all leads');
    expect(mail?.html).toContain('<html lang="en" dir="ltr">');
    expect(mail?.text.match(/[\u0590-\u05ff]/)).toBeNull();
  });

  test('quotes a reason on its own in the email, and in a sentence on the page', async () => {
    const reader = await newReader(api);
    const values = { number: 'N-7', reason: 'הלוגו חתוך.\nשלחו חדש' };
    await notifyReader(api, { userId: reader.id, kind: 'order', message: 'cardsNeedChanges', values, link: null });
    const [mail] = await mails(reader);
    expect(mail?.text).toMatch(/צריך לתקן משהו בעיצוב:\n+\S*הלוגו חתוך\.\nשלחו חדש/);
    const { body } = await reader.send('GET', '/api/notifications');
    expect(JSON.stringify(body)).toContain('לפני שמדפיסים את הזמנה');
    expect(JSON.stringify(body)).toContain('הלוגו חתוך');
  });

  test('escapes visitor input in the email', async () => {
    const reader = await newReader(api);
    await notifyReader(
      api,
      leadNotification(reader, { values: { name: '<img src=x>\r\nBcc: x@cards.example', card: '"&' } }),
    );
    const [mail] = await mails(reader);
    expect(mail?.html).not.toContain('<img');
    expect(mail?.headers.has('bcc')).toBe(false);
  });

  test.each([
    ['an address that is not proven', `update users set email_verified_at = null where id = $1`],
    ['a copy of the demo account', `update users set demo_ends_at = now() + interval '1 hour' where id = $1`],
    ['an owner who has left', `delete from users where id = $1`],
    ['an owner who has stopped these', `insert into mail_choices values ($1, 'lead', false)`],
  ])('is not emailed to %s, even when already queued', async (_, change) => {
    const [before, meanwhile] = [await newReader(api), await newReader(api)];
    await notifyReader(api, leadNotification(meanwhile));
    await api.pool.query(change, [meanwhile.id]);
    if (!change.startsWith('delete')) {
      await api.pool.query(change, [before.id]);
      await notifyReader(api, leadNotification(before));
    }
    expect([await mails(before), await mails(meanwhile)]).toEqual([[], []]);
  });

  test.each([
    ['the demo account that copies are made of', emailKey(demoEmail)],
    ['an account of the house', 'examples@negia.invalid'],
  ])('is not emailed to %s', async (_, key) => {
    const reader = await newReader(api);
    await api.pool.query('update users set email_key = $2 where id = $1', [reader.id, key]);
    await notifyReader(api, leadNotification(reader));
    expect(await mails(reader)).toEqual([]);
  });

  test.each([
    ['paymentFailed', { amount: 300, hasWhat: 1, whatHe: 'מנוי', whatEn: 'Plan' }, false],
    ['packageMoved', { packageHe: 'מתקדם', packageEn: 'Advanced' }, false],
    ['leadWebhookFailed', { host: 'evil.example' }, true],
    ['lead', { name: 'evil.example', card: 'Studio' }, true],
  ] as const)('%s with %j contains user input: %s, so an unverified address gets none', (message, values, expected) => {
    expect(hasUserInput({ message, values, link: null })).toBe(expected);
  });

  test.each([
    ['payment', 'paymentFailed', 1],
    ['trial', 'packageMoved', 0],
  ] as const)('of kind %s is emailed to an unverified address: %s, %d times', async (kind, message, count) => {
    const reader = await newReader(api);
    await api.pool.query('update users set email_verified_at = null where id = $1', [reader.id]);
    const values = { amount: 300, packageHe: 'מתקדם', packageEn: 'Advanced' };
    await notifyReader(api, { userId: reader.id, kind, message, values, link: null });
    expect(await mails(reader)).toHaveLength(count);
  });

  test('is not emailed with mail: false, and the caller can email it itself', async () => {
    const reader = await newReader(api);
    await notifyReader(api, leadNotification(reader, { mail: false }));
    expect(await mails(reader)).toEqual([]);
    const notification = {
      userId: reader.id,
      kind: 'lead',
      message: 'leads',
      values: { count: 11 },
      link: '/leads',
    } as const;
    expect(await mailOwner(api.services, notification)).toBe(true);
    expect((await mails(reader)).map(({ headers }) => headers.get('subject'))).toEqual(['11 פניות חדשות']);
    await reader.send('PUT', '/api/notifications/mail-choices', { lead: false });
    expect(await mailOwner(api.services, notification)).toBe(false);
  });

  test('is emailed as a broadcast only to users who opted in', async () => {
    const [subscribed, unsubscribed] = [await newReader(api), await newReader(api)];
    await subscribed.send('PUT', '/api/notifications/mail-choices', { broadcast: true });
    for (const { id } of [subscribed, unsubscribed]) {
      const values = { title: 'שלום', content: 'לכולם' };
      await notifyReader(api, { userId: id, kind: 'broadcast', message: 'broadcast', values, link: null });
    }
    expect([(await mails(subscribed)).length, (await mails(unsubscribed)).length]).toEqual([1, 0]);
  });
});

describe('email preferences', () => {
  const path = '/api/notifications/mail-choices';

  test('have defaults, change by kind, and belong to one user', async () => {
    const [reader, other] = [await newReader(api), await newReader(api)];
    expect((await reader.send('GET', path)).body).toEqual(mailsByItself);
    const set = await reader.send('PUT', path, { lead: false, weekly: false, broadcast: true });
    expect(set.body).toEqual({ ...mailsByItself, lead: false, weekly: false, broadcast: true });
    await reader.send('PUT', path, { lead: true });
    expect((await reader.send('GET', path)).body).toEqual({ ...mailsByItself, weekly: false, broadcast: true });
    expect((await other.send('GET', path)).body).toEqual(mailsByItself);
  });

  test.each(['no', null, 1])('reject %j naming the field, and stay unchanged', async (lead) => {
    const reader = await newReader(api);
    const { status, body } = await reader.send('PUT', path, { weekly: false, lead });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['lead']]);
    expect((await reader.send('GET', path)).body).toEqual(mailsByItself);
  });

  test('accept a page’s request, ignoring its token and unknown fields', async () => {
    const reader = await newReader(api);
    const sent = { lead: false, nothing: true, _csrf: reader.cookies.get('XSRF-TOKEN') };
    expect((await reader.send('PUT', path, sent)).body).toEqual({ ...mailsByItself, lead: false });
  });
});

describe('unsubscribing', () => {
  const choices = async (reader: TestReader) => (await reader.send('GET', '/api/notifications/mail-choices')).body;
  const tokenOf = ({ id }: TestReader, kind: (typeof mailKinds)[number]) =>
    unsubscribeToken(api.services.config.dataDir, id, kind);

  test('stops one kind for one user, without a session', async () => {
    const [reader, other] = [await newReader(api), await newReader(api)];
    const token = await tokenOf(reader, 'weekly');
    const { status, body } = await api.send('POST', '/api/notifications/unsubscribe', { token });
    expect([status, body]).toEqual([200, { kind: 'weekly' }]);
    expect(await choices(reader)).toEqual({ ...mailsByItself, weekly: false });
    expect(await choices(other)).toEqual(mailsByItself);
  });

  test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
    'by one click works with a body of %s',
    async (type) => {
      const reader = await newReader(api);
      const path = `/api/notifications/one-click?token=${await tokenOf(reader, 'lead')}`;
      const sent = await api.send('POST', path, 'List-Unsubscribe=One-Click', { 'content-type': type });
      expect([sent.status, sent.body]).toEqual([200, { success: true }]);
      expect(await choices(reader)).toEqual({ ...mailsByItself, lead: false });
    },
  );

  test('a GET of the one-click URL changes nothing and redirects to the confirmation page', async () => {
    const reader = await newReader(api);
    const token = await tokenOf(reader, 'lead');
    const opened = await api.send('GET', `/api/notifications/one-click?token=${token}`);
    expect([opened.status, opened.headers.get('location')]).toEqual([302, `/unsubscribe#token=${token}`]);
    expect(await choices(reader)).toEqual(mailsByItself);
    const hostile = await api.send('GET', '/api/notifications/one-click?token=//evil.example%0d%0aX: y');
    expect(hostile.headers.get('location')).toBe('/unsubscribe#token=%2F%2Fevil.example%0AX%3A%20y');
  });

  test('rejects forged tokens and tokens of another kind or user', async () => {
    const reader = await newReader(api);
    const [id, kind, signature = ''] = (await tokenOf(reader, 'lead')).split('.');
    const other = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
    const forged = [
      `${id}.weekly.${signature}`,
      `${Number(id) + 1}.${kind}.${signature}`,
      `${id}.${kind}.${other}`,
      `${id}.${kind}.`,
      `0${id}.${kind}.${signature}`,
      `${id}.constructor.${signature}`,
      `${id}.${kind}.${signature}${signature}`,
      '',
      'x'.repeat(400),
    ];
    for (const token of forged) {
      const answer = await api.send('POST', '/api/notifications/unsubscribe', { token });
      expect([token, answer.status, Object.keys(answer.body.fields)]).toEqual([token, 400, ['token']]);
      const clicked = await api.send('POST', `/api/notifications/one-click?token=${encodeURIComponent(token)}`, '');
      expect([token, clicked.status]).toEqual([token, 400]);
    }
    expect((await api.send('POST', '/api/notifications/unsubscribe', {})).body.fields.token).toBe('שדה חובה');
    expect(await choices(reader)).toEqual(mailsByItself);
  });

  test('has tokens that are stable across restarts and differ per installation', async () => {
    const token = await unsubscribeToken(api.services.config.dataDir, 5, 'order');
    expect(await readUnsubscribeToken(api.services.config.dataDir, token)).toEqual({ userId: 5, kind: 'order' });
    expect(await readUnsubscribeToken(`${api.services.config.dataDir}/other`, token)).toBeUndefined();
  });

  test('returns 200 for a deleted user', async () => {
    const reader = await newReader(api);
    const token = await tokenOf(reader, 'lead');
    await api.pool.query('delete from users where id = $1', [reader.id]);
    expect((await api.send('POST', '/api/notifications/unsubscribe', { token })).status).toBe(200);
  });
});

test('every kind of email has its own token', async () => {
  const tokens = await Promise.all(mailKinds.map((kind) => unsubscribeToken(api.services.config.dataDir, 1, kind)));
  expect(new Set(tokens).size).toBe(mailKinds.length);
});

describe('values that rows of an older release lack', () => {
  test.each([
    ['cardsCancelled', { number: '7', reason: 'x', isPaid: 1 }, 'Your money is on its way back.'],
    ['cardsCancelled', { number: '7', reason: 'x', isPaid: 0 }, 'You were not charged.'],
    ['cardsCancelled', { number: '7', reason: 'x' }, 'If you have paid'],
    [
      'paymentPaid',
      { amount: 300, hasWhat: 1, whatHe: 'מנוי', whatEn: 'a plan' },
      'You paid for “\u2068a plan\u2069”.',
    ],
    ['paymentPaid', { amount: 300 }, 'Thank you! The invoice'],
  ])('%s with %j', (message, values, words) => {
    expect(findSentences(message, values, 'en')?.content).toContain(words);
  });
});
