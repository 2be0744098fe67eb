/** Support in the admin API: all conversations, and visitors' contact messages. */
import { z } from 'zod';
import { listEndpoint, listQuery } from '#base/admin-list.ts';
import { endpoint } from '#base/endpoint.ts';
import { byId, id } from '#base/schemas.ts';
import { locales } from '#i18n/locale.ts';
import { contactTopics } from './domain.ts';

const wrong = { error: 'errors.invalid' };
const instant = z.iso.datetime();

export const adminConversation = z.object({
  owner: z.object({ id: z.number().int(), username: z.string(), displayName: z.string(), email: z.string() }),
  subject: z.string(),
  isClosed: z.boolean(),
  /** Unread messages from the owner. */
  unread: z.number().int(),
  /** The conversation is closed and reopened by the id of its last message. */
  last: z.object({ id: z.number().int(), text: z.string(), isFromSupport: z.boolean(), at: instant }),
});
export type AdminConversation = z.output<typeof adminConversation>;

export const conversationFilter = z.object({
  ...listQuery,
  state: z.enum(['open', 'closed', 'unread'], wrong).optional(),
  user: id.optional(),
});
export type ConversationFilter = z.output<typeof conversationFilter>;

export const adminContact = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  topic: z.enum(contactTopics),
  message: z.string(),
  language: z.enum(locales),
  createdAt: instant,
  doneAt: instant.nullable(),
});
export type AdminContact = z.output<typeof adminContact>;

export const contactFilter = z.object({ ...listQuery, state: z.enum(['open', 'done'], wrong).optional() });
export type ContactFilter = z.output<typeof contactFilter>;

export const adminSupportApi = {
  conversations: listEndpoint({
    access: 'admin:desk',
    path: '/api/admin/conversations',
    summary: 'Conversations with the support, the last written in first, fifty at a time',
    query: conversationFilter,
    row: adminConversation,
  }),
  contacts: listEndpoint({
    access: 'admin:desk',
    path: '/api/admin/contact-messages',
    summary: 'What visitors wrote on the contact page, newest first, fifty at a time',
    query: contactFilter,
    row: adminContact,
  }),
  setContactDone: endpoint({
    access: 'admin:desk',
    needsSession: true,
    method: 'PUT',
    path: '/api/admin/contact-messages/:id/done',
    summary: 'A visitor was answered, or needs an answer after all',
    params: byId,
    body: z.object({ isDone: z.boolean(wrong) }),
    answer: adminContact,
  }),
};
