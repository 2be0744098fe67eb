import { type BlockOf, isKnownBlock, type KnownBlock } from '../blocks/kinds.ts';
import { rendererOf } from '../blocks/views.tsx';
import type { View } from './view.ts';

const isVisible = (block: KnownBlock, view: View): boolean =>
  !block.isHidden && rendererOf(block).hasContent(block, view);

/** The blocks of a page in the owner's order; in the `studio` template galleries come first. */
export function visibleBlocks(view: View): KnownBlock[] {
  const { blocks, design } = view.document;
  const visible = blocks.filter(isKnownBlock).filter((block) => isVisible(block, view));
  if (design.template !== 'studio') return visible;
  return [...visible.filter(({ kind }) => kind === 'gallery'), ...visible.filter(({ kind }) => kind !== 'gallery')];
}

export const hoursOf = (view: View): BlockOf<'hours'> | undefined =>
  view.document.blocks
    .filter(isKnownBlock)
    .find((block): block is BlockOf<'hours'> => block.kind === 'hours' && isVisible(block, view));
