import { describe, expect, test } from 'vitest';
import { message } from '../../testing/messages.ts';
import { unreadCount } from '../../unread.ts';
import { conversationsOf, filterConversations } from './conversations.ts';
import { ownerTalk } from './owner-talk.ts';

const dana = { userId: 7, username: 'dana' };
const noa = { userId: 8, username: 'נועה' };
const closed = { isClosed: true };
const fromSupport = { isFromSupport: true, isRead: false };

describe('an admin sees', () => {
  const all = conversationsOf([
    message(1, { ...dana, ...closed, subject: 'Late parcel' }),
    message(2, { ...noa, isRead: false }),
    message(3, { ...dana, ...closed, ...fromSupport }),
    message(4, { ...noa, isRead: false, content: 'איפה <b>החבילה</b>?' }),
  ]);

  test('one row an owner, the latest first, addressed by the first message', () => {
    expect(all.map(({ username, firstId, last }) => [username, firstId, last.id])).toEqual([
      ['נועה', 2, 4],
      ['dana', 1, 3],
    ]);
  });

  test('what owners wrote and nobody has read, and what is closed', () => {
    expect(all.map(({ unread, isClosed }) => [unread, isClosed])).toEqual([
      [2, false],
      [0, true],
    ]);
  });

  test('a conversation as open as its one open ticket', () => {
    expect(conversationsOf([message(1, closed), message(2, { ticketId: 2 })])[0]?.isClosed).toBe(false);
  });

  const found = (isOpenOnly: boolean, words = '') =>
    filterConversations(all, { isOpenOnly, words }).map(({ username }) => username);

  test('the open ones, or all', () => {
    expect(found(true)).toEqual(['נועה']);
    expect(found(false)).toEqual(['נועה', 'dana']);
  });

  test('a closed one among the open ones while it is unread', () => {
    const unread = conversationsOf([message(1, { ...closed, isRead: false })]);
    expect(filterConversations(unread, { isOpenOnly: true, words: '' })).toHaveLength(1);
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

test('each side counts what the other wrote and it has not read', () => {
  const messages = [message(1, { isRead: false }), message(2, fromSupport), message(3, fromSupport), message(4)];
  expect(unreadCount(messages, true)).toBe(1);
  expect(unreadCount(messages, false)).toBe(2);
});
