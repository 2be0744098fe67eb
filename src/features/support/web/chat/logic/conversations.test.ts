import { describe, expect, test } from 'vitest';
import { message } from '../../testing/messages.ts';
import { conversationIn, conversationsOf, filterConversations, ownerTalk } from './conversations.ts';

const dana = { userId: 7, username: 'dana' };
const noa = { userId: 8, username: 'נועה' };
const closed = { isClosed: true };
const fromSupport = { isFromSupport: true, isRead: false };

describe('an admin sees', () => {
  const all = conversationsOf([
    message(3, { ...dana, ...closed, ...fromSupport, subject: 'Late parcel', unread: 0 }),
    message(4, { ...noa, isRead: false, content: 'איפה <b>החבילה</b>?', unread: 2 }),
  ]);

  test('one row an owner, the latest first, addressed by a message of it', () => {
    expect(all.map(({ username, messageId, last }) => [username, messageId, last.id])).toEqual([
      ['נועה', 4, 4],
      ['dana', 3, 3],
    ]);
  });

  test('what owners wrote and nobody has read, and what is closed', () => {
    expect(all.map(({ unread, isClosed }) => [unread, isClosed])).toEqual([
      [2, false],
      [0, true],
    ]);
  });

  test('a conversation beyond the list by its own messages, as open as its one open ticket', () => {
    const messages = [message(1, { ...closed, isRead: false }), message(2, { ticketId: 2 })];
    expect(conversationIn(messages)).toMatchObject({ messageId: 2, unread: 1, isClosed: false });
    expect(conversationIn([])).toBeUndefined();
  });

  const found = (isOpenOnly: boolean, query = '') =>
    filterConversations(all, { isOpenOnly, query }).map(({ username }) => username);

  test('the open ones, or all', () => {
    expect(found(true)).toEqual(['נועה']);
    expect(found(false)).toEqual(['נועה', 'dana']);
  });

  test('a closed one among the open ones while it is unread', () => {
    const unread = conversationsOf([message(1, { ...closed, isRead: false, unread: 1 })]);
    expect(filterConversations(unread, { isOpenOnly: true, query: '' })).toHaveLength(1);
  });

  test('what is sought: a name, a subject, a word across tags', () => {
    expect(found(false, ' DANA ')).toEqual(['dana']);
    expect(found(false, 'late')).toEqual(['dana']);
    expect(found(false, 'איפה החבילה')).toEqual(['נועה']);
    expect(found(false, 'nobody')).toEqual([]);
  });

  test('nothing when nobody has written', () => {
    expect(conversationsOf([])).toEqual([]);
  });
});

describe('an owner sees', () => {
  test('the open messages alone', () => {
    const open = [message(3, { ticketId: 2 })];
    expect(ownerTalk(open, [message(1, closed), ...open])).toEqual({ messages: open, isClosed: false });
  });

  test('an open chat when nothing was ever written', () => {
    expect(ownerTalk([], [])).toEqual({ messages: [], isClosed: false });
  });

  test('the last ticket, closed, when none is open', () => {
    const last = [message(2, { ...closed, ticketId: 2 }), message(3, { ...closed, ticketId: 2 })];
    expect(ownerTalk([], [message(1, closed), ...last])).toEqual({ messages: last, isClosed: true });
  });

  test('nothing closed while only one of the two lists has come', () => {
    expect(ownerTalk([], [message(1)])).toEqual({ messages: [], isClosed: false });
  });
});
