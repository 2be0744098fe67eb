import { describe, expect, test } from 'vitest';
import { message } from '../../testing/messages.ts';
import { chatMessagesOf, endsClosedTicket, welcomeMessages } from './chat-messages.ts';
import { emptyBox } from './outbox.ts';

const at = '2026-11-15T09:00:00.000Z';
const local = { ...emptyBox, thanksText: 'תודה על פנייתך', sender: 'user' } as const;
const thanks = (...ids: number[]) => ids.map((afterId) => ({ afterId, at }));
const contents = (chatMessages: ReturnType<typeof chatMessagesOf>) => chatMessages.map(({ content }) => content);

describe('lines', () => {
  test('are what is kept, of the side that wrote it', () => {
    const chatMessages = chatMessagesOf([message(1), message(2, { isFromSupport: true, isRead: false })], local);
    expect(chatMessages).toMatchObject([
      { id: 1, sender: 'user', state: 'kept', isRead: true, createdAt: '2026-11-15T08:00:00.000Z' },
      { id: 2, sender: 'support', state: 'kept', isRead: false, isClosed: false },
    ]);
  });

  test('end with what is on its way, escaped like everything that is typed', () => {
    const pending = [{ key: 'k1', typed: '<b>\nhi', at, state: 'sending' }] as const;
    expect(chatMessagesOf([message(1)], { ...local, pending }).at(-1)).toMatchObject({
      key: 'k1',
      id: undefined,
      sender: 'user',
      content: '&lt;b&gt;<br>hi',
      state: 'sending',
    });
  });

  test('show a message once, under the key it had on its way, when the list has it', () => {
    const pending = [{ key: 'k1', typed: 'words 1', at, state: 'sending', id: 1 }] as const;
    const chatMessages = chatMessagesOf([message(1)], { ...local, pending, keys: new Map([[1, 'k1']]) });
    expect(chatMessages).toMatchObject([{ key: 'k1', id: 1, state: 'kept' }]);
  });
});

describe('the canned reply', () => {
  test('stands after the message that it answers', () => {
    const chatMessages = chatMessagesOf([message(1), message(2)], { ...local, thanks: thanks(1) });
    expect(contents(chatMessages)).toEqual(['words 1', 'תודה על פנייתך', 'words 2']);
    expect(chatMessages[1]).toMatchObject({ sender: 'support', state: 'said', id: undefined });
  });

  test('comes once in a burst', () => {
    const chatMessages = chatMessagesOf([message(1), message(2), message(3)], { ...local, thanks: thanks(1, 2, 3) });
    expect(contents(chatMessages)).toEqual(['words 1', 'תודה על פנייתך', 'words 2', 'words 3']);
  });

  test('comes again after the support itself has written', () => {
    const answered = [message(1), message(2, { isFromSupport: true }), message(3)];
    const chatMessages = chatMessagesOf(answered, { ...local, thanks: thanks(1, 3) });
    expect(contents(chatMessages)).toEqual(['words 1', 'תודה על פנייתך', 'words 2', 'words 3', 'תודה על פנייתך']);
  });

  test('is gone with its message', () => {
    expect(chatMessagesOf([], { ...local, thanks: thanks(1) })).toEqual([]);
  });
});

test('the welcome is said by the support, each line under a key of its own', () => {
  const chatMessages = welcomeMessages(['שלום <Dana>', 'second'], at);
  expect(contents(chatMessages)).toEqual(['שלום &lt;Dana&gt;', 'second']);
  expect(new Set(chatMessages.map(({ key }) => key)).size).toBe(2);
  expect(chatMessages.every(({ sender, state }) => sender === 'support' && state === 'said')).toBe(true);
});

test('a closed ticket ends with its last line', () => {
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
