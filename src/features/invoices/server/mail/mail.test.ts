import { expect, it, vi } from 'vitest';
import { mailsTo as readMailsTo } from '#features/accounts/server/testing/run-jobs.ts';
import { MailError } from '#server-kit/mail/index.ts';
import { findInvoice } from '../queries.ts';
import { newOwner, refundSale, saleTo, sell, startInvoices } from '../testing/billed-owners.ts';
import { composeInvoiceMail, invoiceMailJob } from './mail.ts';

const api = await startInvoices();

/** A user with a verified email address. */
async function provenOwner(language = 'he') {
  const owner = await newOwner(api);
  await api.pool.query('update users set email_verified_at = now(), language = $2 where id = $1', [owner.id, language]);
  return owner;
}

const run = (invoiceId: number) => invoiceMailJob.work(api.services, { invoiceId });

const mailsTo = (email: string) => readMailsTo(api, email);

it('an invoice email contains the document, in the owner’s language', async () => {
  const owner = await provenOwner();
  const sale = saleTo(owner.id);
  await run((await sell(api, sale)).id);
  await run((await refundSale(api, sale.paymentId, 12_345)).id);
  const [invoice, note] = await mailsTo(owner.person.email);
  expect(invoice?.headers.get('subject')).toMatch(/^חשבונית מס\/קבלה \u2066\d{6}\u2069 מנגיעה$/);
  expect(invoice?.text).toContain('\u2066₪300\u2069');
  expect(invoice?.text).toContain('החבילה ״מתקדם״, שנה');
  expect(invoice?.html).toContain('dir="rtl"');
  expect(invoice?.text).toContain('/wallet');
  expect(invoice?.attachments).toMatchObject([{ name: expect.stringMatching(/^negia-invoice-\d{6}\.pdf$/) }]);
  expect(invoice?.attachments[0]?.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(note?.headers.get('subject')).toContain('חשבונית זיכוי');
  expect(note?.text).toContain('₪123.45');
  expect(note?.attachments[0]?.name).toMatch(/^negia-credit-note-/);
});

it('an invoice email is in English to a user with English, also for a Hebrew document', async () => {
  const owner = await provenOwner('en');
  await run((await sell(api, saleTo(owner.id))).id);
  const [mail] = await mailsTo(owner.person.email);
  expect(mail?.headers.get('subject')).toContain('Tax invoice/receipt');
  expect(mail?.text).toContain('Advanced plan, one year');
  expect(mail?.text).not.toMatch(/[\u0590-\u05ff]/);
});

it('an email to an unverified address has neither the document nor the name, which are user input', async () => {
  const owner = await newOwner(api);
  const { id } = await sell(api, saleTo(owner.id));
  const row = await findInvoice(api.services.db, id);
  if (!row) throw new Error('The invoice was not saved');
  const to = {
    id: owner.id,
    email: owner.person.email,
    displayName: 'evil.example',
    language: 'he',
    isVerified: false,
  } as const;
  const mail = composeInvoiceMail('http://localhost:3000', to, row, Buffer.from('%PDF-'));
  expect(mail.attachments).toBeUndefined();
  expect(JSON.stringify(mail)).not.toContain('evil');
  expect(mail.text).toContain('המסמך מחכה לכם בארנק.');
});

it('an unverified address gets the email without the document; a demo or a deleted account gets none', async () => {
  const unproven = await newOwner(api);
  const demo = await provenOwner();
  await api.pool.query(`update users set demo_ends_at = now() + interval '1 hour' where id = $1`, [demo.id]);
  for (const id of [unproven.id, demo.id, 2_000_000_000]) await run((await sell(api, saleTo(id))).id);
  await run(2_000_000_000);
  expect((await mailsTo(unproven.person.email)).map(({ attachments }) => attachments)).toEqual([[]]);
  expect(await mailsTo(demo.person.email)).toEqual([]);
});

it('a failed email is retried, unless the failure is permanent', async () => {
  const { id } = await sell(api, saleTo((await provenOwner()).id));
  const send = vi.spyOn(api.services.mailer, 'send');
  send.mockRejectedValueOnce(new MailError('busy', { permanent: false }));
  await expect(run(id)).rejects.toThrow('busy');
  send.mockRejectedValueOnce(new MailError('unknown', { permanent: true }));
  await expect(run(id)).resolves.toBeUndefined();
  send.mockRestore();
});
