import { afterEach, describe, expect, test } from 'vitest';
import { mailsTo } from '#features/accounts/server/testing/run-jobs.ts';
import { notificationsFeature } from '#features/notifications/server/index.ts';
import { doJobs as runWaiting } from '#server-kit/testing/test-services.ts';
import { leadsJobs } from './jobs.ts';
import { composeLeadMail } from './mail.ts';
import { findOwned } from './queries.ts';
import { addLeads, type LeadOwner, newLeadOwner, someLead, startLeadSite, submitLead } from './testing/lead-site.ts';

const site = await startLeadSite();
afterEach(() => site.setTime(undefined));

const leave = (of: LeadOwner, more?: Record<string, unknown>) => submitLead(site, of, more);
const subjectsTo = async (of: LeadOwner) =>
  (await mailsTo(site, of.person.email)).map(({ headers }) => headers.get('subject') ?? '');
const notificationsOf = async (of: LeadOwner) =>
  (await of.send('GET', '/api/notifications')).body as { kind: string; link: string; title: string }[];
const verified = async () => {
  const owner = await newLeadOwner(site);
  await site.pool.query('update users set email_verified_at = now() where id = $1', [owner.id]);
  return owner;
};

/** Runs all pending jobs now, regardless of their scheduled time. */
async function doJobs(): Promise<void> {
  await site.pool.query('update graphile_worker._private_jobs set run_at = now()');
  await runWaiting(site, [...leadsJobs, ...notificationsFeature.jobs]);
}

describe('lead emails', () => {
  test('are sent per lead up to ten an hour, then as one digest', async () => {
    const owner = await verified();
    site.setTime(new Date('2026-11-22T10:05:00Z'));
    for (let index = 0; index < 13; index += 1) await leave(owner, { name: `מספר ${index}` });
    const rows = await site.rows(`select run_at from graphile_worker.jobs where task_identifier = 'leads-digest'`);
    expect(rows).toEqual([{ run_at: new Date('2026-11-22T11:00:00Z') }]);
    await doJobs();
    const subjects = await subjectsTo(owner);
    expect(subjects.filter((subject) => subject.includes('מספר'))).toHaveLength(10);
    expect(subjects.filter((subject) => subject.startsWith('3 '))).toHaveLength(1);
    expect(subjects).toHaveLength(11);
    const digest = (await mailsTo(site, owner.person.email)).find(({ text }) => text.startsWith('3 '));
    const isNamed = (index: number) => digest?.text.includes(`מספר ${index}: 050-555-0123`);
    expect([9, 10, 11, 12].filter(isNamed)).toEqual([10, 11, 12]);
    site.setTime(undefined);
    expect(await notificationsOf(owner)).toHaveLength(13);
  });

  test('name nobody to an unverified address, neither one by one nor in the digest', async () => {
    const owner = await newLeadOwner(site);
    site.setTime(new Date('2026-11-22T10:05:00Z'));
    for (let index = 0; index < 13; index += 1) await leave(owner, { name: `Visitor ${index}` });
    await doJobs();
    const mails = await mailsTo(site, owner.person.email);
    expect(mails.filter(({ text }) => text.startsWith('3 '))).toHaveLength(1);
    for (const { text, html } of mails) expect(text + html).not.toMatch(/Visitor|050-555-0123/);
  });

  test('contain what the visitor wrote, with links to answer', async () => {
    const owner = await verified();
    const message = `${'מילה '.repeat(300)}סוף`;
    const id = await leave(owner, { name: '<b>רונית</b>', email: 'ronit@mail.example', message });
    await doJobs();
    const [mail] = await mailsTo(site, owner.person.email);
    expect(mail?.headers.get('from')).toBe('נגיעה <no-reply@negia.example>');
    expect(mail?.headers.get('subject')).toBe('פנייה חדשה: \u2068<b>רונית</b>\u2069');
    for (const link of ['tel:+972505550123', 'https://wa.me/972505550123"', 'mailto:ronit@mail.example'])
      expect(mail?.html).toContain(`href="${link}`);
    expect(mail?.html).toContain('&lt;b&gt;רונית&lt;/b&gt;');
    expect(mail?.html).not.toContain('<b>');
    for (const part of ['050-555-0123', 'ronit@mail.example', 'מילה…', `http://localhost:3000/leads?lead=${id}`])
      expect(mail?.text).toContain(part);
    expect(mail?.text).not.toContain('סוף');
  });

  test('are not sent for a lead deleted in the meantime', async () => {
    const owner = await verified();
    const id = await leave(owner);
    await owner.send('DELETE', `/api/leads/${id}`);
    await doJobs();
    expect(await mailsTo(site, owner.person.email)).toEqual([]);
  });

  test('to an unverified address say where to read the lead, without anything that a user wrote', async () => {
    const owner = await newLeadOwner(site);
    const id = await leave(owner, { name: 'evil.example', email: 'evil@evil.example', message: 'go to evil.example' });
    await doJobs();
    const sent = (await mailsTo(site, owner.person.email)).find(({ headers }) =>
      headers.get('subject')?.includes('פנייה'),
    );
    expect(sent?.text).toContain(`http://localhost:3000/leads?lead=${id}`);
    expect(JSON.stringify(sent)).not.toMatch(/evil|0505550123|050-555/);
    const found = await findOwned(site.services.db, id, owner.id);
    if (!found) throw new Error('The lead was not saved');
    const language = { id: owner.id, email: owner.person.email, displayName: 'evil.example', language: 'he' } as const;
    const publicUrl = 'http://localhost:3000';
    const frame = { owner: { ...language, isVerified: false }, kind: 'lead', publicUrl, token: 'x' } as const;
    const mail = composeLeadMail(frame, found.lead, 'lead');
    expect(mail?.subject).toBe('פנייה חדשה מחכה לכם');
    expect(mail?.text).toContain(`${publicUrl}/leads?lead=${id}`);
    expect(JSON.stringify(mail)).not.toMatch(/evil|0505550123|050-555/);
    expect(composeLeadMail(frame, found.lead, 'reminder')).toBeUndefined();
  });

  test('start over in the next hour', async () => {
    const owner = await verified();
    site.setTime(new Date('2026-11-22T10:59:00Z'));
    for (let index = 0; index < 10; index += 1) await leave(owner);
    site.setTime(new Date('2026-11-22T11:00:00Z'));
    await leave(owner, { name: 'בשעה הבאה' });
    await doJobs();
    expect(await mailsTo(site, owner.person.email)).toHaveLength(11);
  });

  test('are counted correctly for concurrent leads', async () => {
    const owner = await verified();
    site.setTime(new Date('2026-11-23T10:00:00Z'));
    await Promise.all(Array.from({ length: 12 }, (_, index) => leave(owner, { name: `יחד ${index}` })));
    await doJobs();
    const subjects = await subjectsTo(owner);
    expect(subjects.filter((subject) => subject.includes('יחד'))).toHaveLength(10);
    expect(subjects).toHaveLength(11);
  });

  test('are not sent to demo accounts', async () => {
    const owner = await verified();
    await site.pool.query(`update users set demo_ends_at = now() + interval '1 hour' where id = $1`, [owner.id]);
    // A demo profile is visible only to its own session.
    for (let index = 0; index < 12; index += 1)
      expect((await owner.send('POST', `/api/profiles/${owner.profile.id}/leads`, someLead())).status).toBe(201);
    await doJobs();
    expect(await mailsTo(site, owner.person.email)).toEqual([]);
    expect(await notificationsOf(owner)).toHaveLength(12);
  });
});

