import type { Clock } from '#base/time/clock.ts';
import { systemClock } from '../clock/clock.ts';
import type { Mailer, MailSettings } from './mailer.ts';
import { createOutbox } from './outbox.ts';
import { createSmtp } from './smtp.ts';

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
