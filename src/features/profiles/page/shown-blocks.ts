import { type BlockOf, isKnownBlock, type KnownBlock } from '../blocks/kinds.ts';
import { rendererOf } from '../blocks/views.tsx';
import type { View } from './view.ts';

const isShown = (block: KnownBlock, view: View): boolean =>
  !block.isHidden && rendererOf(block).hasContent(block, view);

/** The blocks of a page in the owner's order; in a studio the pictures come first. */
export function shownBlocks(view: View): KnownBlock[] {
  const { blocks, design } = view.document;
  const shown = blocks.filter(isKnownBlock).filter((block) => isShown(block, view));
  if (design.template !== 'studio') return shown;
  return [...shown.filter(({ kind }) => kind === 'gallery'), ...shown.filter(({ kind }) => kind !== 'gallery')];
}

export const hoursOf = (view: View): BlockOf<'hours'> | undefined =>
  view.document.blocks
    .filter(isKnownBlock)
    .find((block): block is BlockOf<'hours'> => block.kind === 'hours' && isShown(block, view));
