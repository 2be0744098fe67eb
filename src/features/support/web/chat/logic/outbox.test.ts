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

describe('what is typed', () => {
  test('stays until it is sent, each conversation by itself', () => {
    expect(boxAfter(type('hello')).draft).toBe('hello');
    const both = nextOutbox(new Map(), { conversation: 'one', action: type('first') });
    expect(boxOf(both, 'two').draft).toBe('');
    expect(boxOf(both, 'one').draft).toBe('first');
  });

  test('leaves the box when it is sent, and stands as a line on its way', () => {
    const { draft, pending } = boxAfter(type('hello'), send('hello'));
    expect(draft).toBe('');
    expect(pending).toMatchObject([{ key: 'k1', typed: 'hello', state: 'sending' }]);
  });

  test('goes with its subject once a ticket stands', () => {
    const box = boxAfter(type('hello'), { kind: 'name', subject: 'cards' }, { kind: 'opened' });
    expect(box).toMatchObject({ draft: '', subject: '' });
  });
});

describe('a send that fails', () => {
  test('has the words back in the box, and a line that says so', () => {
    const { draft, pending } = boxAfter(type('hello'), send('hello'), fail());
    expect(draft).toBe('hello');
    expect(pending).toMatchObject([{ state: 'failed' }]);
  });

  test('takes nothing from whoever is writing something else already', () => {
    const { draft, pending } = boxAfter(send('hello'), type('other'), fail());
    expect(draft).toBe('other');
    expect(pending).toMatchObject([{ typed: 'hello', state: 'failed' }]);
  });

  test('is tried again from its line, which takes the words out of the box', () => {
    const { draft, pending } = boxAfter(send('hello'), fail(), { kind: 'retry', key: 'k1' });
    expect(draft).toBe('');
    expect(pending).toMatchObject([{ state: 'sending' }]);
    expect(boxAfter(send('hello'), fail(), type('more'), { kind: 'retry', key: 'k1' }).draft).toBe('more');
  });

  test('is tried again from the box, which takes the line away: it is never there twice', () => {
    expect(boxAfter(send('hello'), fail(), send('hello', 'k2')).pending).toMatchObject([
      { key: 'k2', state: 'sending' },
    ]);
    expect(boxAfter(send('hello'), fail(), send('other', 'k2')).pending).toHaveLength(2);
  });

  test('is forgotten when its line is removed, but not what stands in the box', () => {
    const box = boxAfter(send('hello'), fail(), { kind: 'drop', key: 'k1' });
    expect(box).toMatchObject({ draft: 'hello', pending: [] });
  });
});

test('a message that arrived keeps the place of its line', () => {
  const { pending, keys } = boxAfter(send('hello'), { kind: 'sent', key: 'k1', id: 31 });
  expect(pending).toMatchObject([{ key: 'k1', id: 31 }]);
  expect(keys.get(31)).toBe('k1');
});
