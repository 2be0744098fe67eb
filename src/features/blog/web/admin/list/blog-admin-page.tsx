import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { AdminPage } from '#features/admin/web/index.ts';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { blogAdminQueries } from '../admin-queries.ts';
import { blogAdminTexts } from '../admin-texts.ts';
import { type PostFilter, postFilterOf, postsHref } from './list-view.ts';
import { NewPostButton } from './new-post-button.tsx';
import { PostColumn } from './post-column.tsx';
import { PostFilters } from './post-filters.tsx';

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
