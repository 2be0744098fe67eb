import type { ComponentType } from 'react';
import type { Texts } from '#i18n/texts.ts';
import type { BlockKind, BlockOf } from '../blocks/kinds.ts';
import type { ProfileDocument } from '../document/document.ts';
import type { View } from './view.ts';

export interface BlockProps<K extends BlockKind> {
  readonly block: BlockOf<K>;
  readonly view: View;
}

/** How visitors see a block kind. */
export interface BlockRenderer<K extends BlockKind> {
  readonly texts: Texts<'block'>;
  /** Included only in pages that show such a block; styles shared by several kinds are included once. */
  readonly styles: readonly string[];
  /** Whether there is anything to show; incomplete content is hidden. */
  readonly hasContent: (block: BlockOf<K>, view: View) => boolean;
  readonly Block: ComponentType<BlockProps<K>>;
  /** Other parts of the document that the block depends on; it re-renders when they change. */
  readonly alsoReads?: (document: ProfileDocument) => unknown;
  /** Rendered once at the end of a page that shows such a block. */
  readonly PageEnd?: ComponentType<{ readonly view: View }>;
}
