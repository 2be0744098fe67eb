import { useQuery } from '@tanstack/react-query';
import { ErrorCard } from '#ui/error-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import { blogTexts } from '../blog-texts.ts';
import { blogQueries } from '../queries.ts';
import { BackToBlog } from './back-to-blog.tsx';
import { LostPost } from './lost-post.tsx';
import { PostArticle } from './post-article.tsx';
import { PostCall } from './post-call.tsx';
import styles from './post-page.module.css';
import { PostSkeleton } from './post-skeleton.tsx';
import { RelatedPosts } from './related-posts.tsx';

interface PostPageProps {
  /** Its number, its slug or one that it had. */
  id: string;
}

export function PostPage({ id }: PostPageProps) {
  const t = useTexts(blogTexts);
  const { data: post, isError, refetch } = useQuery(blogQueries.post(useApi(), id));
  if (post === null) return <LostPost />;
  return (
    <div className={styles.page}>
      <div className={styles.wrap}>
        <BackToBlog />
        {post && <PostArticle post={post} />}
        {!post && isError && (
          <ErrorCard type="network" level="h1" message={t('blogPages.post.failed')} onRetry={() => void refetch()} />
        )}
        {!post && !isError && <PostSkeleton />}
      </div>
      {post && <RelatedPosts posts={post.related} />}
      {post && <PostCall />}
    </div>
  );
}
