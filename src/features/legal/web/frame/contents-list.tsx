import styles from './contents.module.css';

export interface ContentsEntry {
  readonly id: string;
  readonly title: string;
}

interface ContentsListProps {
  entries: readonly ContentsEntry[];
  shown?: string | undefined;
}

export function ContentsList({ entries, shown }: ContentsListProps) {
  return (
    <ol className={styles.list}>
      {entries.map(({ id, title }) => (
        <li key={id}>
          <a className={styles.link} href={`#${id}`} {...(id === shown && { 'aria-current': 'location' })}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