describe('reminders', () => {
  const remind = async () => {
    for (const one of leadsJobs) if (one.cron) await one.work(site.services, {});
  };
  const reminders = async (of: LeadOwner) => (await notificationsOf(of)).filter(({ kind }) => kind === 'reminder');
  const setReminder = (of: LeadOwner, id: number, inMinutes: number) =>
    of.send('PUT', `/api/leads/${id}`, { remindAt: new Date(Date.now() + inMinutes * 60_000).toISOString() });

  test('are sent once when due and then cleared', async () => {
    const owner = await newLeadOwner(site);
    const [soon, later] = [await leave(owner, { name: 'מיכל' }), await leave(owner)];
    await setReminder(owner, soon, 5);
    await setReminder(owner, later, 60);
    await remind();
    expect(await reminders(owner)).toEqual([]);
    site.setTime(new Date(Date.now() + 6 * 60_000));
    await Promise.all([remind(), remind(), remind()]);
    const [notification, ...more] = await reminders(owner);
    expect(more).toEqual([]);
    expect(notification).toMatchObject({ link: `/leads?lead=${soon}`, title: expect.stringContaining('מיכל') });
    expect((await owner.send('GET', `/api/leads/${soon}`)).body.remindAt).toBeNull();
    expect((await owner.send('GET', `/api/leads/${later}`)).body.remindAt).not.toBeNull();
  });

  test('are emailed with the lead', async () => {
    const owner = await verified();
    const id = await leave(owner, { name: 'מיכל', message: 'גינה קטנה' });
    await doJobs();
    await setReminder(owner, id, 5);
    site.setTime(new Date(Date.now() + 6 * 60_000));
    await remind();
    await doJobs();
    const mail = (await mailsTo(site, owner.person.email)).at(-1);
    expect(mail?.headers.get('subject')).toBe('תזכורת: \u2068מיכל\u2069');
    expect(mail?.text).toContain('גינה קטנה');
    expect(mail?.headers.get('list-unsubscribe')).toContain(`${owner.id}.reminder.`);
  });

  test('in more than one batch are all sent', async () => {
    const owner = await newLeadOwner(site);
    await addLeads(site, owner, 230);
    await site.pool.query(`update leads set remind_at = now() - interval '1 minute' where owner_id = $1`, [owner.id]);
    await Promise.all([remind(), remind()]);
    const links = await site.rows('select link from notifications where user_id = $1', [owner.id]);
    expect([links.length, new Set(links.map(({ link }) => link)).size]).toEqual([230, 230]);
  });
});
