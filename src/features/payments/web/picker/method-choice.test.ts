import { describe, expect, test } from 'vitest';
import { visa } from '../testing/render-paying.tsx';
import { firstChoice, isOffered, withTyped } from './method-choice.ts';

const second = { ...visa, id: 2, isDefault: false };

describe('before anybody chose', () => {
  test('the default card is chosen', () => {
    expect(firstChoice([second, visa])).toBe(1);
  });

  test('new fields stand open where there is no card', () => {
    expect(firstChoice([])).toBe('new');
  });

  test('nothing is chosen where the default has run out: the owner decides what is charged', () => {
    expect(firstChoice([second, { ...visa, expiry: 'over' }])).toBeNull();
    expect(firstChoice([second, { ...visa, expiry: 'soon' }])).toBe(1);
  });
});

test('a card that is gone is no choice any more', () => {
  expect(isOffered(1, [visa])).toBe(true);
  expect(isOffered('new', [])).toBe(true);
  expect(isOffered(2, [visa])).toBe(false);
  expect(isOffered(null, [visa])).toBe(false);
});

test('a card that was typed for once stands in the list, and a kept one only once', () => {
  expect(withTyped([visa], [second]).map(({ id }) => id)).toEqual([1, 2]);
  expect(withTyped([visa, second], [second]).map(({ id }) => id)).toEqual([1, 2]);
});
