import { adminPageSize } from '#base/admin-list.ts';
import { AppError } from '#base/app-error.ts';
import { changesOf, type TellAudit } from '#server-kit/audit/index.ts';
import { pageOf } from '#server-kit/db/keyset.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { AdminContact, AdminConversation, ContactFilter, ConversationFilter } from '../admin-contract.ts';
import {
  type ContactRow,
  type ConversationRow,
  listContacts,
  listConversations,
  lockContact,
  setContactDone,
} from './admin-queries.ts';
import { plainWords, shortened } from './plain-words.ts';

/** Of a message in a list. */
const maxShown = 160;

export async function listForAdmin({ db }: Pick<Services, 'db'>, filter: ConversationFilter) {
  const { rows, next } = pageOf(await listConversations(db, filter, adminPageSize), adminPageSize);
  return { rows: rows.map(presentConversation), next };
}

const presentConversation = (row: ConversationRow): AdminConversation => ({
  owner: { id: row.ownerId, username: row.username, displayName: row.displayName, email: row.email },
  subject: row.subject,
  isClosed: row.closedAt !== null,
  unread: row.unread,
  last: {
    id: row.lastMessageId,
    text: shortened(plainWords(row.content).replaceAll('\n', ' '), maxShown),
    isFromSupport: row.isFromSupport,
    at: row.lastAt.toISOString(),
  },
});

export async function listContactsForAdmin({ db }: Pick<Services, 'db'>, filter: ContactFilter) {
  const { rows, next } = pageOf(await listContacts(db, filter, adminPageSize), adminPageSize);
  return { rows: rows.map(({ row }) => presentContact(row)), next };
}

const presentContact = ({
  id,
  name,
  email,
  topic,
  message,
  language,
  createdAt,
  doneAt,
}: ContactRow): AdminContact => ({
  ...{ id, name, email, topic, message, language },
  createdAt: createdAt.toISOString(),
  doneAt: doneAt?.toISOString() ?? null,
});

type Marking = Pick<Services, 'db' | 'clock'> & { readonly audit: TellAudit };

/** What was done first stays done since then. */
export const markContact = ({ db, clock, audit }: Marking, id: number, isDone: boolean): Promise<AdminContact> =>
  db.transaction(async (tx) => {
    const before = await lockContact(tx, id);
    if (!before) throw new AppError('not_found');
    const doneAt = isDone ? (before.doneAt ?? clock.now()) : null;
    const action = isDone ? 'support.contact-done' : 'support.contact-undone';
    const change = changesOf({ doneAt: before.doneAt }, { doneAt });
    await audit(tx, { action, target: { kind: 'contact-message', id }, ...change });
    return presentContact(await setContactDone(tx, id, doneAt));
  });
