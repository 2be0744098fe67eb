/** What an owner fills in for each kind of block. */
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { byKind } from '../blocks/by-kind.ts';

export interface BlockFormProps {
  /** Of the block in the form: `blocks.3`. */
  readonly path: string;
}

/** How a kind of block is edited. */
export interface BlockForm {
  readonly icon: LucideIcon;
  readonly Form: ComponentType<BlockFormProps>;
}

export const blockForms = byKind(import.meta.glob<BlockForm>('../blocks/*/form.tsx', { eager: true, import: 'form' }));
