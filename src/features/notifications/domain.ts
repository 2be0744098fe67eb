/** What appears in the bell. Each kind can also be sent by mail; the weekly summary is sent by mail alone. */
export const notificationKinds = ['lead', 'reminder', 'reply', 'trial', 'payment', 'order', 'broadcast'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** In the order in which an owner sees them on the account page. */
export const mailKinds = ['lead', 'reminder', 'reply', 'weekly', 'trial', 'payment', 'order', 'broadcast'] as const;
export type MailKind = (typeof mailKinds)[number];

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
