import type { ComponentType } from 'react';
import type { Texts } from '#i18n/texts.ts';
import type { BlockKind, BlockOf } from '../blocks/kinds.ts';
import type { ProfileDocument } from '../document/document.ts';
import type { View } from './view.ts';

export interface BlockProps<K extends BlockKind> {
  readonly block: BlockOf<K>;
  readonly view: View;
}

/** How a kind of block is shown to visitors. */
export interface BlockRenderer<K extends BlockKind> {
  readonly texts: Texts<'block'>;
  /** Carried only by pages that show such a block; what several kinds share is carried once. */
  readonly styles: readonly string[];
  /** Whether there is anything to show: what is half written waits for its other half. */
  readonly hasContent: (block: BlockOf<K>, view: View) => boolean;
  readonly Block: ComponentType<BlockProps<K>>;
  /** What it speaks of beside itself: it is drawn again when that changes. */
  readonly alsoReads?: (document: ProfileDocument) => unknown;
  /** Once at the end of a page that shows such a block. */
  readonly PageEnd?: ComponentType<{ readonly view: View }>;
}
