import { describe, expect, test } from 'vitest';
import { type Box, boxOf, nextOutbox, type Outbox, type OutboxAction } from './outbox.ts';

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
