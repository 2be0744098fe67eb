import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { useTexts } from '#ui/locale.tsx';
import { listTexts } from './list-texts.ts';
import styles from './sortable-row.module.css';

interface SortableRowProps {
  id: string;
  name: string;
  /** At the end of the line: a menu, a switch. */
  end?: ReactNode;
  /** On one line at any width; else a narrow screen gives the content a line of its own. */
  isInline?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** One thing of a list, with the handle by which it is moved. */
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
      // Set by script while it moves: the policy forbids styles in HTML, not this.
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
        <span className={styles.name} aria-hidden="true">
          {name}
        </span>
      )}
      <div className={styles.content}>{children}</div>
      {end && <div className={styles.end}>{end}</div>}
    </li>
  );
}
