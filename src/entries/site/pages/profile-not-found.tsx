import { UserX } from 'lucide-react';
import { translator } from '#i18n/translator.ts';
import { useTexts } from '#ui/locale.tsx';
import { LostPage } from '../lost-page.tsx';
import type { PageModule } from '../page-module.ts';
import { siteTexts } from '../texts.ts';

function ProfileNotFound() {
  const t = useTexts(siteTexts);
  return (
    <LostPage icon={UserX} title={t('site.profileNotFound.title')} links={['home', 'examples', 'help']}>
      {t('site.profileNotFound.text')}
    </LostPage>
  );
}

export const page: PageModule = {
  Page: ProfileNotFound,
  head: (locale) => {
    const t = translator(siteTexts, locale);
    return { title: t('site.profileNotFound.title'), description: t('site.profileNotFound.text') };
  },
};
