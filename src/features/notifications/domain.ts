/** What an owner is told of. Each kind can also come by mail; the weekly summary comes by mail alone. */
export const notificationKinds = ['lead', 'reminder', 'order', 'payment', 'trial', 'reply', 'broadcast'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const mailKinds = [...notificationKinds, 'weekly'] as const;
export type MailKind = (typeof mailKinds)[number];

/** Those that can come today, and so can be chosen; each of the others joins with the feature that tells of it. */
export const offeredMailKinds: readonly MailKind[] = [
  'lead',
  'reminder',
  'reply',
  'weekly',
  'trial',
  'payment',
  'order',
  'broadcast',
];

/** Where the owner has not chosen. What needs an answer soon is worth a mail; a reminder is asked for by oneself. */
export const mailsByItself: Readonly<Record<MailKind, boolean>> = {
  lead: true,
  reminder: true,
  order: true,
  payment: true,
  trial: true,
  reply: true,
  broadcast: false,
  weekly: true,
};

/** Topics of the live line: what has news, not what the news are. */
export const eventTopics = ['notifications', 'leads', 'stats', 'messages', 'orders'] as const;
export type EventTopic = (typeof eventTopics)[number];

/** How long read notifications are stored, as the legal pages promise. */
export const notificationDays = 180;
