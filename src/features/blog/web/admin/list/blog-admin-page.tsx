import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { AdminPage } from '#features/admin/web/index.ts';
import { locales } from '#i18n/locale.ts';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { postStatuses } from '../../../domain.ts';
import { blogAdminQueries } from '../admin-queries.ts';
import { blogAdminTexts } from '../admin-texts.ts';
import { maxSearch, type PostFilter, postFilterOf, postsHref } from './list-view.ts';
import { NewPostButton } from './new-post-button.tsx';
import { PostColumn } from './post-column.tsx';
import styles from './post-filters.module.css';

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
    <search className={styles.filters}>
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
    </search>
  );
}
