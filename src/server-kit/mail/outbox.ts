import { randomBytes } from 'node:crypto';
import { access, constants, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { writeAtomic } from '#server-kit/files/write-atomic.ts';
import { checkMail } from './check-mail.ts';
import { type Mailer, type MailSettings, toMailError } from './mailer.ts';

/** Stores each email as an .eml file that any email client opens, for a machine without a mail server. */
export function createOutbox({ from, outboxDir, clock, log }: MailSettings & { outboxDir: string }): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  let written = 0;

  return {
    async send(mail) {
      const checked = checkMail(mail, from);
      const date = clock.now();
      written += 1;
      const file = join(outboxDir, `${fileStem(date, written)}.eml`);
      let messageId: string;
      try {
        const { message, messageId: id } = await composer.sendMail({ ...checked, date, ...noOutsideReads });
        if (!Buffer.isBuffer(message)) throw new TypeError('the composer gave a stream where bytes were asked for');
        await writeAtomic(file, message, `${file}.part`);
        messageId = id;
      } catch (error) {
        throw toMailError(error);
      }
      log.info({ to: checked.to.address, subject: checked.subject, file }, 'mail stored in the outbox');
      return { messageId };
    },
    async verify() {
      await mkdir(outboxDir, { recursive: true, mode: 0o700 }).catch(raise);
      await access(outboxDir, constants.W_OK).catch(raise);
    },
    async close() {
      composer.close();
    },
  };
}

/** Otherwise the composer would read `{ path }` and `{ href }` as the body's source. */
export const noOutsideReads = { disableFileAccess: true, disableUrlAccess: true } as const;

/** Sorts by time, then by order within the process; the random suffix keeps two processes apart. */
function fileStem(date: Date, order: number): string {
  const time = date.toISOString().replaceAll(/[-:.]/g, '');
  return `${time}-${String(order).padStart(6, '0')}-${randomBytes(4).toString('hex')}`;
}

function raise(error: unknown): never {
  throw toMailError(error);
}
