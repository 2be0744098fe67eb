import type { BlockKind, BlockOf } from '../shown-blocks.ts';
import type { View } from '../view.ts';

export interface BlockProps<K extends BlockKind> {
  readonly block: BlockOf<K>;
  readonly view: View;
}
