import { useCallback } from 'react';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { OpenPage } from '#ui/open-page.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { blogTexts } from '../blog-texts.ts';
import styles from './blog-page.module.css';
import { OtherLanguage } from './other-language.tsx';
import { Posts } from './posts.tsx';
import { TopicFilter } from './topic-filter.tsx';
import { useBlogFilter } from './use-blog-filter.ts';
import { usePosts } from './use-posts.ts';

export function BlogPage() {
  const t = useTexts(blogTexts);
  const { locale } = useLocale();
  const { filter, go } = useBlogFilter();
  const posts = usePosts(filter, locale);
  const search = useCallback((q: string) => go({ q }), [go]);
  return (
    <OpenPage badge={t('blogPages.list.badge')} title={t('blogPages.list.title')} lead={t('blogPages.list.lead')}>
      <div className={styles.wrap}>
        {!posts.isBare && (
          <search className={styles.tools}>
            <TopicFilter tags={posts.tags} chosen={filter} onChoose={(tag) => go({ tag })} />
            <div className={styles.search}>
              <SearchField
                value={filter.q}
                label={t('blogPages.list.search')}
                placeholder={t('blogPages.list.placeholder')}
                clearLabel={t('blogPages.list.clear')}
                longest={100}
                onSearch={search}
              />
            </div>
          </search>
        )}
        <Posts {...posts} onClear={() => go({ tag: '', q: '' })} />
        <OtherLanguage />
      </div>
    </OpenPage>
  );
}
