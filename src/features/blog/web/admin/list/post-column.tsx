import type { UseQueryResult } from '@tanstack/react-query';
import { ImageOff, Newspaper, SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { StoredPicture } from '#features/files/web/index.ts';
import { directionOf } from '#i18n/locale.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DateText } from '#ui/date-text.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorCard } from '#ui/error-card.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { NetworkError } from '#web-kit/request-error.ts';
import type { DraftPostRow } from '../../../contract.ts';
import { blogAdminTexts } from '../admin-texts.ts';
import { StatusBadge } from '../status-badge.tsx';
import { isNarrowed, matchingPosts, type PostFilter } from './list-view.ts';
import { NewPostButton } from './new-post-button.tsx';
import styles from './post-column.module.css';
import { PostMenu } from './post-menu.tsx';

const rows = ['one', 'two', 'three', 'four', 'five', 'six'];

interface PostsSkeletonProps {
  label: string;
}

function PostsSkeleton({ label }: PostsSkeletonProps) {
  return (
    <div className={styles.rows} role="status" aria-busy="true" aria-label={label}>
      {rows.map((name) => (
        <div key={name} className={styles.waiting}>
          <Skeleton shape="block" className={styles.cover ?? ''} />
          <div className={styles.lines}>
            <Skeleton shape="title" />
            <Skeleton />
          </div>
        </div>
      ))}
    </div>
  );
}

interface PostColumnProps {
  list: UseQueryResult<DraftPostRow[]>;
  filter: PostFilter;
  onClear: () => void;
}

/** The posts, or what stands in their place. */
export function PostColumn({ list: { data, error, isError, refetch }, filter, onClear }: PostColumnProps) {
  const t = useTexts(blogAdminTexts);
  const retry = () => void refetch();
  if (!data && error instanceof NetworkError) return <ErrorCard type="network" onRetry={retry} />;
  if (!data && isError) return <ErrorCard title={t('blogAdmin.failed')} message={error.message} onRetry={retry} />;
  if (!data) return <PostsSkeleton label={t('blogAdmin.loading')} />;
  const posts = matchingPosts(data, filter);
  if (posts.length > 0)
    return (
      <ul className={styles.rows} aria-label={t('blogAdmin.list')}>
        {posts.map((post) => (
          <PostRow key={post.id} post={post} />
        ))}
      </ul>
    );
  const isLost = isNarrowed(filter);
  const clear = (
    <Button variant="outline" onClick={onClear}>
      {t('blogAdmin.nothing.clear')}
    </Button>
  );
  return (
    <Card>
      <EmptyState
        icon={isLost ? SearchX : Newspaper}
        tone={isLost ? 'quiet' : 'sea'}
        title={t(isLost ? 'blogAdmin.nothing.title' : 'blogAdmin.none.title')}
        action={isLost ? clear : <NewPostButton />}
      >
        {t(isLost ? 'blogAdmin.nothing.text' : 'blogAdmin.none.text')}
      </EmptyState>
    </Card>
  );
}

interface PostRowProps {
  post: DraftPostRow;
}

/** The whole row opens the post; the button at its end holds the rest. */
function PostRow({ post }: PostRowProps) {
  const t = useTexts(blogAdminTexts);
  const { id, slug, title, language, cover, status, publishAt, updatedAt } = post;
  const inLanguage = { lang: language, dir: directionOf(language) };
  return (
    <li className={styles.row}>
      <div className={styles.postRowCover}>
        {cover ? <StoredPicture file={cover.file} alt="" /> : <ImageOff size={20} aria-hidden="true" />}
      </div>
      <div className={styles.what}>
        <Link className={styles.link} to={`/blog-admin/${id}`}>
          {title ? <bdi {...inLanguage}>{title}</bdi> : t('blogAdmin.row.untitled')}
        </Link>
        <span className={styles.address}>
          <LatinText>/blog/{slug}</LatinText>
        </span>
      </div>
      <p className={styles.state}>
        <StatusBadge status={status} />
        {publishAt && (
          <span className={styles.instant}>
            {status === 'scheduled' && `${t('blogAdmin.row.at')} `}
            <DateText value={publishAt} time={status === 'scheduled'} />
          </span>
        )}
      </p>
      <p className={styles.fact}>{t(`blogAdmin.language.${language}`)}</p>
      <p className={styles.fact}>
        {t('blogAdmin.row.changed')} <DateText value={updatedAt} />
      </p>
      <div className={styles.menu}>
        <PostMenu post={post} />
      </div>
    </li>
  );
}
