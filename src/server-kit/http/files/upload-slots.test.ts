import { expect, test } from 'vitest';
import { createSlots } from './multipart.ts';

test('one account cannot take all slots, and a released slot is free again', () => {
  const slots = createSlots({ all: 3, each: 2 });
  const release = slots.enter('a');
  slots.enter('a');
  expect(() => slots.enter('a')).toThrow(expect.objectContaining({ code: 'rate_limited' }));
  slots.enter('b');
  expect(() => slots.enter('c')).toThrow(
    expect.objectContaining({ code: 'unavailable', options: { retryAfterSeconds: 5 } }),
  );
  release();
  slots.enter('c');
  expect(() => slots.enter('d')).toThrow(expect.objectContaining({ code: 'unavailable' }));
});
