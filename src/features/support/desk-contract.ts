/** The desk: all conversations with owners and all messages of visitors, in the admin API. */
import { z } from 'zod';
import { listEndpoint, listQuery } from '#base/admin-list.ts';
import { endpoint } from '#base/endpoint.ts';
import { bodyId, byId, id, plannedInstant, requiredText } from '#base/schemas.ts';
import { locales } from '#i18n/locale.ts';
import { contactTopics, deskLimits, deskViews } from './domain.ts';

const wrong = { error: 'errors.invalid' };
const instant = z.iso.datetime();
const person = z.object({ id: z.number().int(), name: z.string() });

export const deskConversation = z.object({
  id: z.number().int(),
  /** null for a visitor without an account. */
  owner: z
    .object({ id: z.number().int(), username: z.string(), displayName: z.string(), email: z.string() })
    .nullable(),
  visitor: z
    .object({ contactId: z.number().int(), name: z.string(), email: z.string(), topic: z.enum(contactTopics) })
    .nullable(),
  /** Of the newest inquiry of an owner; empty for a visitor. */
  subject: z.string(),
  last: z.object({
    text: z.string(),
    isFromSupport: z.boolean(),
    /** Who of the staff wrote it; null as well if that account was deleted, or for an automatic reply. */
    author: person.nullable(),
    at: instant,
  }),
  /** Since when the customer waits for an answer. */
  waitingSince: instant.nullable(),
  /** Until when the answer that the customer waits for was promised. */
  answerDue: instant.nullable(),
  snoozedUntil: instant.nullable(),
  isClosed: z.boolean(),
  assignee: person.nullable(),
  /** What this member of staff has not read. */
  unread: z.number().int(),
  notes: z.number().int(),
});
export type DeskConversation = z.output<typeof deskConversation>;

export const deskFilter = z.object({
  ...listQuery,
  view: z.enum(deskViews, wrong).default('open'),
  user: id.optional(),
});
export type DeskFilter = z.output<typeof deskFilter>;

const deskNote = z.object({
  id: z.number().int(),
  text: z.string(),
  /** null if that account was deleted. */
  author: person.nullable(),
  at: instant,
});
export type DeskNote = z.output<typeof deskNote>;

const contactAnswer = z.object({
  id: z.number().int(),
  text: z.string(),
  author: person.nullable(),
  at: instant,
  /** The mail server has accepted it. */
  isMailed: z.boolean(),
});

/** What a conversation has beside the messages of an owner, which are read page by page. */
export const deskDetail = z.object({
  conversation: deskConversation,
  /** Replies to an owner are addressed to it. */
  firstMessageId: z.number().int().nullable(),
  message: z.object({ text: z.string(), language: z.enum(locales), at: instant }).nullable(),
  answers: z.array(contactAnswer),
  notes: z.array(deskNote),
  /** What else was written to us from the address of the visitor, the newest first; the count is that of all. */
  sameAddress: z.object({
    count: z.number().int(),
    rows: z.array(z.object({ id: z.number().int(), topic: z.enum(contactTopics), at: instant, isClosed: z.boolean() })),
  }),
  /** The account with the mail address of the visitor. */
  sameMail: person.nullable(),
  /** Where the message of a visitor was moved to. */
  mergedInto: z.object({ id: z.number().int(), name: z.string() }).nullable(),
});
export type DeskDetail = z.output<typeof deskDetail>;

export const deskCounts = z.object({ open: z.number().int(), mine: z.number().int(), snoozed: z.number().int() });

export const cannedReply = z.object({ id: z.number().int(), title: z.string(), text: z.string() });
export type CannedReply = z.output<typeof cannedReply>;
export const cannedReplyBody = z.object({
  title: requiredText(deskLimits.titleMax),
  text: requiredText(deskLimits.textMax),
});

const change = { access: 'admin:desk', needsSession: true } as const;
const changed = { ...change, method: 'PUT', params: byId, answer: deskDetail } as const;

