import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forAll } from '#base/testing/for-all.ts';
import { filesOf, fromStore, type ProfileDocument, profileDocument } from './document/document.ts';
import { documentExample } from './document/testing/profile-example.ts';
import { applyEntitlements, exceedsEntitlements, measure } from './domain.ts';

const basic = { links: 6, galleryPictures: 6, templates: 3, leadFields: false };
const pro = { links: 100, galleryPictures: 100, templates: null, leadFields: true };

const link = { label: { he: 'אתר' }, address: 'https://a.example/' };
const picture = { file: 'p_1', alt: {} };
const field = { id: 'f', kind: 'text', label: { he: 'עיר' } };

interface Size {
  readonly links?: readonly number[];
  readonly pictures?: readonly number[];
  readonly fields?: number;
  readonly template?: string;
}

const documentOf = ({ links = [], pictures = [], fields = 0, template = 'shore' }: Size): ProfileDocument =>
  documentExample({
    identity: { name: { he: 'דנה' } },
    design: { template },
    blocks: [
      ...links.map((count, index) => ({ id: `l${index}`, kind: 'links', items: Array(count).fill(link) })),
      ...pictures.map((count, index) => ({ id: `g${index}`, kind: 'gallery', pictures: Array(count).fill(picture) })),
      {
        id: 'form',
        kind: 'lead-form',
        fields: Array.from({ length: fields }, (_, id) => ({ ...field, id: `f${id}` })),
      },
      { id: 'new', kind: 'hologram', depth: 3 },
    ],
  });

describe('exceeding the entitlements', () => {
  test.each<[Size, string[]]>([
    [{ links: [6], pictures: [6] }, []],
    [{ links: [4, 3] }, ['links']],
    [{ pictures: [7] }, ['galleryPictures']],
    [{ template: 'night' }, ['template']],
    [{ template: 'paper' }, []],
    [{ template: 'of-the-future' }, []],
    [{ fields: 1 }, ['leadFields']],
    [{ links: [9], fields: 2, template: 'market' }, ['links', 'template', 'leadFields']],
  ])('%j on basic: %j', (size, exceeded) => {
    expect(exceedsEntitlements(documentOf(size), undefined, basic)).toEqual(exceeded);
    expect(exceedsEntitlements(documentOf(size), undefined, pro)).toEqual([]);
    expect(exceedsEntitlements(documentOf(size), documentOf(size), basic)).toEqual([]);
  });

  test('existing content may shrink but not grow', () => {
    expect(exceedsEntitlements(documentOf({ links: [20] }), documentOf({ links: [25] }), basic)).toEqual([]);
    expect(exceedsEntitlements(documentOf({ links: [26] }), documentOf({ links: [25] }), basic)).toEqual(['links']);
  });
});

describe('applying the entitlements to the public profile', () => {
  test('shows the first links and pictures across all blocks, no custom fields and a basic template', () => {
    const visible = applyEntitlements(
      documentOf({ links: [4, 4], pictures: [9], fields: 2, template: 'night' }),
      basic,
    );
    expect(measure(visible)).toEqual({ links: 6, galleryPictures: 6, template: 'shore', leadFields: 0 });
    expect(visible.blocks.at(-1)).toMatchObject({ kind: 'hologram', depth: 3 });
  });

  test('does not count hidden blocks', () => {
    const document = documentOf({ links: [5, 5] });
    const blocks = document.blocks.map((block, index) => (index === 0 ? { ...block, isHidden: true } : block));
    const visible = applyEntitlements({ ...document, blocks } as ProfileDocument, basic);
    expect(visible.blocks[1]).toMatchObject({ items: Array(5).fill(link) });
  });

  test('never exceeds the plan, and changes nothing within it', () => {
    const counts = fc.array(fc.nat(12), { maxLength: 4 });
    forAll(
      counts,
      counts,
      fc.nat(3),
      fc.constantFrom('shore', 'night', 'paper'),
      (links, pictures, fields, template) => {
        const document = documentOf({ links, pictures, fields, template });
        const visible = applyEntitlements(document, basic);
        expect(exceedsEntitlements(visible, undefined, basic)).toEqual([]);
        if (exceedsEntitlements(document, undefined, basic).length === 0) expect(visible).toEqual(document);
        expect(applyEntitlements(document, pro)).toEqual(document);
      },
    );
  });
});

test('lists every file that a document references, with its first path', () => {
  const document = profileDocument.parse({
    ...documentOf({}),
    identity: { name: {}, avatar: { file: 'a' }, cover: { file: 'c' }, logo: { file: 'l' } },
    blocks: [
      { id: '1', kind: 'gallery', pictures: [{ file: 'g' }, { file: 'a' }] },
      { id: '2', kind: 'services', items: [{ name: {}, picture: { file: 's' } }, { name: {} }] },
      { id: '3', kind: 'files', items: [{ file: 'd', label: {} }] },
      { id: '4', kind: 'hologram', file: 'x' },
    ],
  });
  expect([...filesOf(document)]).toEqual([
    ['a', 'identity.avatar'],
    ['l', 'identity.logo'],
    ['c', 'identity.cover'],
    ['g', 'blocks.0.pictures.0'],
    ['s', 'blocks.1.items.0.picture'],
    ['d', 'blocks.2.items.0.file'],
  ]);
});

test('fills missing fields of an older document, and returns an unparsable one unchanged', () => {
  const old = { version: 1, language: 'he', identity: { name: { he: 'דנה' } }, design: { template: 'shore' } };
  expect(fromStore(old as never).blocks).toEqual([]);
  expect(fromStore({ version: 9 } as never)).toEqual({ version: 9 });
});
