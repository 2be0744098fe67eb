import { useTexts } from '#ui/locale.tsx';
import type { PostCard } from '../../contract.ts';
import { blogTexts } from '../blog-texts.ts';
import grid from '../list/post-grid.module.css';
import { PostTile } from '../list/post-tile.tsx';
import styles from './post-page.module.css';

interface RelatedPostsProps {
  posts: readonly PostCard[];
}

export function RelatedPosts({ posts }: RelatedPostsProps) {
  const t = useTexts(blogTexts);
  if (posts.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="related-posts">
      <h2 className={styles.relatedTitle} id="related-posts">
        {t('blogPages.post.related')}
      </h2>
      <ul className={grid.grid}>
        {posts.map((post) => (
          <PostTile key={post.id} post={post} level="h3" />
        ))}
      </ul>
    </section>
  );
}
