/** Support: one conversation an owner, kept in tickets; a way in for everybody else. */
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';
import { bodyId, byId, id, mailAddress, requiredText, text, untrimmedText } from '#base/schemas.ts';
import { contactTopics, supportLimits } from './domain.ts';

const wrong = { error: 'errors.invalid' };
const success = z.object({ success: z.boolean() });

export const supportMessage = z.object({
  id: z.number().int(),
  /** Whose conversation it stands in. */
  userId: z.number().int(),
  /** null when the writer's account is gone. */
  senderId: z.number().int().nullable(),
  /** Of the owner whose conversation it is. */
  username: z.string(),
  /** HTML of a few harmless elements; made safe once more where it is shown. */
  content: z.string(),
  /** By the other side. */
  isRead: z.boolean(),
  /** The ticket that it belongs to is closed. */
  isClosed: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Written by the support, not by the owner. */
  isFromSupport: z.boolean(),
  ticketId: z.number().int(),
  /** What the ticket is about, on the message that opened it. */
  subject: z.string().nullable(),
  /** In an admin's list of conversations: how many of this one wait to be read. */
  unread: z.number().int().optional(),
});
export type SupportMessage = z.output<typeof supportMessage>;

/** HTML as it came; the service makes it harmless and refuses what is empty then. */
const content = requiredText(supportLimits.contentMax);

const ticket = z.object({
  id: z.number().int(),
  subject: z.string(),
  isClosed: z.boolean(),
  createdAt: z.iso.datetime(),
});

/** What somebody writes on the contact page. Whoever is signed in needs no name and no address. */
export const contactForm = z.object({
  name: text(supportLimits.contactNameMax).default(''),
  email: z.union([z.literal('').transform(() => undefined), mailAddress], { error: 'errors.invalid_email' }).optional(),
  topic: z.enum(contactTopics, wrong).default('question'),
  message: requiredText(supportLimits.contactMessageMax, 'support.contact.emptyMessage'),
  /** A field that people do not see. */
  website: untrimmedText(2_000).default(''),
  /** How long the form was looked at, in milliseconds. */
  elapsed: z.coerce.number().min(0).optional(),
});
export type ContactForm = z.input<typeof contactForm>;

const byAccount = (points: number, seconds: number) => ({ points, seconds, by: 'account' }) as const;

export const supportApi = {
  /**
   * Newest first, a page at a time; the next one is asked for with the id of the last. An owner's own messages, closed ones
   * too. For an admin the last message of every conversation, or with `userId` the messages of that one.
   */
  list: endpoint({
    method: 'GET',
    path: '/api/support-messages',
    access: 'user',
    summary: 'Support messages, newest first: by conversation for an admin, the own ones for an owner',
    query: z.object({ before: id.optional(), userId: id.optional() }),
    answer: z.array(supportMessage),
  }),
  unread: endpoint({
    method: 'GET',
    path: '/api/support-messages/unread',
    access: 'user',
    summary: 'How many support messages wait to be read by me',
    answer: z.object({ count: z.number().int() }),
  }),
  readAll: endpoint({
    method: 'PUT',
    path: '/api/support-messages/read-all',
    access: 'user',
    summary: 'I have seen all support messages that were written to me',
    answer: success,
  }),
  /** Of one's own open ticket alone, in the same pages. */
  listOpen: endpoint({
    method: 'GET',
    path: '/api/open-support-messages',
    access: 'user',
    summary: 'The messages of my open conversation, newest first',
    query: z.object({ before: id.optional() }),
    answer: z.array(supportMessage),
  }),
  createTicket: endpoint({
    method: 'POST',
    path: '/api/create-support-ticket',
    access: 'user',
    summary: 'Opens a ticket; whoever is signed in may, on every plan',
    needsSession: true,
    body: z.object({
      /** Empty stands for the spec's default, in Hebrew for everybody: admins read it. */
      subject: text(supportLimits.subjectMax).default(''),
      content,
    }),
    answer: z.object({ ticket, message: supportMessage }),
    status: 201,
    limit: byAccount(10, 3_600),
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/messages',
    access: 'subscriber',
    summary: 'Writes into the conversation with the support',
    needsSession: true,
    body: z.object({
      /** Of an admin: any message of the conversation that is answered. Ignored from everybody else. */
      recipientId: bodyId.nullable().default(null),
      content,
      type: z.literal('support', wrong).default('support'),
    }),
    answer: supportMessage,
    status: 201,
    limit: byAccount(60, 60),
  }),
  /** With a message's id an admin marks that conversation alone; what else comes in the body is not looked at. */
  readConversation: endpoint({
    method: 'PUT',
    path: '/api/messages/read-all',
    access: 'user',
    summary: 'I have seen the messages of a conversation, or of all of them',
    body: z.object({ recipientId: bodyId.nullable().catch(null) }).catch({ recipientId: null }),
    answer: success,
  }),
  close: endpoint({
    method: 'PUT',
    path: '/api/admin/messages/:id/close',
    access: 'admin',
    summary: 'Closes the conversation that a message stands in',
    needsSession: true,
    params: byId,
    answer: success,
  }),
  reopen: endpoint({
    method: 'PUT',
    path: '/api/admin/messages/:id/reopen',
    access: 'admin',
    summary: 'Opens the conversation again that a message stands in',
    needsSession: true,
    params: byId,
    answer: success,
  }),
  /** A ticket for whoever is signed in, a letter to the support for everybody else. */
  contact: endpoint({
    method: 'POST',
    path: '/api/contact',
    access: 'public',
    summary: 'Writes to the support without an account',
    body: contactForm,
    answer: z.object({ kind: z.enum(['ticket', 'mail']) }),
    status: 201,
    csrf: 'origin-only',
    limit: { points: 5, seconds: 600, by: 'address' },
  }),
};
