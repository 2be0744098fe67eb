import { and, asc, desc, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { integerMax } from '#base/schemas.ts';
import { mayStaff } from '#base/staff-roles.ts';
import {
  listStaff,
  ownerColumns,
  ownerName,
  ownerOf,
  type SharedSearch,
  searchUserIds,
} from '#features/accounts/server/index.ts';
import { type Db, firstRow, onlyRow } from '#server-kit/db/database.ts';
import {
  isCommon,
  type Keyset,
  type ListReader,
  type PageClauses,
  searchRows,
  textSearchQuery,
} from '#server-kit/db/keyset.ts';
import type { DeskFilter } from '../../desk-contract.ts';
import { unreadBy } from '../queries.ts';
import {
  contactAnswersTable as answers,
  cannedRepliesTable as cannedReplies,
  contactReadsTable as contactReads,
  contactSearchText,
  contactMessagesTable as contacts,
  deskConversationsTable as conversations,
  messageSearchText,
  supportMessagesTable as messages,
  deskNotesTable as notes,
} from '../table.ts';

export type DeskRow = typeof conversations.$inferSelect;

const isOpen = and(isNull(conversations.closedAt), isNull(conversations.snoozedUntil));

/** What each view of the list shows; the counts beside their names use the same conditions. */
const inViews = (adminId: number) =>
  ({
    open: isOpen,
    mine: and(eq(conversations.assigneeId, adminId), isNull(conversations.closedAt)),
    snoozed: isNotNull(conversations.snoozedUntil),
    closed: isNotNull(conversations.closedAt),
  }) satisfies Readonly<Record<DeskFilter['view'], SQL | undefined>>;

const numberIn = (q: string): number | undefined => (/^#?\d{1,10}$/.test(q) ? Number(q.replace('#', '')) : undefined);

const maxFound = 2_000;
/** Of a word that stands in every second message, only the newest ones are looked through. */
const recentMessages = 5_000;

/** By the name or address of the customer, and by what anybody wrote. */
async function matches(db: Db, q: string): Promise<SQL> {
  const number = numberIn(q);
  if (number !== undefined) {
    const id = Math.min(number, integerMax);
    return sql`(${conversations.userId} = ${id} or ${conversations.contactId} = ${id})`;
  }
  const query = textSearchQuery(q);
  if (!query) return sql`false`;
  const isWritten = sql`${messageSearchText(messages)} @@ ${query}`;
  const source = (await isCommon(db, messages, messages.id, isWritten))
    ? sql`(select * from ${messages} order by ${messages.id} desc limit ${recentMessages}) as ${messages}`
    : sql`${messages}`;
  const written = db.execute<{ id: number }>(
    sql`select distinct ${messages.userId} as id from ${source} where ${isWritten} limit ${maxFound}`,
  );
  const asked = db
    .select({ id: contacts.id })
    .from(contacts)
    .where(sql`${contactSearchText(contacts)} @@ ${query}`)
    .limit(maxFound);
  const [named, { rows }, visitors] = await Promise.all([searchUserIds(db, q, maxFound), written, asked]);
  const owners = sql.param([...new Set([...named, ...rows.map(({ id }) => id)])]);
  const found = sql.param(visitors.map(({ id }) => id));
  return sql`(${conversations.userId} = any(${owners}::int[]) or ${conversations.contactId} = any(${found}::int[]))`;
}

type LastWritten = {
  readonly text: string;
  readonly is_from_support: boolean;
  readonly author_id: number | null;
  readonly author_name: string | null;
};

/** The last message of an owner; an automatic reply, which stands under the owner's own name, has no author. */
const lastOf = sql`(
  select content as text, is_from_support, nullif(sender_id, user_id) as author_id,
    ${ownerName(messages.senderId)} as author_name
  from support_messages where user_id = ${conversations.userId} order by id desc limit 1)`;

const lastAnswerOf = sql`(
  select text, true as is_from_support, author_id, ${ownerName(answers.authorId)} as author_name
  from contact_answers where contact_id = ${conversations.contactId} order by id desc limit 1)`;

/** A visitor writes once; whatever was closed needs no reading, as with owners. */
const isContactUnreadBy = (
  adminId: number,
) => sql`(${isNotNull(conversations.contactId)} and ${isNull(conversations.closedAt)}
  and not exists (select 1 from contact_reads where admin_id = ${adminId} and contact_id = ${conversations.contactId}))`;

/** With what one member of staff has not read. */
const selectDesk = (db: Db, adminId: number, cursor = sql<string[]>`array[]::text[]`) =>
  db
    .select({
      cursor,
      conversation: conversations,
      username: ownerColumns.username,
      displayName: ownerColumns.displayName,
      email: ownerColumns.email,
      contact: contacts,
      assigneeName: ownerName(conversations.assigneeId),
      subject: sql<string>`coalesce((select subject from support_tickets where user_id = ${conversations.userId} order by id desc limit 1), '')`,
      lastMessage: sql<LastWritten | null>`(select to_jsonb(last) from ${lastOf} last)`,
      lastAnswer: sql<LastWritten | null>`(select to_jsonb(last) from ${lastAnswerOf} last)`,
      unread: sql<number>`(select count(*)::int ${unreadBy(adminId, sql`unread.user_id = ${conversations.userId}`)})
        + ${isContactUnreadBy(adminId)}::int`,
      notes: sql<number>`(select count(*)::int from desk_notes where conversation_id = ${conversations.id})`,
    })
    .from(conversations)
    .leftJoin(...ownerOf(conversations.userId))
    .leftJoin(contacts, eq(contacts.id, conversations.contactId));
export type DeskEntry = Awaited<ReturnType<typeof selectDesk>>[number];

/** Read by one member of staff. */
export const deskSource = (adminId: number) => ({
  keyset: (): Keyset => ({
    columns: [
      { column: conversations.position, type: 'bigint' },
      { column: conversations.id, type: 'bigint' },
    ],
    direction: 'asc',
  }),
  filterCondition: async ({ db }: ListReader, { view, q, user }: DeskFilter) => {
    // Whoever searches for a customer finds the conversation wherever it is.
    if (user !== undefined) return eq(conversations.userId, user);
    return q ? matches(db, q) : inViews(adminId)[view];
  },
  rows: (db: Db, { cursor, where, orderBy, limit }: PageClauses) =>
    selectDesk(db, adminId, cursor)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit),
});

export const findDeskEntry = (db: Db, adminId: number, id: number): Promise<DeskEntry | undefined> =>
  firstRow(selectDesk(db, adminId).where(eq(conversations.id, id)));

/** Staff who may answer customers, by name. */
export const listDeskStaff = async (db: Db): Promise<{ id: number; name: string }[]> =>
  (await listStaff(db))
    .filter(({ staffRole }) => mayStaff(staffRole, 'desk', 'write'))
    .map(({ id, name }) => ({ id, name }));

/** By their customer and by what was written; the number of a customer comes first. */
export function searchConversations(reader: ListReader, { q, limit }: SharedSearch) {
  const owner = numberIn(q);
  const exact = owner && owner <= integerMax ? eq(conversations.userId, owner) : undefined;
  return searchRows(deskSource(0), reader, { filter: { q, view: 'open' }, exact, limit });
}

/** Locks the row until the transaction ends. */
export const lockDeskRow = (tx: Db, id: number): Promise<DeskRow | undefined> =>
  firstRow(tx.select().from(conversations).where(eq(conversations.id, id)).for('update'));

type DeskChange = Partial<Pick<DeskRow, 'assigneeId' | 'snoozedUntil' | 'waitingSince' | 'mergedInto'>>;

export async function changeDeskRow(tx: Db, id: number, change: DeskChange): Promise<void> {
  await tx.update(conversations).set(change).where(eq(conversations.id, id));
}

/** By the partial index of the list. */
export const countOpenConversations = (db: Db): Promise<number> => db.$count(conversations, isOpen);

/** By the partial index of the list. */
export const countWaitingConversations = (db: Db): Promise<number> =>
  db.$count(conversations, and(isOpen, isNotNull(conversations.waitingSince)));

/** Each by a partial index or the index of its member of staff. */
export async function countDesk(db: Db, adminId: number) {
  const views = inViews(adminId);
  const [open, mine, snoozed] = await Promise.all([
    countOpenConversations(db),
    db.$count(conversations, views.mine),
    db.$count(conversations, views.snoozed),
  ]);
  return { open, mine, snoozed };
}

export const findFirstMessage = async (db: Db, userId: number): Promise<number | null> =>
  (
    await firstRow(
      db
        .select({ id: messages.id })
        .from(messages)
        .where(eq(messages.userId, userId))
        .orderBy(asc(messages.id))
        .limit(1),
    )
  )?.id ?? null;

const written = (table: typeof notes | typeof answers) => ({
  id: table.id,
  text: table.text,
  at: table.createdAt,
  authorId: table.authorId,
  authorName: ownerName(table.authorId),
});

/** Oldest first. */
export const listNotes = (db: Db, conversationId: number) =>
  db.select(written(notes)).from(notes).where(eq(notes.conversationId, conversationId)).orderBy(asc(notes.id));

export async function insertNote(tx: Db, values: typeof notes.$inferInsert): Promise<void> {
  await tx.insert(notes).values(values);
}

/** Returns whether there was such a note of this author. */
export async function deleteNote(
  tx: Db,
  { id, conversationId, authorId }: Record<'id' | 'conversationId' | 'authorId', number>,
) {
  const own = and(eq(notes.id, id), eq(notes.conversationId, conversationId), eq(notes.authorId, authorId));
  return (await tx.delete(notes).where(own).returning({ id: notes.id })).length > 0;
}

export const listAnswers = (db: Db, contactId: number) =>
  db
    .select({ ...written(answers), mailedAt: answers.mailedAt })
    .from(answers)
    .where(eq(answers.contactId, contactId))
    .orderBy(asc(answers.id));

const maxFromAddress = 10;

/** Other messages of a visitor, by the search index, which holds an address as one word. */
export const listFromAddress = (db: Db, { id, email }: { readonly id: number; readonly email: string }) =>
  db
    .select({
      id: conversations.id,
      topic: contacts.topic,
      at: contacts.createdAt,
      closedAt: conversations.closedAt,
      count: sql<number>`count(*) over ()::int`,
    })
    .from(contacts)
    .innerJoin(conversations, eq(conversations.contactId, contacts.id))
    .where(
      and(
        sql`${contactSearchText(contacts)} @@ plainto_tsquery('simple', ${email})`,
        sql`lower(${contacts.email}) = lower(${email})`,
        ne(contacts.id, id),
      ),
    )
    .orderBy(desc(contacts.id))
    .limit(maxFromAddress);

export const insertAnswer = async (tx: Db, values: typeof answers.$inferInsert): Promise<number> =>
  (await onlyRow(tx.insert(answers).values(values).returning({ id: answers.id }))).id;

export const findAnswer = (db: Db, id: number) =>
  firstRow(
    db
      .select({ answer: answers, contact: contacts })
      .from(answers)
      .innerJoin(contacts, eq(contacts.id, answers.contactId))
      .where(eq(answers.id, id)),
  );

export async function markMailed(db: Db, id: number, mailedAt: Date): Promise<void> {
  await db.update(answers).set({ mailedAt }).where(eq(answers.id, id));
}

/** Returns whether this member of staff had not read it before. */
export async function markContactRead(tx: Db, adminId: number, contactId: number): Promise<boolean> {
  return ((await tx.insert(contactReads).values({ adminId, contactId }).onConflictDoNothing()).rowCount ?? 0) > 0;
}

export async function setContactDone(tx: Db, id: number, doneAt: Date | null): Promise<void> {
  await tx.update(contacts).set({ doneAt }).where(eq(contacts.id, id));
}

export const findEntryOfOwner = (db: Db, userId: number): Promise<DeskRow | undefined> =>
  firstRow(db.select().from(conversations).where(eq(conversations.userId, userId)));

export const listCannedReplies = (db: Db) =>
  db.select().from(cannedReplies).orderBy(cannedReplies.title, cannedReplies.id);
export const countCannedReplies = (db: Db): Promise<number> => db.$count(cannedReplies);
export const insertCannedReply = (tx: Db, values: typeof cannedReplies.$inferInsert) =>
  onlyRow(tx.insert(cannedReplies).values(values).returning());
export const lockCannedReply = (tx: Db, id: number) =>
  firstRow(tx.select().from(cannedReplies).where(eq(cannedReplies.id, id)).for('update'));
export const updateCannedReply = (tx: Db, id: number, change: { title: string; text: string }) =>
  firstRow(tx.update(cannedReplies).set(change).where(eq(cannedReplies.id, id)).returning());
export const deleteCannedReply = (tx: Db, id: number) =>
  firstRow(tx.delete(cannedReplies).where(eq(cannedReplies.id, id)).returning());

/** The entry that the database has just made of a visitor's message. */
export async function findDeskOf(tx: Db, contactId: number): Promise<number> {
  const { id } = await onlyRow(
    tx.select({ id: conversations.id }).from(conversations).where(eq(conversations.contactId, contactId)),
  );
  return id;
}
