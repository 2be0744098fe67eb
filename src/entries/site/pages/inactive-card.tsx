import { InactiveCardPage } from '#features/profiles/web/index.ts';
import { translator } from '#i18n/translator.ts';
import { askForAuth } from '#web-kit/auth-events.ts';
import type { PageModule } from '../page-module.ts';
import { siteTexts } from '../texts.ts';

const InactiveCard = () => <InactiveCardPage onRegister={() => askForAuth('register')} />;

export const page: PageModule = {
  Page: InactiveCard,
  head: (locale) => {
    const t = translator(siteTexts, locale);
    return { title: t('site.inactiveCard.title'), description: t('site.inactiveCard.description') };
  },
};
