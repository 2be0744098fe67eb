import { type ReactNode, useId } from 'react';
import styles from './room-part.module.css';

interface RoomPartProps {
  title: ReactNode;
  text?: ReactNode;
  /** A state or one quiet action beside the heading. */
  aside?: ReactNode;
  id?: string;
  children: ReactNode;
}

/** A part of a room under its own heading. */
export function RoomPart({ title, text, aside, id, children }: RoomPartProps) {
  const titleId = useId();
  return (
    <section className={styles.part} aria-labelledby={titleId} {...(id !== undefined && { id, tabIndex: -1 })}>
      <div className={styles.head}>
        <div>
          <h3 className={styles.title} id={titleId}>
            {title}
          </h3>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
