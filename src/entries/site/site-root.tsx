import { useEffect } from 'react';
import { useLocale } from '#ui/locale.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import type { PageModule } from './page-module.ts';

interface SiteRootProps {
  page: PageModule;
  path: string;
  year: number;
}

export function SiteRoot({ page: { Page, head }, path, year }: SiteRootProps) {
  const { locale } = useLocale();
  useEffect(() => {
    document.title = head(locale).title;
  }, [head, locale]);
  return (
    <PageFrame path={path} year={year}>
      <Page />
    </PageFrame>
  );
}
