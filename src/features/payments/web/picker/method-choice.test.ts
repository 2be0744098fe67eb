import { describe, expect, test } from 'vitest';
import { visa } from '../testing/render-paying.tsx';
import { firstChoice, isOffered, withTyped } from './method-picker.tsx';

const second = { ...visa, id: 2, isDefault: false };

describe('the initial choice', () => {
  test('is the default card', () => {
    expect(firstChoice([second, visa])).toBe(1);
  });

  test('is a new card when there is none', () => {
    expect(firstChoice([])).toBe('new');
  });

  test('is none when the default has expired, so that the owner decides', () => {
    expect(firstChoice([second, { ...visa, expiry: 'over' }])).toBeNull();
    expect(firstChoice([second, { ...visa, expiry: 'soon' }])).toBe(1);
  });
});

test('a removed card is no longer a valid choice', () => {
  expect(isOffered(1, [visa])).toBe(true);
  expect(isOffered('new', [])).toBe(true);
  expect(isOffered(2, [visa])).toBe(false);
  expect(isOffered(null, [visa])).toBe(false);
});

test('a one-time card is added to the list, and a saved one is not repeated', () => {
  expect(withTyped([visa], [second]).map(({ id }) => id)).toEqual([1, 2]);
  expect(withTyped([visa, second], [second]).map(({ id }) => id)).toEqual([1, 2]);
});
