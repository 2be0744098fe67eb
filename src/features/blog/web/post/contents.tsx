import { useTexts } from '#ui/locale.tsx';
import { blogTexts } from '../blog-texts.ts';
import type { BodyHeading } from '../body/heading-ids.ts';
import styles from './contents.module.css';

interface ContentsProps {
  headings: readonly BodyHeading[];
}

/** Folded on a phone, where it would push the text away; beside the text where there is room. One of the two shows. */
export function Contents({ headings }: ContentsProps) {
  const t = useTexts(blogTexts);
  const title = t('blogPages.post.contents');
  return (
    <nav className={styles.contents} aria-label={title}>
      <details className={styles.folded}>
        <summary className={styles.summary}>{title}</summary>
        <ContentsList headings={headings} />
      </details>
      <div className={styles.beside}>
        <p className={styles.title} aria-hidden="true">
          {title}
        </p>
        <ContentsList headings={headings} />
      </div>
    </nav>
  );
}

interface ContentsListProps {
  headings: readonly BodyHeading[];
}

function ContentsList({ headings }: ContentsListProps) {
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
