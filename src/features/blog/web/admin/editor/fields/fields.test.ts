import { describe, expect, test } from 'vitest';
import { tidySlug } from './post-fields.tsx';
import { addTags, suggestedTags } from './tag-edits.ts';

describe('tags', () => {
  test('are added one by one or separated by commas, without hash signs', () => {
    expect(addTags(['NFC'], ' #עסקים  קטנים , QR,, ')).toEqual(['NFC', 'עסקים קטנים', 'QR']);
  });

  test('are unique, ignoring case', () => {
    expect(addTags(['NFC'], 'nfc')).toEqual(['NFC']);
  });

  test('are six at most, each cut to its maximum length', () => {
    const six = addTags([], 'a,b,c,d,e,f,g');
    expect(six).toHaveLength(6);
    expect(addTags(six, 'h')).toEqual(six);
    expect(addTags([], 'x'.repeat(40))[0]).toHaveLength(30);
  });

  test('are suggested from posts of the same language, most used first, without the chosen ones', () => {
    const posts = [
      { language: 'he' as const, tags: ['מיתוג', 'NFC'] },
      { language: 'he' as const, tags: ['NFC', 'QR'] },
      { language: 'en' as const, tags: ['Branding'] },
    ];
    const suggest = (tags: string[], typed: string) => suggestedTags(posts, { language: 'he', tags, typed });
    expect(suggest([], '')[0]).toBe('NFC');
    expect(suggest(['nfc'], '')).not.toContain('NFC');
    expect(suggest([], 'q')).toEqual(['QR']);
    expect(suggest([], '')).not.toContain('Branding');
  });
});

test.each([
  ['  My First Post ', 'my-first-post'],
  ['https://negia.example/blog/old-one', 'old-one'],
  ['Café – à la carte', 'cafe-a-la-carte'],
  ['a__b..c--d-', 'a-b-c-d'],
  ['כרטיס', 'כרטיס'],
])('the slug %j becomes %j', (typed, slug) => {
  expect(tidySlug(typed)).toBe(slug);
});
