import { UserX } from 'lucide-react';
import { translator } from '#i18n/translator.ts';
import { useTexts } from '#ui/locale.tsx';
import { NotFoundLayout } from '../not-found-layout.tsx';
import type { PageModule } from '../page-module.ts';
import { siteTexts } from '../texts.ts';

function ProfileNotFound() {
  const t = useTexts(siteTexts);
  return (
    <NotFoundLayout icon={UserX} title={t('site.profileNotFound.title')} links={['home', 'examples', 'help']}>
      {t('site.profileNotFound.text')}
    </NotFoundLayout>
  );
}

export const page: PageModule = {
  Page: ProfileNotFound,
  head: (locale) => {
    const t = translator(siteTexts, locale);
    return { title: t('site.profileNotFound.title'), description: t('site.profileNotFound.text') };
  },
};
