import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forAll } from '#base/testing/for-all.ts';
import { type History, record, redo, startHistory, undo } from './undo-history.ts';

const typed = (...steps: readonly (readonly [string, number, string?])[]): History<string> =>
  steps.reduce((history, [text, at, field]) => record(history, text, { field, at }), startHistory(''));

describe('undo steps', () => {
  test('typing in one field with pauses below a second is one step', () => {
    const history = typed(['ד', 0, 'name'], ['דנ', 900, 'name'], ['דנה', 1_800, 'name']);
    expect(undo(history).present).toBe('');
  });

  test('a pause of one second starts a new step', () => {
    const history = typed(['a', 0, 'name'], ['ab', 1_000, 'name']);
    expect(undo(history).present).toBe('a');
  });

  test('another field starts a new step, and so does every change without a field', () => {
    expect(undo(typed(['a', 0, 'name'], ['b', 10, 'title'])).present).toBe('a');
    expect(undo(typed(['a', 0], ['b', 10])).present).toBe('a');
  });

  test('typing after an undo is not merged into the step before it', () => {
    const history = record(undo(typed(['a', 0, 'name'])), 'b', { field: 'name', at: 20 });
    expect(undo(history).present).toBe('');
  });

  test('a change to an equal value is not a step', () => {
    const history = startHistory('a');
    expect(record(history, 'a', { at: 0 })).toBe(history);
  });
});

test('a new change clears the redo history', () => {
  const history = record(undo(typed(['a', 0], ['b', 1])), 'c', { at: 2 });
  expect(redo(history)).toBe(history);
  expect(undo(history).present).toBe('a');
});

test('undo and redo at either end change nothing', () => {
  const history = startHistory('a');
  expect([undo(history), redo(history)]).toEqual([history, history]);
});

test('as many redos as undos restore the state', () => {
  forAll(fc.array(fc.string(), { maxLength: 30 }), fc.nat(30), (values, steps) => {
    const start = values.reduce((history, value, at) => record(history, value, { at }), startHistory(''));
    let history = start;
    let undone = 0;
    for (; undone < steps && history.past.length > 0; undone += 1) history = undo(history);
    for (; undone > 0; undone -= 1) history = redo(history);
    expect(history.present).toBe(start.present);
    expect(history.past).toEqual(start.past);
  });
});

test('retains only the last 200 steps', () => {
  const values = Array.from({ length: 300 }, (_, index) => [String(index), index] as const);
  expect(typed(...values).past).toHaveLength(200);
});
