import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { DateText } from '#ui/text/date-text.tsx';
import { blogTexts } from '../blog-texts.ts';
import styles from './post-meta.module.css';

interface PostMetaProps {
  /** Absent if it is not published yet. */
  publishedAt?: string | undefined;
  readingMinutes?: number | undefined;
}

export function PostMeta({ publishedAt, readingMinutes }: PostMetaProps) {
  const t = useTexts(blogTexts);
  if (!publishedAt && !readingMinutes) return null;
  return (
    <Row as="p" gap={[0, 2]} wrap tone="muted" size="xs" className={styles.details}>
      {publishedAt && <DateText value={publishedAt} />}
      {readingMinutes && <span>{t('blogPages.post.minutes', { count: readingMinutes })}</span>}
    </Row>
  );
}
