import type { ComponentType } from 'react';
import type { KnownBlock } from '../../document/blocks.ts';
import { drawnFor } from '../drawn-for.ts';
import type { BlockKind } from '../shown-blocks.ts';
import type { View } from '../view.ts';
import { AboutBlock } from './about-block.tsx';
import type { BlockProps } from './block-props.ts';
import { FilesBlock } from './files-block.tsx';
import { GalleryBlock } from './gallery-block.tsx';
import { HoursBlock } from './hours-block.tsx';
import { LeadFormBlock } from './lead-form-block.tsx';
import { LinksBlock } from './links-block.tsx';
import { PaymentBlock } from './payment-block.tsx';
import { QuestionsBlock } from './questions-block.tsx';
import { RecommendationsBlock } from './recommendations-block.tsx';
import { ServicesBlock } from './services-block.tsx';
import { SocialBlock } from './social-block.tsx';
import { VideoBlock } from './video-block.tsx';

const components: { readonly [K in BlockKind]: ComponentType<BlockProps<K>> } = {
  links: LinksBlock,
  social: SocialBlock,
  about: AboutBlock,
  gallery: GalleryBlock,
  services: ServicesBlock,
  hours: HoursBlock,
  video: VideoBlock,
  recommendations: RecommendationsBlock,
  questions: QuestionsBlock,
  payment: PaymentBlock,
  files: FilesBlock,
  'lead-form': LeadFormBlock,
};

interface BlockViewProps {
  readonly block: KnownBlock;
  readonly view: View;
}

function PlainBlockView({ block, view }: BlockViewProps) {
  const Shown = components[block.kind] as ComponentType<BlockViewProps>;
  return <Shown block={block} view={view} />;
}

/** A form speaks of other ways to reach its owner; every other block says only what it holds. */
export const BlockView = drawnFor(PlainBlockView, ({ block, view: { name, document } }) => [
  block,
  name,
  block.kind === 'lead-form' && document.contact,
]);
