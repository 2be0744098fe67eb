import { type ReactNode, useId } from 'react';
import styles from './tab-section.module.css';

interface TabSectionProps {
  title: ReactNode;
  text?: ReactNode;
  /** A state or one quiet action beside the heading. */
  aside?: ReactNode;
  id?: string;
  children: ReactNode;
}

/** A part of a tab under its own heading. */
export function TabSection({ title, text, aside, id, children }: TabSectionProps) {
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
