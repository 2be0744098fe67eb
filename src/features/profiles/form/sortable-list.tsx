import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { listTexts } from './list-texts.ts';

interface SortableListProps<T> {
  items: readonly T[];
  idOf: (item: T) => string;
  /** What a thing is called when it is moved. */
  nameOf: (item: T, index: number) => string;
  onMove: (from: number, to: number) => void;
  children: (item: T, index: number) => ReactNode;
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
  const accessibility = useAnnouncements(ids, (index) => nameOf(items[index] as T, index));
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
        <Stack as="ul" gap={3} shrinkItems>
          {items.map(children)}
        </Stack>
      </SortableContext>
    </DndContext>
  );
}

/** A mouse must mean it before it drags; a finger starts at once, because the handle does not scroll. */
function useDragSensors() {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 80, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
}

/** What whoever cannot see a drag hears of it. */
function useAnnouncements(ids: readonly string[], nameOf: (index: number) => string) {
  const t = useTexts(listTexts);
  const named = (active: UniqueIdentifier, over: UniqueIdentifier | undefined) => ({
    name: nameOf(ids.indexOf(String(active))),
    position: ids.indexOf(String(over ?? active)) + 1,
    count: ids.length,
  });
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('lists.picked', named(active.id, undefined)),
    onDragOver: ({ active, over }) => t('lists.moved', named(active.id, over?.id)),
    onDragEnd: ({ active, over }) => t('lists.dropped', named(active.id, over?.id)),
    onDragCancel: ({ active }) => t('lists.cancelled', named(active.id, undefined)),
  };
  return { announcements, screenReaderInstructions: { draggable: t('lists.how') } };
}
