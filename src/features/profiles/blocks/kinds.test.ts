import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { blockForms } from '../form/block-forms.ts';
import { byKind } from './by-kind.ts';
import { type Block, block, blockKinds, definitionOf, isBlockKind, isKnownBlock, listIn } from './kinds.ts';
import { blockViews } from './views.tsx';

const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const stored = (kind: string, content: object) => ({ id: 'a', kind, isHidden: false, title: {}, ...content }) as Block;

test('every folder is a block kind and every block kind has a folder', () => {
  expect(blockKinds.toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
});

test('collecting the files throws if a kind is missing or has an empty module', () => {
  const files = Object.fromEntries(blockKinds.map((kind) => [`./${kind}/view.tsx`, kind]));
  expect(byKind(files)).toEqual(Object.fromEntries(blockKinds.map((kind) => [kind, kind])));
  expect(() => byKind({ ...files, './video/view.tsx': undefined })).toThrow(/: video$/);
  expect(() => byKind({ './links/view.tsx': 'links' })).toThrow('social');
});

test('inherited object property names are not block kinds', () => {
  for (const name of ['constructor', 'toString', 'hologram']) {
    expect(isBlockKind(name)).toBe(false);
    expect(isKnownBlock(stored(name, {}))).toBe(false);
  }
});

describe.each(blockKinds)('the block kind %s', (kind) => {
  const { empty, list, limitedBy, shape, files, pictures, links, targets, complete, count } = definitionOf({ kind });
  const one = { kind, title: {}, ...empty() };

  test('an empty block has every field, and its list field is an array', () => {
    const optional = Object.keys(shape).filter((name) => !(name in one));
    expect(optional).toEqual([]);
    if (!list) return;
    expect(Object.keys(shape)).toContain(list.name);
    expect(Array.isArray(listIn(one))).toBe(true);
  });

  test('has a list if it has a plan limit, pictures or links', () => {
    if (limitedBy || pictures || links) expect(list).toBeDefined();
  });

  test('all functions of the kind accept an empty block', () => {
    for (const ask of [files, pictures, links, targets, complete, count]) expect(() => ask?.(one)).not.toThrow();
    if (pictures) expect(pictures(one)).toHaveLength(listIn(one).length);
    if (links) expect(links(one)).toHaveLength(listIn(one).length);
  });

  test('has its own view and form', () => {
    expect(blockViews[kind]).toMatchObject({ hasContent: expect.any(Function), Block: expect.any(Function) });
    expect(blockForms[kind]).toMatchObject({ icon: expect.anything(), Form: expect.any(Function) });
    const others = blockKinds.filter((other) => other !== kind);
    for (const other of others) {
      expect(blockViews[kind].Block).not.toBe(blockViews[other].Block);
      expect(blockForms[kind].Form).not.toBe(blockForms[other].Form);
    }
  });

  test('has a name, a description and a count text in both languages', () => {
    const text = [expect.any(String), expect.any(String)];
    expect(blockViews[kind].texts.dictionary[kind]).toMatchObject({ name: text, about: text, count: text });
  });
});

test('validation errors of a block have the path of the field', () => {
  const { error } = block.safeParse({ id: 'a', kind: 'links', items: [{ label: {}, address: 'javascript:1' }] });
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['items.0.address', 'errors.invalid'],
  ]);
});
