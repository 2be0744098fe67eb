/** The editor form of each block kind. */
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { byKind } from '../blocks/by-kind.ts';

export interface BlockFormProps {
  /** Path of the block in the form: `blocks.3`. */
  readonly path: string;
}

export interface BlockForm {
  readonly icon: LucideIcon;
  readonly Form: ComponentType<BlockFormProps>;
}

export const blockForms = byKind(import.meta.glob<BlockForm>('../blocks/*/form.tsx', { eager: true, import: 'form' }));
