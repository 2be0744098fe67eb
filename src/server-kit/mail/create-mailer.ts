import { createTransport } from 'nodemailer';
import type { Clock } from '#base/time/clock.ts';
import { systemClock } from '../clock/clock.ts';
import { checkMail } from './check-mail.ts';
import { type Mailer, type MailSettings, toMailError } from './mailer.ts';
import { createOutbox, noOutsideReads } from './outbox.ts';

/** A job awaits the response, so a silent server must not block it for nodemailer's default two to ten minutes. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000, dnsTimeout: 10_000 };

/**
 * `smtps://user:pass@host:465` uses TLS from the start; `smtp://…` upgrades to TLS if the server offers it. nodemailer
 * options are passed in the query, e.g. `?requireTLS=true`.
 */
function createSmtp({ smtpUrl, from, clock, log }: MailSettings & { smtpUrl: string }): Mailer {
  assertSmtpUrl(smtpUrl);
  const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: 3, maxRequeues: 1, ...timeouts });

  return {
    async send(mail) {
      const checked = checkMail(mail, from);
      try {
        const sent = await transport.sendMail({ ...checked, date: clock.now(), ...noOutsideReads });
        log.info({ messageId: sent.messageId, response: sent.response }, 'mail sent');
        return { messageId: sent.messageId };
      } catch (cause) {
        const error = toMailError(cause);
        log.warn({ err: error, permanent: error.permanent, replyCode: error.replyCode }, 'mail not sent');
        throw error;
      }
    },
    async verify() {
      try {
        await transport.verify();
      } catch (error) {
        throw toMailError(error);
      }
    },
    async close() {
      transport.close();
    },
  };
}

/** The error message omits the URL, which contains the password. */
function assertSmtpUrl(smtpUrl: string): void {
  const url = URL.canParse(smtpUrl) ? new URL(smtpUrl) : undefined;
  if (!url?.hostname || !['smtp:', 'smtps:'].includes(url.protocol)) {
    throw new Error('SMTP_URL must look like smtp://user:password@host:587 or smtps://user:password@host:465');
  }
}

export interface MailerOptions extends Omit<MailSettings, 'clock'> {
  /** Without it emails are stored in `outboxDir`. */
  smtpUrl?: string | undefined;
  outboxDir: string;
  clock?: Clock;
}

export function createMailer({ smtpUrl, outboxDir, clock = systemClock(), ...rest }: MailerOptions): Mailer {
  const settings = { ...rest, clock };
  return smtpUrl ? createSmtp({ ...settings, smtpUrl }) : createOutbox({ ...settings, outboxDir });
}
