import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';

export interface BlockFormProps {
  /** Of the block in the form: `blocks.3`. */
  readonly path: string;
}

/** How a kind of block is edited. */
export interface BlockForm {
  readonly icon: LucideIcon;
  readonly Form: ComponentType<BlockFormProps>;
}
