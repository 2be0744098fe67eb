import { InactiveProfilePage } from '#features/profiles/web/index.ts';
import { translator } from '#i18n/translator.ts';
import { requestAuth } from '#web-kit/session/auth-events.ts';
import type { PageModule } from '../page-module.ts';
import { siteTexts } from '../texts.ts';

const InactiveProfile = () => <InactiveProfilePage onRegister={() => requestAuth('register')} />;

export const page: PageModule = {
  Page: InactiveProfile,
  head: (locale) => {
    const t = translator(siteTexts, locale);
    return { title: t('site.inactiveProfile.title'), description: t('site.inactiveProfile.description') };
  },
};
