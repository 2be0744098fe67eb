import type { BodyHeading } from '../body/heading-ids.ts';
import styles from './contents.module.css';

interface ContentsListProps {
  headings: readonly BodyHeading[];
}

export function ContentsList({ headings }: ContentsListProps) {
  return (
    <ol className={styles.list}>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a className={styles.link} href={`#${encodeURIComponent(id)}`}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
