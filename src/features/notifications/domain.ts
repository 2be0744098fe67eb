/** Kinds shown in the bell. Each can also be sent by email; the weekly summary is sent by email only. */
const ownKinds = ['lead', 'reminder', 'reply', 'trial', 'payment', 'order', 'card'] as const;
export const notificationKinds = [...ownKinds, 'broadcast', 'staff'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** In display order of the account page. */
export const mailKinds = [...notificationKinds, 'weekly'] as const;
export type MailKind = (typeof mailKinds)[number];

/** Defaults until the owner chooses. What needs a prompt response is emailed; reminders are requested by the owner. */
export const mailsByItself: Readonly<Record<MailKind, boolean>> = {
  lead: true,
  reminder: true,
  order: true,
  card: true,
  payment: true,
  trial: true,
  reply: true,
  broadcast: false,
  staff: true,
  weekly: true,
};

/** Work that waits for somebody concerns staff alone. */
export const isForStaff = (kind: MailKind): boolean => kind === 'staff';

/** Sent to an unverified address too, without user input: an owner must not miss a customer or a payment. */
export const mailsUnverified: ReadonlySet<MailKind> = new Set(['lead', 'payment', 'order', 'staff']);

/** Topics of the live connection: they name what changed, not its content. */
export const eventTopics = ['notifications', 'leads', 'stats', 'messages', 'orders'] as const;
export type EventTopic = (typeof eventTopics)[number];

/** Retention of read notifications in days, as the legal pages promise. */
export const notificationDays = 180;
