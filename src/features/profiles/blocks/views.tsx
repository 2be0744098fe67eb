/** What a visitor sees of each kind of block. */
import type { BlockRenderer } from '../page/block-renderer.ts';
import { memoizedView } from '../page/memoized-view.ts';
import type { View } from '../page/view.ts';
import { aboutView } from './about/view.tsx';
import { filesView } from './files/view.tsx';
import { galleryView } from './gallery/view.tsx';
import { hoursView } from './hours/view.tsx';
import type { BlockKind, KnownBlock } from './kinds.ts';
import { leadFormView } from './lead-form/view.tsx';
import { linksView } from './links/view.tsx';
import { paymentView } from './payment/view.tsx';
import { questionsView } from './questions/view.tsx';
import { recommendationsView } from './recommendations/view.tsx';
import { servicesView } from './services/view.tsx';
import { socialView } from './social/view.tsx';
import { videoView } from './video/view.tsx';

export const blockViews: { readonly [K in BlockKind]: BlockRenderer<K> } = {
  links: linksView,
  social: socialView,
  about: aboutView,
  gallery: galleryView,
  services: servicesView,
  hours: hoursView,
  video: videoView,
  recommendations: recommendationsView,
  questions: questionsView,
  payment: paymentView,
  files: filesView,
  'lead-form': leadFormView,
};

/** For what is asked of a block whatever its kind. */
export const rendererOf = ({ kind }: KnownBlock) => blockViews[kind] as unknown as BlockRenderer<BlockKind>;

interface BlockViewProps {
  readonly block: KnownBlock;
  readonly view: View;
}

function PlainBlockView({ block, view }: BlockViewProps) {
  const { Block } = rendererOf(block);
  return <Block block={block} view={view} />;
}

export const BlockView = memoizedView(PlainBlockView, ({ block, view: { name, document } }) => [
  block,
  name,
  rendererOf(block).alsoReads?.(document),
]);
