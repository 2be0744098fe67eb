import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ImageOff, Newspaper, SearchX } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { AdminPage } from '#features/admin/web/index.ts';
import { StoredPicture } from '#features/files/web/index.ts';
import { directionOf, locales } from '#i18n/locale.ts';
import { Button } from '#ui/controls/button.tsx';
import { SearchField } from '#ui/controls/search-field.tsx';
import { Select } from '#ui/controls/select.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorCard } from '#ui/feedback/error-card.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { DateText } from '#ui/text/date-text.tsx';
import { LatinText } from '#ui/text/latin-text.tsx';
import { Text } from '#ui/text/text.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api/api-context.tsx';
import { NetworkError } from '#web-kit/api/request-error.ts';
import type { DraftPostRow } from '../../../contract.ts';
import { postStatuses } from '../../../domain.ts';
import { blogAdminQueries } from '../admin-queries.ts';
import { blogAdminTexts } from '../admin-texts.ts';
import { StatusBadge } from '../status-badge.tsx';
import { isNarrowed, matchingPosts, maxSearch, type PostFilter, postFilterOf, postsHref } from './list-view.ts';
import { NewPostButton } from './new-post-button.tsx';
import styles from './post-filters.module.css';
import { PostMenu } from './post-menu.tsx';

const rows = ['one', 'two', 'three', 'four', 'five', 'six'];

interface PostsSkeletonProps {
  label: string;
}

function PostsSkeleton({ label }: PostsSkeletonProps) {
  return (
    <Stack shrinkItems gap={3} className={styles.rows} role="status" aria-busy="true" aria-label={label}>
      {rows.map((name) => (
        <Row key={name} gap={4} className={styles.waiting}>
          <Skeleton shape="block" className={styles.cover ?? ''} />
          <Stack grow gap={2}>
            <Skeleton shape="title" />
            <Skeleton />
          </Stack>
        </Row>
      ))}
    </Stack>
  );
}

interface PostColumnProps {
  list: UseQueryResult<DraftPostRow[]>;
  filter: PostFilter;
  onClear: () => void;
}

/** The posts, or what stands in their place. */
function PostColumn({ list: { data, error, isError, refetch }, filter, onClear }: PostColumnProps) {
  const t = useTexts(blogAdminTexts);
  const retry = () => void refetch();
  if (!data && error instanceof NetworkError) return <ErrorCard type="network" onRetry={retry} />;
  if (!data && isError) return <ErrorCard title={t('blogAdmin.failed')} message={error.message} onRetry={retry} />;
  if (!data) return <PostsSkeleton label={t('blogAdmin.loading')} />;
  const posts = matchingPosts(data, filter);
  if (posts.length > 0)
    return (
      <Stack as="ul" shrinkItems gap={3} className={styles.rows} aria-label={t('blogAdmin.list')}>
        {posts.map((post) => (
          <PostRow key={post.id} post={post} />
        ))}
      </Stack>
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
    <Grid as="li" align="center" gap={[2, 3]} className={styles.row}>
      <Grid align="center" justify="center" tone="muted" className={styles.postRowCover}>
        {cover ? <StoredPicture file={cover.file} alt="" /> : <ImageOff size={20} aria-hidden="true" />}
      </Grid>
      <Stack gap={1} shrink className={styles.what}>
        <Link className={styles.link} to={`/blog-admin/${id}`}>
          {title ? <bdi {...inLanguage}>{title}</bdi> : t('blogAdmin.row.untitled')}
        </Link>
        <Text as="span" truncate tone="muted" size="xs" className={styles.address}>
          <LatinText>/blog/{slug}</LatinText>
        </Text>
      </Stack>
      <Row as="p" wrap align="center" gap={[1, 2]} shrink className={styles.state}>
        <StatusBadge status={status} />
        {publishAt && (
          <Text as="span" tone="muted" size="s">
            {status === 'scheduled' && `${t('blogAdmin.row.at')} `}
            <DateText value={publishAt} time={status === 'scheduled'} />
          </Text>
        )}
      </Row>
      <p className={styles.detail}>{t(`blogAdmin.language.${language}`)}</p>
      <p className={styles.detail}>
        {t('blogAdmin.row.changed')} <DateText value={updatedAt} />
      </p>
      <div className={styles.menu}>
        <PostMenu post={post} />
      </div>
    </Grid>
  );
}

/** `/blog-admin`: every post there is. */
export function BlogAdminPage() {
  const t = useTexts(blogAdminTexts);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const filter = postFilterOf(search);
  const list = useQuery(blogAdminQueries.list(useApi()));
  usePageTitle(t('blogAdmin.title'));
  const show = useCallback(
    (next: PostFilter, replace = false) => void navigate(postsHref(next), { replace, preventScrollReset: true }),
    [navigate],
  );
  // What was typed into the search goes with the filter.
  const [clearings, setClearings] = useState(0);
  const clear = () => {
    setClearings(clearings + 1);
    show({});
  };
  return (
    <AdminPage
      title={t('blogAdmin.title')}
      lead={list.data && t('blogAdmin.lead', { count: list.data.length })}
      actions={
        <>
          <Button variant="outline" size="sm" asChild>
            <a href="/blog">{t('blogAdmin.toBlog')}</a>
          </Button>
          <NewPostButton />
        </>
      }
    >
      <PostFilters key={clearings} filter={filter} onFilter={show} />
      <PostColumn list={list} filter={filter} onClear={clear} />
    </AdminPage>
  );
}

interface PostFiltersProps {
  filter: PostFilter;
  onFilter: (filter: PostFilter, replace?: boolean) => void;
}

function PostFilters({ filter, onFilter }: PostFiltersProps) {
  const t = useTexts(blogAdminTexts);
  // A search is still on its way while the filter changes: it must meet what is true then.
  const latest = useRef({ filter, onFilter });
  latest.current = { filter, onFilter };
  const change = useCallback((name: keyof PostFilter, value: string) => {
    const { [name]: _, ...rest } = latest.current.filter;
    latest.current.onFilter(value ? { ...rest, [name]: value } : rest, name === 'q');
  }, []);
  const search = useCallback((q: string) => change('q', q), [change]);
  return (
    <Grid as="search" columns={2} gap={2} className={styles.filters}>
      <SearchField
        value={filter.q ?? ''}
        label={t('blogAdmin.searchLabel')}
        placeholder={t('blogAdmin.search')}
        clearLabel={t('blogAdmin.clearSearch')}
        maxLength={maxSearch}
        onSearch={search}
      />
      <Select
        aria-label={t('blogAdmin.status.label')}
        value={filter.status ?? ''}
        onChange={({ currentTarget }) => change('status', currentTarget.value)}
      >
        <option value="">{t('blogAdmin.status.all')}</option>
        {postStatuses.map((status) => (
          <option key={status} value={status}>
            {t(`blogAdmin.status.${status}`)}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t('blogAdmin.language.label')}
        value={filter.language ?? ''}
        onChange={({ currentTarget }) => change('language', currentTarget.value)}
      >
        <option value="">{t('blogAdmin.language.all')}</option>
        {locales.map((locale) => (
          <option key={locale} value={locale}>
            {t(`blogAdmin.language.${locale}`)}
          </option>
        ))}
      </Select>
    </Grid>
  );
}
