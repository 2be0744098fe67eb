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
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Stack, Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { listTexts } from './list-texts.ts';
import styles from './lists.module.css';

interface SortableListProps<T> {
  items: readonly T[];
  idOf: (item: T) => string;
  /** The item's name in drag announcements. */
  nameOf: (item: T, index: number) => string;
  onMove: (from: number, to: number) => void;
  children: (item: T, index: number) => ReactNode;
}

/** Restricts dragging in rows to the vertical axis. */
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

/** A mouse drags after 4 pixels, to tell it from a click; touch almost at once, because the handle does not scroll. */
function useDragSensors() {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 80, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
}

/** Screen reader announcements for dragging. */
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

interface SortableRowProps {
  id: string;
  name: string;
  /** Content at the end of the row: a menu, a switch. */
  end?: ReactNode;
  /** On one row at any width; otherwise the content wraps to a separate row on narrow screens. */
  isInline?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A list item with its drag handle. */
export function SortableRow({ id, name, end, isInline = false, className, children }: SortableRowProps) {
  const t = useTexts(listTexts);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: t('lists.role') },
  });
  return (
    <li
      ref={setNodeRef}
      className={classNames(styles.row, className)}
      data-dragging={isDragging}
      data-line={isInline}
      // Set by script during dragging; the content security policy forbids inline styles in HTML only.
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={styles.handle}
        {...attributes}
        {...listeners}
        aria-label={t('lists.drag', { name })}
      >
        <GripVertical size={20} aria-hidden="true" />
      </button>
      {!isInline && (
        <Text as="span" truncate tone="muted" size="s" weight="medium" className={styles.name} aria-hidden="true">
          {name}
        </Text>
      )}
      <div className={styles.content}>{children}</div>
      {end && <div className={styles.end}>{end}</div>}
    </li>
  );
}
