import { type ReactNode, useId } from 'react';
import styles from './group.module.css';

interface GroupProps {
  title: ReactNode;
  text?: ReactNode;
  id?: string;
  children: ReactNode;
}

/** A few fields under a heading of their own. */
export function Group({ title, text, id, children }: GroupProps) {
  const titleId = useId();
  return (
    <section className={styles.group} aria-labelledby={titleId} {...(id !== undefined && { id })}>
      <div>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {children}
    </section>
  );
}
