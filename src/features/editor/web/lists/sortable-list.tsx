import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import styles from './sortable-list.module.css';
import { useAnnouncements } from './use-announcements.ts';
import { useDragSensors } from './use-drag-sensors.ts';

interface SortableListProps<T> {
  items: readonly T[];
  idOf: (item: T) => string;
  /** What a thing is called when it is moved. */
  nameOf: (item: T, place: number) => string;
  onMove: (from: number, to: number) => void;
  children: (item: T, place: number) => ReactNode;
}

/** In rows, a thing goes up and down and nowhere else. */
const upAndDown = ({ transform }: { transform: { x: number; y: number; scaleX: number; scaleY: number } }) => ({
  ...transform,
  x: 0,
});

const onlyUpAndDown = [upAndDown];

export function SortableList<T>({ items, idOf, nameOf, onMove, children }: SortableListProps<T>) {
  const sensors = useDragSensors();
  const ids = items.map(idOf);
  const accessibility = useAnnouncements(ids, (place) => nameOf(items[place] as T, place));
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))];
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={onlyUpAndDown}
      accessibility={accessibility}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul className={styles.list}>{items.map(children)}</ul>
      </SortableContext>
    </DndContext>
  );
}
