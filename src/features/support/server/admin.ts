import { orNotFound } from '#base/app-error.ts';
import { shortened } from '#base/trimmed.ts';
import { defineAdminList, presentAs } from '#server-kit/admin-list/index.ts';
import { type AuditWriter, changesOf } from '#server-kit/audit/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import { type AdminContact, adminContact, adminSupportApi } from '../admin-contract.ts';
import {
  type ContactRow,
  type ConversationRow,
  contactsSource,
  conversationsSource,
  lockContact,
  setContactDone,
} from './admin-queries.ts';
import { plainText } from './messages/safe-html.ts';

/** Max length of a message excerpt in a list. */
const excerptLength = 160;

const conversationValues = (row: ConversationRow) => ({
  owner: { id: row.ownerId, username: row.username, displayName: row.displayName, email: row.email },
  subject: row.subject,
  isClosed: row.closedAt !== null,
  unread: row.unread,
  last: {
    id: row.lastMessageId,
    text: shortened(plainText(row.content).replaceAll('\n', ' '), excerptLength),
    isFromSupport: row.isFromSupport,
    at: row.lastAt,
  },
});

export const supportListRoutes = [
  ...defineAdminList({ list: adminSupportApi.conversations, source: conversationsSource, values: conversationValues }),
  ...defineAdminList({
    list: adminSupportApi.contacts,
    source: contactsSource,
    values: ({ contact }: { readonly contact: ContactRow }) => contact,
  }),
];

type Marking = Pick<Services, 'db' | 'clock'> & { readonly audit: AuditWriter };

/** Marking it as done again keeps the first timestamp. */
export const markContact = ({ db, clock, audit }: Marking, id: number, isDone: boolean): Promise<AdminContact> =>
  db.transaction(async (tx) => {
    const before = orNotFound(await lockContact(tx, id));
    const doneAt = isDone ? (before.doneAt ?? clock.now()) : null;
    const action = isDone ? 'support.contact-done' : 'support.contact-undone';
    const change = changesOf({ doneAt: before.doneAt }, { doneAt });
    await audit(tx, { action, target: { kind: 'contact-message', id }, ...change });
    return presentAs(adminContact, await setContactDone(tx, id, doneAt));
  });
