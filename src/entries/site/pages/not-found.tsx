import { Compass } from 'lucide-react';
import { translator } from '#i18n/translator.ts';
import { useTexts } from '#ui/locale.tsx';
import { NotFoundLayout } from '../not-found-layout.tsx';
import type { PageModule } from '../page-module.ts';
import { siteTexts } from '../texts.ts';

function NotFound() {
  const t = useTexts(siteTexts);
  return (
    <NotFoundLayout icon={Compass} title={t('site.notFound.title')} links={['home', 'help']}>
      {t('site.notFound.text')}
    </NotFoundLayout>
  );
}

export const page: PageModule = {
  Page: NotFound,
  head: (locale) => {
    const t = translator(siteTexts, locale);
    return { title: t('site.notFound.title'), description: t('site.notFound.text') };
  },
};
