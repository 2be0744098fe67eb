import { useQuery } from '@tanstack/react-query';
import { FileQuestion } from 'lucide-react';
import { Mark } from '#ui/brand/mark.tsx';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { EmptyState, ErrorCard, Skeleton } from '#ui/feedback/query-content.tsx';
import { Row, Stack, Text, VisuallyHidden } from '#ui/layout/layout.tsx';
import { BackLink } from '#ui/layout/nav-links.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { requestAuth } from '#web-kit/session/auth-events.ts';
import { useSession } from '#web-kit/session/session-store.ts';
import type { PostSummary } from '../../contract.ts';
import { blogTexts } from '../blog-texts.ts';
import grid from '../list/list.module.css';
import { PostTile, usePosts } from '../list/post-tile.tsx';
import { blogQueries } from '../queries.ts';
import { PostArticle } from './post-article.tsx';
import styles from './post-page.module.css';

const maxNewest = 3;
const everything = { tag: '', q: '' };

/** The "not found" state, which shows the newest posts. */
function LostPost() {
  const t = useTexts(blogTexts);
  const newest = usePosts(everything, useLocale().locale).posts?.slice(0, maxNewest) ?? [];
  return (
    <div className={styles.page}>
      <Stack gap={4} shrinkItems className={styles.wrap}>
        <div className={styles.lost}>
          <EmptyState
            icon={FileQuestion}
            level="h1"
            title={t('blogPages.lost.title')}
            action={<LinkButton href="/blog">{t('blogPages.post.back')}</LinkButton>}
          >
            {t(newest.length > 0 ? 'blogPages.lost.text' : 'blogPages.lost.bare')}
          </EmptyState>
        </div>
        <Stack as="ul" gap={[10, 8]} shrinkItems className={grid.grid}>
          {newest.map((post) => (
            <PostTile key={post.id} post={post} level="h2" />
          ))}
        </Stack>
      </Stack>
    </div>
  );
}

/** A post by its ID, its slug or a former slug. */
export function PostPage({ id }: { id: string }) {
  const t = useTexts(blogTexts);
  const { data: post, isError, refetch } = useQuery(blogQueries.post(useApi(), id));
  if (post === null) return <LostPost />;
  return (
    <div className={styles.page}>
      <Stack gap={4} shrinkItems className={styles.wrap}>
        <BackLink muted className={styles.back} href="/blog">
          {t('blogPages.post.back')}
        </BackLink>
        {post && <PostArticle post={post} />}
        {!post && isError && (
          <ErrorCard type="network" level="h1" message={t('blogPages.post.failed')} onRetry={() => void refetch()} />
        )}
        {!post && !isError && <PostSkeleton />}
      </Stack>
      {post && <RelatedPosts posts={post.related} />}
      {post && <PostCall />}
    </div>
  );
}

function PostSkeleton() {
  const t = useTexts(blogTexts);
  return (
    <Stack gap={4} className={styles.post} role="status" aria-busy="true">
      <VisuallyHidden>{t('blogPages.list.loading')}</VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="block" className={styles.cover ?? ''} />
      <Skeleton />
      <Skeleton />
    </Stack>
  );
}

function RelatedPosts({ posts }: { posts: readonly PostSummary[] }) {
  const t = useTexts(blogTexts);
  if (posts.length === 0) return null;
  return (
    <Stack as="section" gap={6} className={styles.related} aria-labelledby="related-posts">
      <Text as="h2" size="xl" id="related-posts">
        {t('blogPages.post.related')}
      </Text>
      <Stack as="ul" gap={[10, 8]} shrinkItems className={grid.grid}>
        {posts.map((post) => (
          <PostTile key={post.id} post={post} level="h3" />
        ))}
      </Stack>
    </Stack>
  );
}

/** One call to action at the end: an owner gets a link to their profile instead of an offer. */
function PostCall() {
  const t = useTexts(blogTexts);
  const { user } = useSession();
  return (
    <Stack as="aside" gap={5} align="center" className={styles.call} aria-labelledby="post-call">
      <Mark size={44} />
      <Stack gap={2}>
        <Text as="h2" size="xl" id="post-call">
          {t('blogPages.call.title')}
        </Text>
        <p className={styles.text}>{t(user ? 'blogPages.call.own' : 'blogPages.call.text')}</p>
      </Stack>
      <Row gap={3} justify="center" wrap>
        {user ? (
          <LinkButton href="/dashboard">{t('blogPages.call.dashboard')}</LinkButton>
        ) : (
          <Button data-auth="register" onClick={() => requestAuth('register')}>
            {t('blogPages.call.register')}
          </Button>
        )}
        <LinkButton variant="outline" href="/examples">
          {t('blogPages.call.examples')}
        </LinkButton>
      </Row>
    </Stack>
  );
}
