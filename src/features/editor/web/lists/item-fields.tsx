import type { ReactNode } from 'react';
import { useFormValue } from '../state/use-editor.ts';

interface ItemFieldsProps<T> {
  /** Of the thing in the form. */
  path: string;
  place: number;
  draw: (itemPath: string, item: T, place: number) => ReactNode;
}

/** Sees its own thing alone: what is typed in one costs the others nothing. */
export function ItemFields<T>({ path, place, draw }: ItemFieldsProps<T>) {
  const item = useFormValue<T | undefined>(path);
  return item === undefined ? null : draw(path, item, place);
}
