import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#base/app-error.ts';
import { createMailer } from './create-mailer.ts';
import type { Mail, Mailer } from './mailer.ts';
import { type LoopbackSmtp, startLoopbackSmtp } from './testing/loopback-smtp.ts';
import { readEml } from './testing/read-eml.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const hello: Mail = { to: 'dana@example.com', subject: 'שלום', text: 'שלום דנה' };

let server: LoopbackSmtp;
let mailer: Mailer;
beforeEach(async () => {
  server = await startLoopbackSmtp();
  const smtpUrl = `smtp://127.0.0.1:${server.port}`;
  mailer = createMailer({ smtpUrl, from: 'mail@negia.example', outboxDir: '/nowhere', log });
});
afterEach(() => mailer.close());

describe('an email with line breaks', () => {
  it.each([
    ['to', { ...hello, to: 'a@example.com\r\nBcc: b@example.com' }],
    ['to', { ...hello, to: 'a@example.com, b@example.com' }],
    ['to', { ...hello, to: 'a <a@example.com>' }],
    ['to', { ...hello, to: { name: 'a', address: 'a@exa\nmple.com' } }],
    ['to', { ...hello, to: `${'a'.repeat(250)}@b.co` }],
    ['replyTo', { ...hello, replyTo: 'a@example.com\nBcc: b@example.com' }],
    ['headers', { ...hello, headers: { 'X-A': 'a\r\nBcc: b@example.com' } }],
    ['headers', { ...hello, headers: { 'X-A: b\r\nBcc': 'b@example.com' } }],
  ])('is rejected in %s', async (field, mail) => {
    const error = await mailer.send(mail).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code: 'invalid_input', options: { fields: { [field]: expect.any(String) } } });
    expect(server.received).toHaveLength(0);
  });

  it('has its name and subject reduced to a single row of text', async () => {
    await mailer.send({
      ...hello,
      to: { name: 'דנה\r\nBcc: b@example.com', address: 'dana@example.com' },
      subject: 'שלום\r\nBcc: b@example.com\r\n\r\nגוף',
    });
    const [mail] = server.received;
    const { headers } = readEml(mail?.raw ?? Buffer.alloc(0));
    expect(mail?.to).toEqual(['dana@example.com']);
    expect(headers.has('bcc')).toBe(false);
    expect(headers.get('subject')).toBe('שלום Bcc: b@example.com גוף');
  });
});
