import { describe, expect, test } from 'vitest';
import { message } from '../../testing/messages.ts';
import { chatMessagesOf, endsClosedTicket, isAutomaticReply, welcomeMessages } from './chat-messages.ts';
import { type Box, boxOf, emptyBox, nextOutbox, type Outbox, type OutboxAction } from './outbox.ts';

const at = '2026-11-15T09:00:00.000Z';
const local = { ...emptyBox, thanksText: 'תודה על פנייתך', sender: 'user' } as const;
const thanks = (...ids: number[]) => ids.map((afterId) => ({ afterId, at }));
const contents = (chatMessages: ReturnType<typeof chatMessagesOf>) => chatMessages.map(({ content }) => content);

describe('chat messages', () => {
  test('are the stored messages with the side that wrote them', () => {
    const chatMessages = chatMessagesOf([message(1), message(2, { isFromSupport: true, isRead: false })], local);
    expect(chatMessages).toMatchObject([
      { id: 1, sender: 'user', state: 'kept', isRead: true, createdAt: '2026-11-15T08:00:00.000Z' },
      { id: 2, sender: 'support', state: 'kept', isRead: false, isClosed: false },
    ]);
  });

  test('end with the pending ones, escaped like all typed text', () => {
    const pending = [{ key: 'k1', typed: '<b>\nhi', at, state: 'sending' }] as const;
    expect(chatMessagesOf([message(1)], { ...local, pending }).at(-1)).toMatchObject({
      key: 'k1',
      id: undefined,
      sender: 'user',
      content: '&lt;b&gt;<br>hi',
      state: 'sending',
    });
  });

  test('show a message once, under its pending key, when the list contains it', () => {
    const pending = [{ key: 'k1', typed: 'words 1', at, state: 'sending', id: 1 }] as const;
    const chatMessages = chatMessagesOf([message(1)], { ...local, pending, keys: new Map([[1, 'k1']]) });
    expect(chatMessages).toMatchObject([{ key: 'k1', id: 1, state: 'kept' }]);
  });
});

describe('the automatic reply', () => {
  test('follows the message that it answers', () => {
    const chatMessages = chatMessagesOf([message(1), message(2)], { ...local, thanks: thanks(1) });
    expect(contents(chatMessages)).toEqual(['words 1', 'תודה על פנייתך', 'words 2']);
    expect(chatMessages[1]).toMatchObject({ sender: 'support', state: 'said', id: undefined });
    expect(chatMessages.map(isAutomaticReply)).toEqual([false, true, false]);
  });

  test('“a canned support reply appears 1 s after a send”: after every one', () => {
    const answered = [message(1), message(2), message(3, { isFromSupport: true }), message(4)];
    const chatMessages = chatMessagesOf(answered, { ...local, thanks: thanks(1, 2, 4) });
    const reply = 'תודה על פנייתך';
    expect(contents(chatMessages)).toEqual(['words 1', reply, 'words 2', reply, 'words 3', 'words 4', reply]);
  });

  test('is removed with its message', () => {
    expect(chatMessagesOf([], { ...local, thanks: thanks(1) })).toEqual([]);
  });
});

test('the welcome messages are from support, each with its own key', () => {
  const chatMessages = welcomeMessages(['שלום <Dana>', 'second'], at);
  expect(contents(chatMessages)).toEqual(['שלום &lt;Dana&gt;', 'second']);
  expect(new Set(chatMessages.map(({ key }) => key)).size).toBe(2);
  expect(chatMessages.every(({ sender, state }) => sender === 'support' && state === 'said')).toBe(true);
  expect(chatMessages.some(isAutomaticReply)).toBe(false);
});

test('a closed ticket ends with its last message', () => {
  const closed = { isClosed: true, ticketId: 1 };
  const chatMessages = chatMessagesOf([message(1, closed), message(2, closed), message(3, { ticketId: 2 })], {
    ...local,
    thanks: thanks(2),
  });
  expect(chatMessages.map((chatMessage, index) => endsClosedTicket(chatMessage, chatMessages[index + 1]))).toEqual([
    false,
    false,
    true,
    false,
  ]);
});

const boxAfter = (...actions: OutboxAction[]): Box =>
  boxOf(
    actions.reduce<Outbox>((outbox, action) => nextOutbox(outbox, { conversation: 'own', action }), new Map()),
    'own',
  );

const type = (draft: string) => ({ kind: 'type', draft }) as const;
const send = (typed: string, key = 'k1') => ({ kind: 'send', key, typed, at: '2026-11-15T08:00:00.000Z' }) as const;
const fail = (key = 'k1') => ({ kind: 'fail', key }) as const;

describe('typed text', () => {
  test('is stored until it is sent, separately for each conversation', () => {
    expect(boxAfter(type('hello')).draft).toBe('hello');
    const both = nextOutbox(new Map(), { conversation: 'one', action: type('first') });
    expect(boxOf(both, 'two').draft).toBe('');
    expect(boxOf(both, 'one').draft).toBe('first');
  });

  test('is cleared from the input when sent, and becomes a pending message', () => {
    const { draft, pending } = boxAfter(type('hello'), send('hello'));
    expect(draft).toBe('');
    expect(pending).toMatchObject([{ key: 'k1', typed: 'hello', state: 'sending' }]);
  });

  test('and its subject are cleared once a ticket is opened', () => {
    const box = boxAfter(type('hello'), { kind: 'name', subject: 'cards' }, { kind: 'opened' });
    expect(box).toMatchObject({ draft: '', subject: '' });
  });
});

describe('a failed send', () => {
  test('restores the text in the input and marks the message as failed', () => {
    const { draft, pending } = boxAfter(type('hello'), send('hello'), fail());
    expect(draft).toBe('hello');
    expect(pending).toMatchObject([{ state: 'failed' }]);
  });

  test('does not overwrite other text typed meanwhile', () => {
    const { draft, pending } = boxAfter(send('hello'), type('other'), fail());
    expect(draft).toBe('other');
    expect(pending).toMatchObject([{ typed: 'hello', state: 'failed' }]);
  });

  test('retried from its message clears the same text from the input', () => {
    const { draft, pending } = boxAfter(send('hello'), fail(), { kind: 'retry', key: 'k1' });
    expect(draft).toBe('');
    expect(pending).toMatchObject([{ state: 'sending' }]);
    expect(boxAfter(send('hello'), fail(), type('more'), { kind: 'retry', key: 'k1' }).draft).toBe('more');
  });

  test('retried from the input removes the failed message, so that it never appears twice', () => {
    expect(boxAfter(send('hello'), fail(), send('hello', 'k2')).pending).toMatchObject([
      { key: 'k2', state: 'sending' },
    ]);
    expect(boxAfter(send('hello'), fail(), send('other', 'k2')).pending).toHaveLength(2);
  });

  test('removes the message when dropped, but not the text in the input', () => {
    const box = boxAfter(send('hello'), fail(), { kind: 'drop', key: 'k1' });
    expect(box).toMatchObject({ draft: 'hello', pending: [] });
  });
});

test('a sent message retains its key', () => {
  const { pending, keys } = boxAfter(send('hello'), { kind: 'sent', key: 'k1', id: 31 });
  expect(pending).toMatchObject([{ key: 'k1', id: 31 }]);
  expect(keys.get(31)).toBe('k1');
});
