/** Notifications for owners: in the bell, by email, and live. */
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';
import { requiredText } from '#base/schemas.ts';
import { type MailKind, mailKinds, notificationKinds } from './domain.ts';

/** Title and content are in the user's language. */
export const notification = z.object({
  id: z.number().int(),
  kind: z.enum(notificationKinds),
  title: z.string(),
  content: z.string(),
  /** Path of a related page on this site. */
  link: z.string().nullable(),
  isRead: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Notification = z.output<typeof notification>;

const byToken = z.object({ token: requiredText(500) });

const mailChoices = z.record(z.enum(mailKinds), z.boolean());

const choice = z.boolean({ error: 'errors.invalid' }).optional();
/** Not a record: request bodies from browsers also carry the CSRF token, and a record rejects unknown keys. */
const chosen = () =>
  z.object(Object.fromEntries(mailKinds.map((kind) => [kind, choice])) as Record<MailKind, typeof choice>);

export const notificationsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/notifications',
    access: 'user',
    summary: 'My newest notifications',
    answer: z.array(notification),
  }),
  readAll: endpoint({
    method: 'PUT',
    path: '/api/notifications/read-all',
    access: 'user',
    summary: 'I have seen all of my notifications',
    answer: z.object({ success: z.boolean() }),
  }),
  mailChoices: endpoint({
    method: 'GET',
    path: '/api/notifications/mail-choices',
    access: 'user',
    summary: 'Which kinds of news also come by mail',
    answer: mailChoices,
  }),
  setMailChoices: endpoint({
    method: 'PUT',
    path: '/api/notifications/mail-choices',
    access: 'user',
    summary: 'Chooses which kinds of news also come by mail',
    body: chosen(),
    answer: mailChoices,
  }),
  /** Called from a link in an email by whoever holds the token: unsubscribing must not require a sign-in. */
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/notifications/unsubscribe',
    allowedWhileReadOnly: true,
    access: 'public',
    summary: 'Stops mails of one kind, by the token of a mail',
    body: byToken,
    answer: z.object({ kind: z.enum(mailKinds) }),
    csrf: 'origin-only',
    limit: { points: 30, seconds: 600, by: 'address' },
  }),
  /** Called by a mail client's unsubscribe button (RFC 8058): a form from no page, without relevant content. */
  oneClick: endpoint({
    method: 'POST',
    path: '/api/notifications/one-click',
    allowedWhileReadOnly: true,
    access: 'public',
    summary: 'Stops mails of one kind, from a mail program',
    query: byToken,
    answer: z.object({ success: z.boolean() }),
    acceptsAnyBody: true,
    bodyLimit: 4_096,
    csrf: 'origin-only',
    limit: { points: 300, seconds: 600, by: 'address' },
  }),
  /** Older mail clients open the same URL in a browser: GET changes nothing; the page prompts for confirmation. */
  oneClickPage: endpoint({
    method: 'GET',
    path: '/api/notifications/one-click',
    access: 'public',
    summary: 'Leads on to the page that stops mails of one kind',
    query: byToken,
    answer: z.object({ location: z.string() }),
    status: 302,
  }),
  /** Server-sent events: names of topics with news. */
  live: endpoint({
    method: 'GET',
    path: '/api/live',
    access: 'user',
    summary: 'News as they come, as server-sent events',
    answer: z.unknown(),
    isStream: true,
  }),
};
