import { expect, test } from 'vitest';
import { copyOfBlock, newBlock } from '#features/profiles/blocks/form-block.ts';
import { blockKinds } from '#features/profiles/blocks/kinds.ts';
import { toForm } from './form.ts';
import { createNormalizer } from './normalize.ts';
import { exampleDocument } from './testing/example.ts';

const normalized = (...blocks: Parameters<typeof copyOfBlock>[0][]) =>
  createNormalizer(exampleDocument)({ ...toForm(exampleDocument, false), blocks });

test.each(blockKinds)('a new %s block is saved without validation errors', (kind) => {
  const { document, errors } = normalized(newBlock(kind));
  expect(errors).toEqual({});
  expect(document.blocks).toHaveLength(1);
});

test('a copied block has a new id and the same content', () => {
  const block = toForm(exampleDocument, false).blocks[0];
  const copy = block && copyOfBlock(block);
  if (!block || !copy) throw new Error('no block');
  expect(copy.id).not.toBe(block.id);
  const [one, two] = normalized(block, copy).document.blocks;
  expect({ ...two, id: one?.id }).toEqual(one);
});

test('a block of a newer version is not copied', () => {
  expect(copyOfBlock({ id: 'x', kind: 'hologram', isHidden: false })).toBeUndefined();
});
