import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forAll } from '#base/testing/for-all.ts';
import { buttonCode, clampSize, type EmbedOptions, embedLimits, embedSlugOf, frameCode, qrCode } from './embed-code.ts';

const options: EmbedOptions = {
  origin: 'https://negia.example',
  slug: 'dana',
  name: 'Dana',
  width: 380,
  height: 720,
  corner: 'round',
};

describe('embed code', () => {
  test('returns the exact iframe code', () => {
    expect(frameCode(options, 'הכרטיס של דנה')).toBe(
      [
        '<iframe src="https://negia.example/embed/dana"',
        '  title="הכרטיס של דנה"',
        '  width="380" height="720" loading="lazy"',
        '  style="border:0;max-width:100%;border-radius:32px"></iframe>',
      ].join('\n'),
    );
    expect(frameCode({ ...options, width: null, corner: 'square' }, 'x')).toContain('width="100%" height="720"');
    expect(frameCode({ ...options, corner: 'square' }, 'x')).not.toContain('radius');
  });

  test('returns a button and a QR code that open the profile', () => {
    expect(buttonCode(options, 'לכרטיס')).toContain('<a href="https://negia.example/p/dana?s=link"');
    expect(qrCode(options, 'QR')).toContain('<img src="https://negia.example/p/dana/qr.svg" alt="QR"');
  });

  test('escapes any profile name and slug', () => {
    forAll(fc.string({ unit: 'grapheme' }), fc.string(), (name, slug) => {
      for (const code of [frameCode, buttonCode, qrCode]) {
        const plain = code(options, 'x').replace(/[^<>"]/g, '');
        expect(code({ ...options, slug }, name).replace(/[^<>"]/g, '')).toBe(plain);
      }
    });
    expect(frameCode(options, 'צה"ל & <ג\'>')).toContain('title="צה&quot;ל &amp; &lt;ג&#39;&gt;"');
  });

  test('clamps sizes to the limits', () => {
    const { width } = embedLimits;
    expect([100, 380.4, 5_000, Number.NaN].map((requested) => clampSize(width, requested, width.initial))).toEqual([
      280, 380, 640, 380,
    ]);
  });
});

describe('the slug from typed input', () => {
  test.each([
    ['dana', 'dana'],
    [' Dana ', 'dana'],
    ['/p/dana', '/p/dana'],
    ['p/dana', '/p/dana'],
    ['/p/dana/', 'dana'],
    ['https://negia.example/p/dana?s=qr#x', 'dana'],
    ['negia.example/p/dana', 'dana'],
    ['http://localhost:3000/embed/dana', 'dana'],
    ['/p/12', '12'],
    ['/p/%64ana', 'dana'],
  ])('%s', (typed, slug) => {
    expect(embedSlugOf(typed)).toEqual({ slug: slug.replace('/p/', '') });
  });

  test.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['/@dana', 'other'],
    ['@dana', 'other'],
    ['https://negia.example/@dana', 'other'],
    ['https://negia.example/דנה', 'other'],
    ['דנה', 'wrong'],
    ['/p/', 'wrong'],
    ['/p/a', 'wrong'],
    ['a b c / d', 'wrong'],
    ['/p/%E0%A4%A', 'wrong'],
    ['dashboard', 'wrong'],
  ])('%s is rejected', (typed, error) => {
    expect(embedSlugOf(typed)).toEqual({ error });
  });

  test('is valid or rejected for arbitrary input', () => {
    forAll(fc.string({ unit: 'grapheme' }), (typed) => {
      const found = embedSlugOf(typed);
      if ('slug' in found) expect(found.slug).toMatch(/^[a-z\d-]{1,40}$/);
    });
  });
});