export const deskApi = {
  list: listEndpoint({
    access: 'admin:desk',
    path: '/api/admin/desk',
    summary: 'The desk: who waits longest for an answer comes first, fifty at a time',
    query: deskFilter,
    row: deskConversation,
  }),
  counts: endpoint({
    access: 'admin:desk',
    needsSession: true,
    method: 'GET',
    path: '/api/admin/desk-counts',
    summary: 'How many conversations are open, mine, and snoozed',
    answer: deskCounts,
  }),
  staff: endpoint({
    access: 'admin:desk',
    needsSession: true,
    method: 'GET',
    path: '/api/admin/desk-staff',
    summary: 'Who may be assigned: staff who answer customers',
    answer: z.array(person),
  }),
  read: endpoint({
    access: 'admin:desk',
    needsSession: true,
    method: 'GET',
    path: '/api/admin/desk/:id',
    summary: 'One conversation of the desk with its notes',
    params: byId,
    answer: deskDetail,
  }),
  /** Beside the chat's own, outside the admin API: every change there is audited, and reading is none. */
  markRead: endpoint({
    access: 'user',
    needsSession: true,
    method: 'PUT',
    path: '/api/support-messages/visitors/read',
    summary: 'I have seen the message of a visitor; means nothing for who does not answer at the desk',
    body: z.object({ conversationId: bodyId }),
    answer: z.object({ success: z.boolean() }),
  }),
  assign: endpoint({
    ...changed,
    path: '/api/admin/desk/:id/assignee',
    summary: 'Who takes care of a conversation, or nobody',
    body: z.object({ assigneeId: id.nullable() }),
  }),
  snooze: endpoint({
    ...changed,
    path: '/api/admin/desk/:id/snooze',
    summary: 'Puts a conversation aside until a time, or takes it back',
    body: z.object({ until: plannedInstant.nullable() }),
  }),
  setClosed: endpoint({
    ...changed,
    path: '/api/admin/desk/:id/closed',
    summary: 'Closes a conversation, or opens it again',
    body: z.object({ isClosed: z.boolean(wrong) }),
  }),
  addNote: endpoint({
    ...changed,
    method: 'POST',
    path: '/api/admin/desk/:id/notes',
    summary: 'Adds a note that only staff see',
    body: z.object({ text: requiredText(deskLimits.textMax) }),
  }),
  removeNote: endpoint({
    ...changed,
    method: 'DELETE',
    path: '/api/admin/desk/:id/notes/:noteId',
    summary: 'Removes a note of my own',
    params: byId.extend({ noteId: id }),
  }),
  answer: endpoint({
    ...changed,
    method: 'POST',
    path: '/api/admin/desk/:id/answers',
    summary: 'Answers a visitor by mail and closes the conversation',
    body: z.object({ text: requiredText(deskLimits.textMax) }),
  }),
  merge: endpoint({
    ...changed,
    path: '/api/admin/desk/:id/merge',
    summary: 'Moves the message of a visitor to the conversation of the account with the same address',
  }),
  cannedReplies: endpoint({
    access: 'admin:desk',
    needsSession: true,
    method: 'GET',
    path: '/api/admin/canned-replies',
    summary: 'The canned replies, by title',
    answer: z.array(cannedReply),
  }),
  addCannedReply: endpoint({
    ...change,
    method: 'POST',
    path: '/api/admin/canned-replies',
    summary: 'Adds a canned reply',
    body: cannedReplyBody,
    answer: cannedReply,
    status: 201,
  }),
  changeCannedReply: endpoint({
    ...change,
    method: 'PUT',
    path: '/api/admin/canned-replies/:id',
    summary: 'Changes a canned reply',
    params: byId,
    body: cannedReplyBody,
    answer: cannedReply,
  }),
  removeCannedReply: endpoint({
    ...change,
    method: 'DELETE',
    path: '/api/admin/canned-replies/:id',
    summary: 'Removes a canned reply',
    params: byId,
    answer: z.object({ success: z.boolean() }),
  }),
};
