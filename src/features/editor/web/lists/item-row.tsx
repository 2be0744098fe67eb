import type { ReactNode } from 'react';
import { ItemFields } from './item-fields.tsx';
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

/** The line around a thing: handle and menu are not drawn again for a letter typed in it. */
export function ItemRow<T>({ id, path, name, place, count, onMove, onRemove, draw }: ItemRowProps<T>) {
  const menu = (
    <RowMenu name={name} place={place} count={count} onMove={onMove} onRemove={() => onRemove(place, name)} />
  );
  return (
    <SortableRow id={id} name={name} end={menu}>
      <ItemFields path={path} place={place} draw={draw} />
    </SortableRow>
  );
}
