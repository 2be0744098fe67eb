import type { ReactNode } from 'react';
import { useFormValue } from '../state/use-editor.ts';
import { RowMenu } from './row-menu.tsx';
import { SortableRow } from './sortable-row.tsx';

interface ItemRowProps<T> {
  id: string;
  /** Of the thing in the form. */
  path: string;
  name: string;
  place: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onRemove: (place: number, name: string) => void;
  draw: (itemPath: string, item: T, place: number) => ReactNode;
}

/** Sees its own thing alone: what is typed in one row costs the others nothing. */
export function ItemRow<T>({ id, path, name, place, count, onMove, onRemove, draw }: ItemRowProps<T>) {
  const item = useFormValue<T | undefined>(path);
  const menu = (
    <RowMenu name={name} place={place} count={count} onMove={onMove} onRemove={() => onRemove(place, name)} />
  );
  return (
    <SortableRow id={id} name={name} end={menu}>
      {item !== undefined && draw(path, item, place)}
    </SortableRow>
  );
}
