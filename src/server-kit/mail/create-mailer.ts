import type { Clock } from '#base/time/clock.ts';
import type { Mailer, MailLog } from './mailer.ts';
import { createOutbox } from './outbox.ts';
import { createSmtp } from './smtp.ts';

export interface MailerOptions {
  /** Without it emails are stored in `outboxDir`. */
  smtpUrl?: string | undefined;
  /** `Negia <mail@negia.example>`, from the settings and not validated further. */
  from: string;
  outboxDir: string;
  log: MailLog;
  clock?: Clock;
}

const machineClock: Clock = { now: () => new Date() };

export function createMailer({ smtpUrl, from, outboxDir, log, clock = machineClock }: MailerOptions): Mailer {
  return smtpUrl ? createSmtp({ smtpUrl, from, clock, log }) : createOutbox({ from, outboxDir, clock, log });
}
