import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocale } from '#ui/locale.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import type { PageParams } from '../page-paths.ts';
import type { PageModule } from './page-module.ts';

interface SiteRootProps {
  page: PageModule;
  path: string;
  params: PageParams;
  year: number;
}

export function SiteRoot({ page: { Page, head }, path, params, year }: SiteRootProps) {
  const { locale } = useLocale();
  const queries = useQueryClient();
  useEffect(() => {
    document.title = head(locale, { queries, params, publicUrl: window.location.origin }).title;
  }, [head, locale, queries, params]);
  return (
    <PageFrame path={path} year={year}>
      <Page params={params} />
    </PageFrame>
  );
}
