import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '#server-kit/testing/temporary-folder.ts';
import { createMailer } from './create-mailer.ts';
import { MailError, type Mailer } from './mailer.ts';
import { readEml } from './testing/read-eml.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
let root: string;
let outboxDir: string;

beforeEach(async () => {
  root = await temporaryFolder();
  outboxDir = join(root, 'deep', 'outbox');
  vi.clearAllMocks();
});

function outbox(now = () => new Date()): Mailer {
  return createMailer({ from: 'Negia <mail@negia.example>', outboxDir, log, clock: { now } });
}

it('stores an email as a private .eml file and logs everything but the body', async () => {
  await outbox().send({ to: 'dana@example.com', subject: 'קוד הכניסה', text: 'הקוד: 123456' });

  const [name = ''] = await readdir(outboxDir);
  const file = join(outboxDir, name);
  const read = readEml(await readFile(file));
  expect(read.headers.get('subject')).toBe('קוד הכניסה');
  expect(read.headers.get('to')).toBe('dana@example.com');
  expect(read.text).toBe('הקוד: 123456');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(log.info.mock.calls).toEqual([[{ to: 'dana@example.com', subject: 'קוד הכניסה', file }, expect.any(String)]]);
  expect(JSON.stringify(log.info.mock.calls)).not.toContain('123456');
});

it('file names sort by the clock time, also within one millisecond', async () => {
  const mailer = outbox(() => new Date('2027-01-02T03:04:05.678Z'));
  await Promise.all(
    Array.from({ length: 30 }, (_, order) => mailer.send({ to: 'a@example.com', subject: `${order}`, text: 'x' })),
  );
  const names = (await readdir(outboxDir)).sort();
  expect(names).toHaveLength(30);
  expect(names[0]).toMatch(/^20270102T030405678Z-000001-[0-9a-f]{8}\.eml$/);
  const mails = await Promise.all(names.map(async (name) => readEml(await readFile(join(outboxDir, name)))));
  expect(mails.map((mail) => mail.headers.get('subject'))).toEqual(names.map((_, order) => `${order}`));
  expect(mails[0]?.headers.get('date')).toBe('Sat, 02 Jan 2027 03:04:05 +0000');
});

it('throws a temporary MailError when the folder cannot be created', async () => {
  await writeFile(join(root, 'deep'), 'a file stands where the folder should');
  const error = await outbox()
    .send({ to: 'a@example.com', subject: 's', text: 't' })
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(MailError);
  expect(error).toMatchObject({ permanent: false });
  await expect(outbox().verify()).rejects.toBeInstanceOf(MailError);
  expect(log.info).not.toHaveBeenCalled();
});

it('verify creates the folder, and sending leaves no temporary files', async () => {
  const mailer = outbox();
  await mailer.verify();
  expect((await stat(outboxDir)).mode & 0o777).toBe(0o700);
  await mailer.send({ to: 'a@example.com', subject: 's', text: 't' });
  expect((await readdir(outboxDir)).every((name) => name.endsWith('.eml'))).toBe(true);
  await mailer.close();
});

it('stores attachments byte by byte, under a safe name', async () => {
  const bytes = Buffer.from([0, 255, 13, 10, 46, 13, 10, 1]);
  await outbox().send({
    to: 'a@example.com',
    subject: 's',
    text: 'טקסט',
    html: '<p>טקסט</p>',
    attachments: [{ name: '../a\r\nb.pdf', type: 'application/pdf', bytes }],
  });
  const [name = ''] = await readdir(outboxDir);
  const read = readEml(await readFile(join(outboxDir, name)));
  expect(read.attachments).toEqual([{ name: '..-a b.pdf', type: 'application/pdf', bytes }]);
  expect([read.text, read.html]).toEqual(['טקסט', '<p>טקסט</p>']);
});

it('rejects an attachment with an invalid type', async () => {
  const attachments = [{ name: 'a', type: 'text/plain\r\nBcc: b@example.com', bytes: Buffer.from('a') }];
  const sending = outbox().send({ to: 'a@example.com', subject: 's', text: 't', attachments });
  await expect(sending).rejects.toMatchObject({ code: 'invalid_input' });
});
