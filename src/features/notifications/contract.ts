/** Notifications: what an owner should know, in the bell, by mail, and live. */
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';
import { requiredText } from '#base/schemas.ts';
import { type MailKind, mailKinds, notificationKinds } from './domain.ts';

/** Title and content are in the caller's language. */
export const notification = z.object({
  id: z.number().int(),
  kind: z.enum(notificationKinds),
  title: z.string(),
  content: z.string(),
  /** A page of ours that has more to say. */
  link: z.string().nullable(),
  isRead: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Notification = z.output<typeof notification>;

const byToken = z.object({
  token: requiredText(500),
});

const mailChoices = z.record(z.enum(mailKinds), z.boolean());

const choice = z.boolean({ error: 'errors.invalid' }).optional();
/** No record: a browser's bodies carry its token beside what they are about, and a record refuses what it does not know. */
const chosen = z.object(Object.fromEntries(mailKinds.map((kind) => [kind, choice])) as Record<MailKind, typeof choice>);

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
    body: chosen,
    answer: mailChoices,
  }),
  /** From a link in a mail, by whoever holds it: no sign-in stands between a reader and silence. */
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/notifications/unsubscribe',
    access: 'public',
    summary: 'Stops mails of one kind, by the token of a mail',
    body: byToken,
    answer: z.object({ kind: z.enum(mailKinds) }),
    csrf: 'origin-only',
    limit: { points: 30, seconds: 600, by: 'address' },
  }),
  /** What a mail program's own button sends (RFC 8058): a form from no page at all, with nothing in it to read. */
  oneClick: endpoint({
    method: 'POST',
    path: '/api/notifications/one-click',
    access: 'public',
    summary: 'Stops mails of one kind, from a mail program',
    query: byToken,
    answer: z.object({ success: z.boolean() }),
    acceptsAnyBody: true,
    bodyLimit: 4_096,
    csrf: 'origin-only',
    limit: { points: 300, seconds: 600, by: 'address' },
  }),
  /** Older mail programs open the same address in a browser: opening changes nothing, the page asks first. */
  oneClickPage: endpoint({
    method: 'GET',
    path: '/api/notifications/one-click',
    access: 'public',
    summary: 'Leads on to the page that stops mails of one kind',
    query: byToken,
    answer: z.object({ location: z.string() }),
    status: 302,
  }),
  /** Server-sent events: names of topics that have news. */
  live: endpoint({
    method: 'GET',
    path: '/api/live',
    access: 'user',
    summary: 'News as they come, as server-sent events',
    answer: z.unknown(),
    isStream: true,
  }),
};
