/** Support: one conversation per owner, divided into tickets; a contact form for everyone else. */
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';
import { bodyId, byId, id, mailAddress, requiredText, text, untrimmedText } from '#base/schemas.ts';
import { contactTopics, supportLimits, unreadPath } from './domain.ts';

const wrong = { error: 'errors.invalid' };
const success = z.object({ success: z.boolean() });

export const supportMessage = z.object({
  id: z.number().int(),
  /** The owner of the conversation. */
  userId: z.number().int(),
  /** null if the sender's account was deleted. */
  senderId: z.number().int().nullable(),
  /** Of the owner of the conversation. */
  username: z.string(),
  displayName: z.string(),
  /** HTML with a few safe elements; sanitized again where it is rendered. */
  content: z.string(),
  /** Read by the other side. */
  isRead: z.boolean(),
  /** The message's ticket is closed. */
  isClosed: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Written by the support, not by the owner. */
  isFromSupport: z.boolean(),
  ticketId: z.number().int(),
  /** The subject of the ticket, on the message that opened it. */
  subject: z.string().nullable(),
  /** In an admin's list of conversations: the number of unread messages in this one. */
  unread: z.number().int().optional(),
  /** There as well: the first message of the conversation, to which replies are addressed. */
  firstId: z.number().int().optional(),
  /** Among staff, who of them wrote it: null if that account was deleted, or if it is an automatic reply. */
  author: z.object({ id: z.number().int(), name: z.string() }).nullable().optional(),
});
export type SupportMessage = z.output<typeof supportMessage>;

/** Raw HTML; the service sanitizes it and rejects it if nothing remains. */
const content = requiredText(supportLimits.contentMax);

const ticket = z.object({
  id: z.number().int(),
  subject: z.string(),
  isClosed: z.boolean(),
  createdAt: z.iso.datetime(),
});

/** The input of the contact form. Signed-in users need no name and no email address. */
export const contactForm = z.object({
  name: text(supportLimits.contactNameMax).default(''),
  email: z.union([z.literal('').transform(() => undefined), mailAddress], { error: 'errors.invalid_email' }).optional(),
  topic: z.enum(contactTopics, wrong).default('question'),
  message: requiredText(supportLimits.contactMessageMax, 'support.contact.emptyMessage'),
  /** Honeypot: a field hidden from humans. */
  website: untrimmedText(2_000).default(''),
});
export type ContactForm = z.input<typeof contactForm>;

const byAccount = (points: number, seconds: number) => ({ points, seconds, by: 'account' }) as const;

export const supportApi = {
  /**
   * Newest first, paginated; the next page is requested with the id of the last message. For an owner: their own
   * messages, including closed tickets. For an admin: the last message of every conversation or, with `userId`, the
   * messages of that one.
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
    path: unreadPath,
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
  /** Only the user's own open ticket, with the same pagination. */
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
      /** Empty means the specification's default, in Hebrew for all users because admins read it. */
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
      /** For an admin: any message of the conversation being answered. Ignored for other users. */
      recipientId: bodyId.nullable().default(null),
      content,
      type: z.literal('support', wrong).default('support'),
    }),
    answer: supportMessage,
    status: 201,
    limit: byAccount(60, 60),
  }),
  /** With a message id, an admin marks only that conversation; other fields of the body are ignored. */
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
    access: 'admin:desk',
    summary: 'Closes the conversation that a message stands in',
    needsSession: true,
    params: byId,
    answer: success,
  }),
  reopen: endpoint({
    method: 'PUT',
    path: '/api/admin/messages/:id/reopen',
    access: 'admin:desk',
    summary: 'Opens the conversation again that a message stands in',
    needsSession: true,
    params: byId,
    answer: success,
  }),
  /** Creates a ticket for signed-in users and sends an email to the support for everyone else. */
  contact: endpoint({
    method: 'POST',
    path: '/api/contact',
    allowedWhileReadOnly: true,
    access: 'public',
    summary: 'Writes to the support without an account',
    body: contactForm,
    answer: z.object({ kind: z.enum(['ticket', 'mail']) }),
    status: 201,
    csrf: 'origin-only',
    limit: { points: 5, seconds: 600, by: 'address' },
  }),
};
