import { describe, expect, it } from 'vitest';
import { postSlug } from '../contract.ts';
import { freeSlug, slugOf } from './normalize.ts';

describe('a slug made from a title', () => {
  it.each([
    ['What to put on a card?', 'what-to-put-on-a-card'],
    ['Café déjà vu', 'cafe-deja-vu'],
    ['It’s "ours"', 'its-ours'],
    ['שלום עולם', 'shlom-aolm'],
    ['NFC בעברית פשוטה', 'nfc-babrit-pshota'],
    ['וואטסאפ ביום הולדת', 'vatsap-biom-holdt'],
    ['יום טוב', 'yom-tob'],
    ['צה״ל', 'tzhl'],
    ['2026', 'post-2026'],
    ['!!!', 'post'],
    ['日本語', 'post'],
    ['12 טיפים', '12-tipim'],
  ])('turns %s into %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
    expect(postSlug.parse(slug)).toBe(slug);
  });

  it('is short enough to append a number, and ends with a whole word', () => {
    const slug = slugOf(Array.from({ length: 40 }, () => 'word').join(' '));
    expect(slug.length).toBeLessThanOrEqual(74);
    expect(slug).toMatch(/-word$/);
    expect(slugOf('x'.repeat(120))).toBe('x'.repeat(74));
  });
});

it('a taken slug gets the next free number', () => {
  expect(freeSlug('a', new Set())).toBe('a');
  expect(freeSlug('a', new Set(['a', 'a-2', 'a-4']))).toBe('a-3');
});
