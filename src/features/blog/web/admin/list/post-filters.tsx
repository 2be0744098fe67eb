import { useCallback, useRef } from 'react';
import { locales } from '#i18n/locale.ts';
import { useTexts } from '#ui/locale.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import { postStatuses } from '../../../domain.ts';
import { blogAdminTexts } from '../admin-texts.ts';
import { maxSearch, type PostFilter } from './list-view.ts';
import styles from './post-filters.module.css';

interface PostFiltersProps {
  filter: PostFilter;
  onFilter: (filter: PostFilter, replace?: boolean) => void;
}

export function PostFilters({ filter, onFilter }: PostFiltersProps) {
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
        longest={maxSearch}
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
