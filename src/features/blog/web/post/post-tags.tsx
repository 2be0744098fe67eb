import { useLocale, useTexts } from '#ui/locale.tsx';
import { blogTexts } from '../blog-texts.ts';
import { blogAddress } from '../list/use-blog-filter.ts';
import styles from './post-tags.module.css';

interface PostTagsProps {
  tags: readonly string[];
}

/** Each leads to the posts of its kind, in the language of the post. */
export function PostTags({ tags }: PostTagsProps) {
  const t = useTexts(blogTexts);
  const { locale } = useLocale();
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={t('blogPages.post.tags')}>
      {tags.map((tag) => (
        <li key={tag}>
          <a className={styles.tag} href={blogAddress({ tag, q: '' }, `lang=${locale}`)}>
            {tag}
          </a>
        </li>
      ))}
    </ul>
  );
}
