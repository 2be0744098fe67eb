import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reservedWords } from '#base/reserved-words.ts';
import { forAll } from '#base/testing/for-all.ts';
import { describeAddress } from './describe-address.ts';

describe('describing an address', () => {
  test.each([
    ['/', { kind: 'home', path: '/' }],
    ['', { kind: 'home', path: '/' }],
    ['/@Dana', { kind: 'username', path: '/@dana' }],
    ['@dana', { kind: 'username', path: '/@dana' }],
    ['/p/Dana-Levi', { kind: 'slug', path: '/p/dana-levi', error: undefined }],
    ['/p/12', { kind: 'id', path: '/p/12' }],
    ['/p/דנה', { kind: 'slug', path: '/p/דנה', error: 'letters' }],
    ['/profile-12', { kind: 'redirect', path: '/profile-12', leadsTo: '/p/12', isReserved: true }],
    ['profile-abc', { kind: 'reserved', path: '/profile-abc', isReserved: true }],
    ['/dashboard', { kind: 'reserved', path: '/dashboard', isReserved: true, error: 'reserved' }],
    ['/דָּנָה לוי', { kind: 'custom', path: '/דנה-לוי', error: undefined }],
    ['/דנה-dana', { kind: 'custom', error: 'mixed' }],
    ['/a', { kind: 'custom', error: 'short' }],
    ['/a/b/c', { kind: 'none', path: '/a/b/c' }],
    ['/@', { kind: 'none' }],
    ['https://negia.example/p/dana?s=qr#top', { kind: 'slug', path: '/p/dana' }],
    ['https://negia.example/%D7%93%D7%A0%D7%94/', { kind: 'custom', path: '/דנה', error: undefined }],
  ])('%s', (typed, expected) => {
    expect(describeAddress(typed)).toMatchObject(expected);
  });

  test('every reserved word is recognized as reserved', () => {
    for (const word of reservedWords) expect(describeAddress(`/${word}`).isReserved).toBe(true);
  });

  test('always returns a path for arbitrary input', () => {
    forAll(fc.string({ unit: 'grapheme' }), (typed) => {
      expect(describeAddress(typed).path).toMatch(/^\//);
    });
  });
});
