import { ArrowBack } from '#ui/direction-icons.tsx';
import { useTexts } from '#ui/locale.tsx';
import { blogTexts } from '../blog-texts.ts';
import styles from './post-page.module.css';

export function BackToBlog() {
  const t = useTexts(blogTexts);
  return (
    <a className={styles.back} href="/blog">
      <ArrowBack size={18} aria-hidden="true" />
      {t('blogPages.post.back')}
    </a>
  );
}
