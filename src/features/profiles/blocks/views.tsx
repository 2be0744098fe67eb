/** The visitor's view of each block kind. */
import type { BlockRenderer } from '../page/block-renderer.ts';
import { memoizedView, type View } from '../page/view.ts';
import { byKind } from './by-kind.ts';
import type { BlockKind, KnownBlock } from './kinds.ts';

export const blockViews = byKind(
  import.meta.glob<BlockRenderer<BlockKind>>('./*/view.tsx', { eager: true, import: 'view' }),
);

export const rendererOf = ({ kind }: KnownBlock): BlockRenderer<BlockKind> => blockViews[kind];

function PlainBlockView({ block, view }: { readonly block: KnownBlock; readonly view: View }) {
  const { Block } = rendererOf(block);
  return <Block block={block} view={view} />;
}

export const BlockView = memoizedView(PlainBlockView, ({ block, view: { name, document } }) => [
  block,
  name,
  rendererOf(block).alsoReads?.(document),
]);
