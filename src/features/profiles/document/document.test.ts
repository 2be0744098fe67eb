import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forAll } from '#base/testing/for-all.ts';
import { blockKinds, isKnownBlock } from '../blocks/kinds.ts';
import { documentVersion, profileDocument } from './document.ts';

const minimal = {
  version: documentVersion,
  language: 'he',
  identity: { name: { he: 'דנה לוי' } },
  design: { template: 'shore' },
};
const check = (change: object) => profileDocument.safeParse({ ...minimal, ...change });
const errorsOf = (change: object): Record<string, string> => {
  const { error } = check(change);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
};
const withBlock = (block: object) => check({ blocks: [{ id: 'b1', ...block }] });
const blockErrors = (block: object) => errorsOf({ blocks: [{ id: 'b1', ...block }] });

test('fills omitted fields of a minimal document with defaults', () => {
  expect(profileDocument.parse(minimal)).toEqual({
    ...minimal,
    identity: { name: { he: 'דנה לוי' }, title: {}, company: {}, tagline: {} },
    contact: { phones: [], emails: [] },
    blocks: [],
    design: { template: 'shore', colours: {}, font: 'system', corner: 'round', button: 'filled', scheme: 'auto' },
    sharing: { title: {}, description: {}, isListed: true },
  });
});

test('parsing a parsed document returns it unchanged', () => {
  const once = profileDocument.parse({
    ...minimal,
    contact: {
      phones: [{ kind: 'mobile', number: '050-123-4567' }],
      emails: [' dana@cards.example'],
      website: 'levi.example',
    },
    blocks: [{ id: 'b1', kind: 'links', items: [{ label: { he: 'אתר' }, address: 'levi.example/a b' }] }],
  });
  expect(profileDocument.parse(once)).toEqual(once);
  expect(once.contact.phones[0]?.number).toBe('+972501234567');
  expect(once.contact.website).toBe('https://levi.example/');
});

describe('validation errors name the path', () => {
  test.each([
    [{ version: 2 }, { version: 'errors.invalid' }],
    [{ language: 'fr' }, { language: 'errors.invalid' }],
    [{ identity: { name: { he: 'x'.repeat(81) } } }, { 'identity.name.he': 'errors.too_long:80' }],
    [{ identity: {} }, { 'identity.name': 'errors.invalid' }],
    [{ contact: { emails: ['dana'] } }, { 'contact.emails.0': 'errors.invalid_email' }],
    [{ contact: { phones: [{ kind: 'mobile', number: '12' }] } }, { 'contact.phones.0.number': 'errors.invalid' }],
    [{ design: { template: 'Shore!' } }, { 'design.template': 'errors.invalid' }],
    [{ design: { template: 'shore', colours: { ink: 'red' } } }, { 'design.colours.ink': 'errors.invalid' }],
    [
      {
        blocks: [
          { id: 'a', kind: 'about' },
          { id: 'a', kind: 'about' },
        ],
      },
      { blocks: 'errors.invalid' },
    ],
    [{ blocks: 'x' }, { blocks: 'errors.invalid' }],
  ])('reports the issue for %j', (change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
  });

  test('inside blocks', () => {
    expect(blockErrors({ kind: 'links', items: [{ label: {}, address: 'javascript:alert(1)' }] })).toEqual({
      'blocks.0.items.0.address': 'errors.invalid',
    });
    expect(blockErrors({ kind: 'hours', week: [[]], exceptions: [] })).toEqual({ 'blocks.0.week': 'errors.invalid' });
  });
});

describe('web addresses', () => {
  const isAccepted = (address: string) => withBlock({ kind: 'links', items: [{ label: {}, address }] }).success;

  test.each([
    'https://levi.example',
    'http://levi.example/x?y=1#z',
    'levi.example',
    'דוגמה.example',
    ' \u200elevi.example\u200f ',
  ])('accepts %j', (address) => {
    expect(isAccepted(address)).toBe(true);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://x.example/1',
    'https://bank.example@evil.example/',
    'https://user:pass@levi.example/',
    'https://',
    'localhost',
    '//levi',
    '@dana',
    '',
    ' ',
    `https://levi.example/${'x'.repeat(2_001)}`,
  ])('rejects %.40j', (address) => {
    expect(isAccepted(address)).toBe(false);
  });

  test.each([
    ['payment', 'https://www.bitpay.co.il/app/me/1', true],
    ['payment', 'https://bitpay.co.il.evil.example/app', false],
    ['video', 'https://youtu.be/abc', true],
    ['video', 'https://evil.example/watch?v=abc', false],
    ['video', '', true],
  ])('%s accepts %s: %s', (kind, address, isValid) => {
    const content = kind === 'video' ? { address } : { items: [{ label: {}, address }] };
    expect(withBlock({ kind, ...content }).success).toBe(isValid);
  });
});

