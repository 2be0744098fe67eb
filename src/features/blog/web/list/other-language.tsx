import { useLocale, useTexts } from '#ui/locale.tsx';
import { blogTexts } from '../blog-texts.ts';
import styles from './blog-page.module.css';

/** Posts are in the reader's language; those of the other one are a press away, and all of them come as a feed too. */
export function OtherLanguage() {
  const t = useTexts(blogTexts);
  const { locale } = useLocale();
  const other = locale === 'he' ? 'en' : 'he';
  return (
    <p className={styles.other}>
      {t('blogPages.other.text')}{' '}
      <a href={`/blog?lang=${other}`} hrefLang={other}>
        {t('blogPages.other.link')}
      </a>
      <a className={styles.feed} href={`/rss.xml?lang=${locale}`} type="application/rss+xml">
        RSS
      </a>
    </p>
  );
}
