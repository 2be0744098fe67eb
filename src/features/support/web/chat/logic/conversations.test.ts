import { describe, expect, test } from 'vitest';
import { message } from '../../testing/messages.ts';
import { conversationIn, conversationsOf, filterConversations, ownerTalk } from './chat-messages.ts';

const dana = { userId: 7, username: 'dana', displayName: 'Bar Studio' };
const noa = { userId: 8, username: 'נועה', displayName: '' };
const closed = { isClosed: true };
const fromSupport = { isFromSupport: true, isRead: false };

describe('the admin’s conversations', () => {
  const all = conversationsOf([
    message(3, { ...dana, ...closed, ...fromSupport, subject: 'Late parcel', unread: 0 }),
    message(4, { ...noa, isRead: false, content: 'איפה <b>החבילה</b>?', unread: 2, firstId: 1 }),
  ]);

  test('have one row per owner, the latest first, and are answered by the id of the first message', () => {
    expect(all.map(({ name, messageId, last }) => [name, messageId, last.id])).toEqual([
      ['נועה', 1, 4],
      ['Bar Studio', 3, 3],
    ]);
  });

  test('have the unread count and the closed state', () => {
    expect(all.map(({ unread, isClosed }) => [unread, isClosed])).toEqual([
      [2, false],
      [0, true],
    ]);
  });

  test('a conversation beyond the list is built from its messages, and is open if one ticket is open', () => {
    const messages = [message(1, { ...closed, isRead: false }), message(2, { ticketId: 2 })];
    expect(conversationIn(messages)).toMatchObject({ messageId: 1, unread: 1, isClosed: false });
    expect(conversationIn([])).toBeUndefined();
  });

  const found = (isOpenOnly: boolean, query = '') =>
    filterConversations(all, { isOpenOnly, query }).map(({ username }) => username);

  test('can be filtered to the open ones', () => {
    expect(found(true)).toEqual(['נועה']);
    expect(found(false)).toEqual(['נועה', 'dana']);
  });

  test('include a closed one among the open ones while it is unread', () => {
    const unread = conversationsOf([message(1, { ...closed, isRead: false, unread: 1 })]);
    expect(filterConversations(unread, { isOpenOnly: true, query: '' })).toHaveLength(1);
  });

  test('are searchable by name, subject and text across tags', () => {
    expect(found(false, ' DANA ')).toEqual(['dana']);
    expect(found(false, 'bar s')).toEqual(['dana']);
    expect(found(false, 'late')).toEqual(['dana']);
    expect(found(false, 'איפה החבילה')).toEqual(['נועה']);
    expect(found(false, 'nobody')).toEqual([]);
  });

  test('are empty without messages', () => {
    expect(conversationsOf([])).toEqual([]);
  });
});

describe('the owner’s conversation', () => {
  test('contains only the open messages', () => {
    const open = [message(3, { ticketId: 2 })];
    expect(ownerTalk(open, [message(1, closed), ...open])).toEqual({ messages: open, isClosed: false });
  });

  test('is open if nothing was ever written', () => {
    expect(ownerTalk([], [])).toEqual({ messages: [], isClosed: false });
  });

  test('is the last ticket, closed, if none is open', () => {
    const last = [message(2, { ...closed, ticketId: 2 }), message(3, { ...closed, ticketId: 2 })];
    expect(ownerTalk([], [message(1, closed), ...last])).toEqual({ messages: last, isClosed: true });
  });

  test('is not closed while only one of the two lists is loaded', () => {
    expect(ownerTalk([], [message(1)])).toEqual({ messages: [], isClosed: false });
  });
});