describe('blocks', () => {
  test('of unknown kinds are retained unchanged', () => {
    const future = { id: 'b1', kind: 'hologram', isHidden: true, depth: 3, parts: [{ a: 'ב' }] };
    const { blocks } = profileDocument.parse({ ...minimal, blocks: [future] });
    expect(blocks).toEqual([future]);
    expect(blocks.map(isKnownBlock)).toEqual([false]);
  });

  test('of unknown kinds are sanitized for the database, and rejected if nested too deeply', () => {
    const odd = { id: 'b1', kind: 'hologram', text: 'a\u0000b\ud800', 'k\u0000': [{ x: '\u0007' }], n: 1, none: null };
    const { blocks } = profileDocument.parse({ ...minimal, blocks: [odd] });
    expect(blocks[0]).toEqual({
      id: 'b1',
      kind: 'hologram',
      isHidden: false,
      text: 'ab\ufffd',
      k: [{ x: '' }],
      n: 1,
      none: null,
    });
    let deep: unknown = 'bottom';
    for (let level = 0; level < 5_000; level += 1) deep = [deep];
    expect(blockErrors({ kind: 'hologram', deep })).toEqual({ 'blocks.0': 'errors.invalid' });
  });

  test.each(['__proto__', 'constructor', 'toString', 'Links', '', 'x'.repeat(41)])(
    'a kind named %s is rejected or unknown',
    (kind) => {
      const { data } = withBlock({ kind });
      expect(data?.blocks.some(isKnownBlock) ?? false).toBe(false);
    },
  );

  test('of known kinds lose unknown fields', () => {
    const { data } = withBlock({ kind: 'about', text: {}, isAdmin: true });
    expect(data?.blocks[0]).toEqual({ id: 'b1', kind: 'about', isHidden: false, title: {}, text: {} });
  });

  test('all twelve original kinds are still supported', () => {
    const twelve = [
      'about',
      'files',
      'gallery',
      'hours',
      'lead-form',
      'links',
      'payment',
      'questions',
      'recommendations',
      'services',
      'social',
      'video',
    ] as const;
    expect(blockKinds).toEqual(expect.arrayContaining([...twelve]));
  });

  test('are limited to sixty', () => {
    const many = Array.from({ length: 61 }, (_, index) => ({ id: `b${index}`, kind: 'about' }));
    expect(errorsOf({ blocks: many })).toEqual({ blocks: expect.stringMatching(/^errors\.too_many:\d+$/) });
  });

  test('about is a tree, and HTML in it is plain text', () => {
    const runs = [{ text: '<script>alert(1)</script>', isBold: true }];
    const { data } = withBlock({ kind: 'about', text: { he: [{ kind: 'paragraph', runs }] } });
    expect(data?.blocks[0]).toMatchObject({ text: { he: [{ runs }] } });
    const spaced = [{ text: 'סטודיו ' }, { text: 'קטן', isBold: true }, { text: ' בעיר' }];
    const about = withBlock({ kind: 'about', text: { he: [{ kind: 'paragraph', runs: spaced }] } });
    expect(about.data?.blocks[0]).toMatchObject({ text: { he: [{ runs: spaced }] } });
    expect(withBlock({ kind: 'about', text: { he: [{ kind: 'html', html: '<b>' }] } }).success).toBe(false);
  });
});

test('arbitrary JSON is either rejected or parsed to a stable document', () => {
  forAll(fc.jsonValue({ maxDepth: 5 }), fc.jsonValue({ maxDepth: 4 }), (contact, inner) => {
    const { success, data } = check({ contact, blocks: [{ id: 'b1', kind: 'services', items: inner }] });
    if (success) expect(profileDocument.parse(data)).toEqual(data);
  });
});
