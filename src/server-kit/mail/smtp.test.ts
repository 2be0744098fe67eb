import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeAfterwards } from '#server-kit/testing/close-afterwards.ts';
import { createMailer } from './create-mailer.ts';
import { type Mail, MailError, type Mailer } from './mailer.ts';
import { reply, startLoopbackSmtp } from './testing/loopback-smtp.ts';
import { readEml } from './testing/read-eml.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const hello: Mail = {
  to: { name: 'דנה כהן, "מנכ״לית"', address: 'dana@example.com' },
  subject: 'פנייה חדשה מהכרטיס שלכם: ישראל ישראלי ביקש שתחזרו אליו היום (Negia)',
  text: 'שלום דנה,\n\nהטלפון: \u2066050-123-4567\u2069\n.\nלהתראות',
  html: '<p lang="he" dir="rtl">שלום דנה</p>',
};

afterEach(() => void vi.clearAllMocks());

function mailerTo(smtpUrl: string): Mailer {
  const mailer = createMailer({ smtpUrl, from: 'נגיעה <mail@negia.example>', outboxDir: '/nowhere', log });
  closeAfterwards(() => mailer.close());
  return mailer;
}

async function failure(work: Promise<unknown>): Promise<MailError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof MailError)) throw new Error(`expected a MailError, got ${String(error)}`);
  return error;
}

describe('an email over SMTP', () => {
  it('arrives with its Hebrew subject, names and bodies intact', async () => {
    const server = await startLoopbackSmtp();
    await mailerTo(`smtp://127.0.0.1:${server.port}`).send({
      ...hello,
      replyTo: { name: 'ישראל', address: 'israel@example.com' },
      headers: { 'List-Unsubscribe': '<https://negia.example/u/1>' },
    });

    const [mail] = server.received;
    expect(mail).toMatchObject({ from: 'mail@negia.example', to: ['dana@example.com'] });
    const read = readEml(mail?.raw ?? Buffer.alloc(0));
    expect(read.headers.get('subject')).toBe(hello.subject);
    expect(read.headers.get('from')).toBe('נגיעה <mail@negia.example>');
    expect(read.headers.get('to')).toBe('דנה כהן, "מנכ״לית" <dana@example.com>');
    expect(read.headers.get('reply-to')).toBe('ישראל <israel@example.com>');
    expect(read.headers.get('list-unsubscribe')).toBe('<https://negia.example/u/1>');
    expect(read.text.replaceAll('\r\n', '\n')).toBe(hello.text);
    expect(read.html).toBe(hello.html);
    expect(mail?.raw.every((byte) => byte < 0x80)).toBe(true);
  });

  it('has the display name of its language before the configured address', async () => {
    const server = await startLoopbackSmtp();
    await mailerTo(`smtp://127.0.0.1:${server.port}`).send({ ...hello, fromName: 'Negia\r\nBcc: b@example.com' });
    const [mail] = server.received;
    const { headers } = readEml(mail?.raw ?? Buffer.alloc(0));
    expect([mail?.from, headers.get('from')]).toEqual([
      'mail@negia.example',
      '"Negia Bcc: b@example.com" <mail@negia.example>',
    ]);
    expect(headers.has('bcc')).toBe(false);
  });

  it('uses STARTTLS when offered, and TLS from the start for smtps', async () => {
    const offered = await startLoopbackSmtp({ hideSTARTTLS: false });
    await mailerTo(`smtp://127.0.0.1:${offered.port}?tls.rejectUnauthorized=false`).send(hello);
    expect(offered.received[0]?.secure).toBe(true);

    const secure = await startLoopbackSmtp({ secure: true });
    await mailerTo(`smtps://127.0.0.1:${secure.port}?tls.rejectUnauthorized=false`).send(hello);
    expect(secure.received[0]?.secure).toBe(true);

    const untrusted = await failure(mailerTo(`smtps://127.0.0.1:${secure.port}`).send(hello));
    expect(untrusted.permanent).toBe(false);
    expect(secure.received).toHaveLength(1);
  });

  it('authenticates, and a wrong password is a temporary failure', async () => {
    const server = await startLoopbackSmtp({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth({ username, password }, _session, callback) {
        if (username === 'negia' && password === 'p@ss/1') callback(null, { user: username });
        else callback(reply(535, 'no'));
      },
    });
    const right = mailerTo(`smtp://negia:p%40ss%2F1@127.0.0.1:${server.port}`);
    await right.verify();
    await right.send(hello);
    expect(server.received).toHaveLength(1);

    const wrong = mailerTo(`smtp://negia:wrong@127.0.0.1:${server.port}`);
    expect(await failure(wrong.send(hello))).toMatchObject({ permanent: false, replyCode: 535 });
    await failure(wrong.verify());
  });

  it.each([
    [450, false],
    [550, true],
  ])('classifies a %i for the recipient as permanent or temporary', async (code, permanent) => {
    const server = await startLoopbackSmtp({
      onRcptTo: (_address, _session, callback) => callback(reply(code, 'refused')),
    });
    const error = await failure(mailerTo(`smtp://127.0.0.1:${server.port}`).send(hello));
    expect(error).toMatchObject({ permanent, replyCode: code });
    expect(log.warn).toHaveBeenCalledOnce();
  });

  it.each([
    [451, false],
    [554, true],
  ])('classifies a %i for the content as permanent or temporary', async (code, permanent) => {
    const server = await startLoopbackSmtp({
      onData(stream, _session, callback) {
        stream.resume();
        stream.on('end', () => callback(reply(code, 'refused')));
      },
    });
    const error = await failure(mailerTo(`smtp://127.0.0.1:${server.port}`).send(hello));
    expect(error).toMatchObject({ permanent, replyCode: code });
  });

  it('throws a temporary failure when the connection is refused', async () => {
    const server = await startLoopbackSmtp();
    await server.close();
    const mailer = mailerTo(`smtp://127.0.0.1:${server.port}`);
    expect(await failure(mailer.send(hello))).toMatchObject({ permanent: false, replyCode: undefined });
    await failure(mailer.verify());
  });

  it('sends many at once over at most three connections', async () => {
    let connections = 0;
    const server = await startLoopbackSmtp({
      onConnect(_session, callback) {
        connections += 1;
        callback();
      },
    });
    const mailer = mailerTo(`smtp://127.0.0.1:${server.port}`);
    await Promise.all(Array.from({ length: 20 }, () => mailer.send(hello)));
    expect(server.received).toHaveLength(20);
    expect(connections).toBeLessThanOrEqual(3);
  });
});

it.each(['localhost', 'http://x', 'smtp://', 'smtp:secret'])('rejects SMTP_URL %j without repeating it', (url) => {
  expect(() => mailerTo(url)).toThrow(/^SMTP_URL must look like (?!.*secret)/);
});
