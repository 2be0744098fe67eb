/** `waiting`: on its way, or tried again by its job. `failed`: not tried again. */
export const mailStatuses = ['waiting', 'sent', 'failed'] as const;
export type MailStatus = (typeof mailStatuses)[number];

/** Why an email cannot be sent again from here. */
export const resendRefusals = ['waiting', 'secret', 'advert', 'attachments', 'expired'] as const;
export type ResendRefusal = (typeof resendRefusals)[number];

/** Retention in days, as the legal pages promise. */
export const mailDays = { content: 30, record: 365 } as const;

/** An email that was not tried for this long is not tried any more: its job was given up. */
export const abandonedHours = 24;

/** Failures of so many days wait for staff. */
export const failedDays = 7;

interface Mailed {
  readonly status: MailStatus;
  readonly template: string | null;
  readonly hasAttachments: boolean;
  readonly isSecret: boolean;
  readonly hasContent: boolean;
}

export function resendRefusalOf(mail: Mailed): ResendRefusal | null {
  const { status, template, hasAttachments, isSecret, hasContent } = mail;
  if (status === 'waiting') return 'waiting';
  if (isSecret) return 'secret';
  // Only to those who agree to it now.
  if (template === 'broadcast') return 'advert';
  if (hasAttachments) return 'attachments';
  return hasContent ? null : 'expired';
}
